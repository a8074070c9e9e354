import { aRoom } from '@aosai/api/exams/attempts.fixtures';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { open, step } from './engine.ts';
import { openRoom } from './open.ts';
import type { Effect, EngineInput, EngineState } from './state.ts';

const CODE = idOf('question', 26);
const code = (text: string) => ({ kind: 'code' as const, language: 53 as const, code: text });
const python = (text: string) => ({ kind: 'code' as const, language: 71 as const, code: text });

function page() {
  let result = open({ type: 'opened', room: aRoom(), journal: [], sentAtMs: 0 }, 0);
  return {
    state: (): EngineState => result.state,
    do(atMs: number, input: Exclude<EngineInput, { type: 'opened' }>): readonly Effect[] {
      result = step(result.state, input, atMs);
      return result.effects;
    },
  };
}

const saved = (state: EngineState, revision: number) => ({
  type: 'saveReplied' as const,
  requestNo: state.requestNo,
  reply: {
    serverNow: FIXTURE_NOW,
    deadlineAt: at(72.75),
    revisions: [{ questionId: CODE, revision, savedAt: at(0), hash: 'aa' }],
    notices: [],
    results: [],
  },
});
const sentIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'sendSave' ? effect.answers : []));

test('drafts: after a change of language the previous program is sent with the next save, once', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CODE, answer: python('print(1)') });
  const left = room.do(10, { type: 'edited', questionId: CODE, answer: code('int main') });
  const drafts = [
    { language: 53, code: LIGHTHOUSE },
    { language: 71, code: 'print(1)' },
  ];
  expect(left).toMatchObject([{ type: 'journalPut', entry: { answer: code('int main'), drafts } }]);
  expect(sentIn(room.do(20, { type: 'hidden' }))).toMatchObject([{ answer: code('int main'), drafts }]);
  room.do(50, saved(room.state(), 3));
  expect(room.state().answers[CODE]).toMatchObject({ drafts, draftsUnsaved: false, dirtySinceMs: null });
  room.do(60, { type: 'edited', questionId: CODE, answer: code('int main()') });
  const [next] = sentIn(room.do(70, { type: 'hidden' }));
  expect([next?.answer, next?.drafts]).toEqual([code('int main()'), undefined]);
});

test('drafts: are sent again when they changed during a save, even if the answer is the same', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CODE, answer: python('print(1)') });
  room.do(10, { type: 'edited', questionId: CODE, answer: code('int main') });
  room.do(20, { type: 'hidden' });
  room.do(30, { type: 'edited', questionId: CODE, answer: python('print(2)') });
  room.do(40, { type: 'edited', questionId: CODE, answer: code('int main') });
  room.do(50, saved(room.state(), 3));
  expect(sentIn(room.do(60, { type: 'hidden' }))).toMatchObject([
    { drafts: expect.arrayContaining([{ language: 71, code: 'print(2)' }]) },
  ]);
});

test('drafts: a program over the size limit is not sent with the others', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CODE, answer: python('#'.repeat(70_000)) });
  room.do(10, { type: 'edited', questionId: CODE, answer: code('int main') });
  expect(sentIn(room.do(20, { type: 'hidden' }))).toMatchObject([{ drafts: [{ language: 53, code: LIGHTHOUSE }] }]);
  expect(room.state().answers[CODE]?.drafts).toHaveLength(2);
});

test('openRoom: restores the drafts of both languages after the browser was killed', () => {
  const entry = {
    attemptId: aRoom().attempt.id,
    questionId: CODE,
    baseRevision: 2,
    answer: code('int main'),
    flagged: false,
    spentMs: 1,
    sentKeys: [],
    drafts: [{ language: 71 as const, code: 'print(1)' }],
  };
  const { state } = openRoom(aRoom(), [entry], 0, 0);
  expect(state.answers[CODE]).toMatchObject({ drafts: entry.drafts, draftsUnsaved: true, answer: code('int main') });
});

test('drafts: of an attempt closed elsewhere, whose room has no answers, are sent as late copies before they are forgotten', () => {
  const closed = aRoom();
  const draft = {
    attemptId: closed.attempt.id,
    questionId: CODE,
    baseRevision: 0,
    answer: code('int main'),
    flagged: false,
    spentMs: 10,
    sentKeys: [],
  };
  const room = {
    ...closed,
    attempt: { ...closed.attempt, status: ATTEMPT.completed },
    token: null,
    sections: [],
    answers: [],
  };
  const opened = open({ type: 'opened', room, journal: [draft], sentAtMs: 0 }, 0);
  const asked = step(opened.state, { type: 'tick' }, 10);
  expect([...opened.effects, ...asked.effects]).toMatchObject([
    { type: 'sendSave', answers: [{ questionId: CODE, baseRevision: 0, answer: code('int main') }] },
  ]);
  const refused = { code: 'ATTEMPT_CLOSED', status: 409, message: '' };
  const ended = step(asked.state, { type: 'failed', requestNo: asked.state.requestNo, error: refused }, 20);
  expect(ended.effects).toMatchObject([{ type: 'journalClear' }]);
});

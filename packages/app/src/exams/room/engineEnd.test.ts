import { aReceipt, aRoom } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { open, step } from './engine.ts';
import type { Effect, EngineInput, EngineState } from './state.ts';

const CODE = idOf('question', 26);
const END_MS = 72.75 * 60_000;
const code = (text: string) => ({ kind: 'code' as const, language: 53 as const, code: text });

function page() {
  let result = open({ type: 'opened', room: aRoom(), journal: [], sentAtMs: 0 }, 0);
  return {
    state: (): EngineState => result.state,
    do(atMs: number, input: Exclude<EngineInput, { type: 'opened' }>): string[] {
      result = step(result.state, input, atMs);
      return result.effects.map((effect: Effect) => effect.type);
    },
  };
}

const reply = (state: EngineState, changes: object) => ({
  type: 'saveReplied' as const,
  requestNo: state.requestNo,
  reply: { serverNow: FIXTURE_NOW, deadlineAt: at(72.75), revisions: [], notices: [], results: [], ...changes },
});
const failed = (state: EngineState, errorCode: string, status: number) => ({
  type: 'failed' as const,
  requestNo: state.requestNo,
  error: { code: errorCode, status, message: '' },
});
const phaseOf = ({ phase, completeReason }: EngineState) => [phase, completeReason];

test('engine: at the deadline it saves once more before handing in', () => {
  const room = page();
  expect(room.do(END_MS, { type: 'tick' })).toEqual(['sendSave']);
  expect(phaseOf(room.state())).toEqual(['completing', 'timeout']);
  expect(room.do(END_MS + 50, reply(room.state(), { serverNow: at(72.75) }))).toEqual(['sendComplete']);
});

test('engine: returns to answering when the last save brings an extension', () => {
  const room = page();
  room.do(END_MS, { type: 'edited', questionId: CODE, answer: code('// late') });
  room.do(END_MS, { type: 'tick' });
  room.do(END_MS + 50, reply(room.state(), { serverNow: at(72.75), deadlineAt: at(82.75) }));
  expect(phaseOf(room.state())).toEqual(['answering', null]);
  expect(room.do(END_MS + 100, { type: 'edited', questionId: CODE, answer: code('// more') })).toEqual(['journalPut']);
});

test('engine: keeps the reason timeout when the server closes the attempt at the deadline', () => {
  const room = page();
  room.do(END_MS, { type: 'tick' });
  expect(room.do(END_MS + 61_000, failed(room.state(), 'ATTEMPT_CLOSED', 409))).toEqual(['sendComplete']);
  expect(phaseOf(room.state())).toEqual(['completing', 'timeout']);
});

test('engine: cancelling a hand-in already sent takes effect only if the request fails', () => {
  const lost = page();
  lost.do(10, { type: 'completeWanted' });
  lost.do(20, { type: 'completeCancelled' });
  expect([phaseOf(lost.state()), lost.state().cancelWanted]).toEqual([['completing', 'manual'], true]);
  lost.do(30_010, failed(lost.state(), 'TIMEOUT', 0));
  expect([phaseOf(lost.state()), lost.state().cancelWanted]).toEqual([['answering', null], false]);

  const arrived = page();
  arrived.do(10, { type: 'completeWanted' });
  arrived.do(20, { type: 'completeCancelled' });
  arrived.do(30, { type: 'completeReplied', requestNo: 1, receipt: aReceipt() });
  expect(arrived.state().phase).toBe('completed');
});

test('engine: reports a program over 64 KB at once instead of submitting it', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CODE, answer: code('长'.repeat(30_000)) });
  room.do(10, { type: 'problemSeen' });
  room.do(20, { type: 'submitWanted', questionId: CODE });
  const { problem, answers } = room.state();
  expect([problem?.code, answers[CODE]?.submitWanted]).toEqual(['SOURCE_TOO_LARGE', false]);
});

test('engine: reports a kept program over 64 KB again after a reload', () => {
  const draft = { attemptId: idOf('attempt'), questionId: CODE, flagged: false, spentMs: 0, sentKeys: [] };
  const { revision } = aRoom().answers.find(({ questionId }) => questionId === CODE) ?? { revision: 0 };
  const kept = { ...draft, baseRevision: revision, answer: code('长'.repeat(30_000)) };
  const { state } = open({ type: 'opened', room: aRoom(), journal: [kept], sentAtMs: 0 }, 0);
  expect(state.problem?.code).toBe('SOURCE_TOO_LARGE');
});

test('engine: repeats a request to judge after the session ended and signing in', () => {
  const room = page();
  room.do(0, { type: 'submitWanted', questionId: CODE });
  room.do(20, failed(room.state(), 'ENV_SESSION', 401));
  room.do(61_000, { type: 'signedIn' });
  expect(room.state().inFlight?.answers).toMatchObject([{ questionId: CODE, submit: true }]);
});

test('engine: asks the server for the time at once after a sleep', () => {
  const room = page();
  expect([room.do(2_000, { type: 'tick' }), room.do(2_100, { type: 'woken' })]).toEqual([[], ['sendSave']]);
});

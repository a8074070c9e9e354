import { aReceipt, aRoom } from '@aosai/api/fixtures/attempts';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
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

test('at the deadline the server is asked once more, and only then the paper is handed in', () => {
  const room = page();
  expect(room.do(END_MS, { type: 'tick' })).toEqual(['sendSave']);
  expect(phaseOf(room.state())).toEqual(['completing', 'timeout']);
  expect(room.do(END_MS + 50, reply(room.state(), { serverNow: at(72.75) }))).toEqual(['sendComplete']);
});

test('time that was granted in the last seconds is not lost: the student goes on', () => {
  const room = page();
  room.do(END_MS, { type: 'edited', questionId: CODE, answer: code('// late') });
  room.do(END_MS, { type: 'tick' });
  room.do(END_MS + 50, reply(room.state(), { serverNow: at(72.75), deadlineAt: at(82.75) }));
  expect(phaseOf(room.state())).toEqual(['answering', null]);
  expect(room.do(END_MS + 100, { type: 'edited', questionId: CODE, answer: code('// more') })).toEqual(['journalPut']);
});

test('an attempt that the server closed while the page waited at the deadline is still called time up', () => {
  const room = page();
  room.do(END_MS, { type: 'tick' });
  expect(room.do(END_MS + 61_000, failed(room.state(), 'ATTEMPT_CLOSED', 409))).toEqual(['sendComplete']);
  expect(phaseOf(room.state())).toEqual(['completing', 'timeout']);
});

test('handing in that was taken back under way holds only if the server has it', () => {
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

test('a program over 64 KB is not sent to be judged: that is said at once, and nothing waits', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CODE, answer: code('长'.repeat(30_000)) });
  room.do(10, { type: 'problemSeen' });
  room.do(20, { type: 'submitWanted', questionId: CODE });
  const { problem, answers } = room.state();
  expect([problem?.code, answers[CODE]?.submitWanted]).toEqual(['SOURCE_TOO_LARGE', false]);
});

test('a program over 64 KB that this browser kept is told of again after a reload', () => {
  const draft = { attemptId: idOf('attempt'), questionId: CODE, flagged: false, spentMs: 0, sentKeys: [] };
  const { revision } = aRoom().answers.find(({ questionId }) => questionId === CODE) ?? { revision: 0 };
  const kept = { ...draft, baseRevision: revision, answer: code('长'.repeat(30_000)) };
  const { state } = open({ type: 'opened', room: aRoom(), journal: [kept], sentAtMs: 0 }, 0);
  expect(state.problem?.code).toBe('SOURCE_TOO_LARGE');
});

test('a wish to be judged survives a session that ended under it', () => {
  const room = page();
  room.do(0, { type: 'submitWanted', questionId: CODE });
  room.do(20, failed(room.state(), 'ENV_SESSION', 401));
  room.do(61_000, { type: 'signedIn' });
  expect(room.state().inFlight?.answers).toMatchObject([{ questionId: CODE, submit: true }]);
});

test('after a sleep the server is asked for the time at once', () => {
  const room = page();
  expect([room.do(2_000, { type: 'tick' }), room.do(2_100, { type: 'woken' })]).toEqual([[], ['sendSave']]);
});

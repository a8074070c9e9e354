import { aReceipt, aRoom, aSavedAnswer } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { open, step } from './engine.ts';
import type { Effect, EngineInput, EngineState } from './state.ts';
import { remainingMs, saveChip } from './view.ts';

const CHOICE = idOf('question', 8);
const CODE = idOf('question', 26);
const code = (text: string) => ({ kind: 'code' as const, language: 53 as const, code: text });
const pick = (option: string) => ({ kind: 'choice' as const, optionIds: [option] });

/** A page with a controlled clock: `do` passes an input at an instant and returns the effects. */
function page(room = aRoom()) {
  let result = open({ type: 'opened', room, journal: [], sentAtMs: 0 }, 0);
  return {
    state: (): EngineState => result.state,
    do(atMs: number, input: Exclude<EngineInput, { type: 'opened' }>): readonly Effect[] {
      result = step(result.state, input, atMs);
      return result.effects;
    },
  };
}

const kinds = (effects: readonly Effect[]) => effects.map((effect) => effect.type);
const reply = (state: EngineState, changes: object = {}) => ({
  type: 'saveReplied' as const,
  requestNo: state.requestNo,
  reply: { serverNow: FIXTURE_NOW, deadlineAt: at(72.75), revisions: [], notices: [], results: [], ...changes },
});
const committed = (questionId: string, revision: number) => ({ questionId, revision, savedAt: at(0), hash: 'aa' });

test('engine: a choice is journalled and sent at once', () => {
  const room = page();
  const effects = room.do(1_000, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  expect(kinds(effects)).toEqual(['journalPut', 'journalPut', 'sendSave']);
  expect(effects.at(-1)).toEqual({
    type: 'sendSave',
    requestNo: 1,
    answers: [{ questionId: CHOICE, baseRevision: 0, answer: pick('A'), flagged: false, spentMs: 74_000 }],
    events: [],
    wantResults: false,
  });
});

test('engine: time counts while the page is seen, and no more than five minutes without an edit', () => {
  const room = page();
  const spentAfter = (atMs: number, option: string) => {
    room.do(atMs, { type: 'edited', questionId: CHOICE, answer: pick(option) });
    return Object.values(room.state().answers).reduce((sum, { spentMs }) => sum + spentMs, 0);
  };
  const first = spentAfter(60_000, 'A');
  room.do(70_000, { type: 'hidden' });
  room.do(22 * 60_000, { type: 'happened', event: { type: 'visible', ms: 1_250_000 } });
  expect(spentAfter(22 * 60_000 + 5_000, 'B') - first).toBe(15_000);
  expect(spentAfter(40 * 60_000, 'C') - first).toBe(15_000 + 5 * 60_000);
});

test('engine: code is sent two seconds after the last key, and after ten seconds at most', () => {
  const room = page();
  room.do(0, { type: 'switched', questionId: CODE });
  const sent: number[] = [];
  for (let ms = 500; ms <= 14_000; ms += 500) {
    const effects =
      ms <= 11_000
        ? room.do(ms, { type: 'edited', questionId: CODE, answer: code(`// ${ms}`) })
        : room.do(ms, { type: 'tick' });
    if (effects.some((effect) => effect.type === 'sendSave')) {
      sent.push(ms);
      room.do(ms, reply(room.state(), { revisions: [committed(CODE, sent.length + 2)] }));
    }
  }
  expect(sent).toEqual([10_500, 13_000]);
});

test('engine: switching the question or hiding the page sends unsaved code at once', () => {
  for (const input of [{ type: 'switched', questionId: CHOICE } as const, { type: 'hidden' } as const]) {
    const room = page();
    room.do(100, { type: 'edited', questionId: CODE, answer: code('// x') });
    expect(kinds(room.do(200, input)).at(-1)).toBe('sendSave');
  }
});

test('engine: sends one request at a time, and later edits with the new base revision', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  expect(kinds(room.do(10, { type: 'edited', questionId: CHOICE, answer: pick('B') }))).toEqual(['journalPut']);
  const next = room.do(50, reply(room.state(), { revisions: [committed(CHOICE, 1)] }));
  expect(next.find((effect) => effect.type === 'sendSave')).toMatchObject({
    answers: [{ questionId: CHOICE, baseRevision: 1, answer: pick('B') }],
  });
  room.do(90, reply(room.state(), { revisions: [committed(CHOICE, 2)] }));
  expect([saveChip(room.state()), room.state().inFlight]).toEqual([{ kind: 'saved', at: at(0) }, null]);
});

test('engine: an idle page sends a heartbeat every 15 seconds', () => {
  const room = page();
  expect([kinds(room.do(14_999, { type: 'tick' })), kinds(room.do(15_000, { type: 'tick' }))]).toEqual([
    [],
    ['sendSave'],
  ]);
});

test('engine: offline it accepts edits and backs off, and online it sends everything', () => {
  const room = page();
  const fail = () => ({
    type: 'failed' as const,
    requestNo: room.state().requestNo,
    error: { code: 'NETWORK', status: 0, message: '' },
  });
  room.do(0, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  room.do(10, fail());
  expect(kinds(room.do(20, { type: 'edited', questionId: CODE, answer: code('// offline') }))).toEqual(['journalPut']);
  expect(saveChip(room.state())).toEqual({ kind: 'offline', unsavedCount: 2 });
  expect([kinds(room.do(900, { type: 'tick' })), kinds(room.do(1_010, { type: 'tick' })).at(-1)]).toEqual([
    [],
    'sendSave',
  ]);
  room.do(1_020, fail());
  expect(kinds(room.do(2_000, { type: 'tick' }))).toEqual([]);
  expect(kinds(room.do(2_100, { type: 'online' })).at(-1)).toBe('sendSave');
});

test("engine: counts down the server's time and warns once at 15, 5 and 1 minute", () => {
  const room = page(aRoom({ attempt: { ...aRoom().attempt, deadlineAt: at(16) } }));
  const announced: [number, number][] = [];
  for (let minute = 0; minute < 16; minute += 0.5) {
    const nowMs = minute * 60_000;
    for (const effect of room.do(nowMs, { type: 'tick' }))
      if (effect.type === 'announce') announced.push([minute, effect.minutes]);
    if (room.state().inFlight) {
      const serverNow = new Date(Date.parse(FIXTURE_NOW) + nowMs).toISOString();
      room.do(nowMs, reply(room.state(), { serverNow, deadlineAt: at(16) }));
    }
  }
  expect(announced).toEqual([
    [1, 15],
    [11, 5],
    [15, 1],
  ]);
  expect(remainingMs(room.state(), 15.5 * 60_000)).toBe(30_000);
});

test('engine: at the deadline it locks the page and sends unsaved answers', () => {
  const room = page(aRoom({ attempt: { ...aRoom().attempt, deadlineAt: at(1) } }));
  room.do(50_000, { type: 'tick' });
  room.do(50_020, reply(room.state(), { serverNow: at(50 / 60), deadlineAt: at(1) }));
  room.do(59_500, { type: 'edited', questionId: CODE, answer: code('// last second') });
  const effects = room.do(60_000, { type: 'tick' });
  expect(effects.find((effect) => effect.type === 'sendSave')).toMatchObject({
    answers: [{ questionId: CODE, answer: code('// last second') }],
  });
  expect(kinds(room.do(60_100, { type: 'edited', questionId: CODE, answer: code('// too late') }))).toEqual([]);
  expect([room.state().phase, room.state().completeReason]).toEqual(['completing', 'timeout']);
});

test('engine: an extension moves the deadline and is announced once', () => {
  const room = page();
  const notice = { id: idOf('notice'), at: at(0), kind: 'extended' as const, text: '老师延长了 10 分钟' };
  room.do(15_000, { type: 'tick' });
  const first = room.do(15_050, reply(room.state(), { deadlineAt: at(82.75), notices: [notice] }));
  room.do(30_060, { type: 'tick' });
  const second = room.do(30_100, reply(room.state(), { deadlineAt: at(82.75), notices: [notice] }));
  expect([kinds(first), kinds(second), room.state().deadlineAtMs]).toEqual([['noticed'], [], Date.parse(at(82.75))]);
});

test('engine: a corrected notice replaces the old text and is announced again', () => {
  const room = page();
  const notice = { id: idOf('notice'), at: at(0), kind: 'announcement' as const, text: '第 3 题样例有误' };
  room.do(15_000, { type: 'tick' });
  room.do(15_050, reply(room.state(), { notices: [notice] }));
  room.do(30_060, { type: 'tick' });
  const corrected = { ...notice, text: '第 4 题样例有误' };
  const effects = room.do(30_100, reply(room.state(), { notices: [corrected] }));
  expect([kinds(effects), room.state().notices]).toEqual([['noticed'], [corrected]]);
});

test('engine: a withdrawn notice disappears without being announced', () => {
  const room = page();
  const notice = { id: idOf('notice'), at: at(0), kind: 'announcement' as const, text: '第 3 题样例有误' };
  room.do(15_000, { type: 'tick' });
  room.do(15_050, reply(room.state(), { notices: [notice] }));
  room.do(30_060, { type: 'tick' });
  const effects = room.do(30_100, reply(room.state(), { notices: [{ ...notice, withdrawn: true }] }));
  expect([kinds(effects), room.state().notices]).toEqual([[], []]);
});

test('engine: handing in twice sends one request', () => {
  const room = page();
  const first = room.do(10, { type: 'completeWanted' });
  const second = room.do(11, { type: 'completeWanted' });
  expect([kinds(first), kinds(second)]).toEqual([['sendComplete'], []]);
  const receipt = aReceipt();
  expect(kinds(room.do(50, { type: 'completeReplied', requestNo: room.state().requestNo, receipt }))).toEqual([
    'journalClear',
  ]);
  expect([room.state().phase, room.state().receipt]).toEqual(['completed', receipt]);
});

test('engine: sends a stale draft as a late copy after handing in, when its first save failed', () => {
  const stale = {
    attemptId: idOf('attempt'),
    questionId: CODE,
    baseRevision: 0,
    answer: code('// stale'),
    flagged: false,
    spentMs: 0,
    sentKeys: [],
  };
  let result = open({ type: 'opened', room: aRoom(), journal: [stale], sentAtMs: 0 }, 0);
  const go = (atMs: number, input: Exclude<EngineInput, { type: 'opened' }>) => {
    result = step(result.state, input, atMs);
    return result.effects;
  };
  go(10, { type: 'failed', requestNo: 1, error: { code: 'NETWORK', status: 0, message: '' } });
  expect(kinds(go(20, { type: 'completeWanted' }))).toEqual(['sendComplete']);
  const after = go(50, { type: 'completeReplied', requestNo: 2, receipt: aReceipt() });
  expect(after).toEqual([
    expect.objectContaining({ type: 'sendSave', answers: [expect.objectContaining({ answer: code('// stale') })] }),
  ]);
  const kept = go(80, { type: 'failed', requestNo: 3, error: { code: 'ATTEMPT_CLOSED', status: 409, message: '' } });
  expect([kinds(kept), result.state.phase]).toEqual([['journalClear'], 'completed']);
});

test('engine: returns to answering with a problem when handing in is refused for good', () => {
  const room = page();
  room.do(10, { type: 'completeWanted' });
  room.do(20, { type: 'failed', requestNo: 1, error: { code: 'VALIDATION', status: 400, message: '提交的内容有误' } });
  expect([room.state().phase, room.state().problem]).toEqual([
    'answering',
    { code: 'VALIDATION', message: '提交的内容有误' },
  ]);
});

test('engine: a page that was taken over is read-only and removes the drafts the server has kept', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  const effects = room.do(20, {
    type: 'failed',
    requestNo: 1,
    error: { code: 'TAKEN_OVER', status: 409, message: '' },
  });
  expect(kinds(effects)).toEqual(['journalRemove']);
  expect([room.state().phase, kinds(room.do(30, { type: 'edited', questionId: CHOICE, answer: pick('B') }))]).toEqual([
    'takenOver',
    [],
  ]);
  expect(kinds(room.do(60_000, { type: 'tick' }))).toEqual([]);
});

test('engine: keeps everything when the session ends, and sends it after signing in', () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  room.do(20, { type: 'failed', requestNo: 1, error: { code: 'ENV_SESSION', status: 401, message: '' } });
  expect([room.state().signedOut, kinds(room.do(60_000, { type: 'tick' }))]).toEqual([true, []]);
  expect(kinds(room.do(61_000, { type: 'signedIn' })).at(-1)).toBe('sendSave');
});

test("engine: another writer's answer replaces ours, which stays visible", () => {
  const room = page();
  room.do(0, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  const serverCopy = aSavedAnswer({ questionId: CHOICE, revision: 4, answer: pick('C') });
  room.do(20, reply(room.state(), { revisions: [{ questionId: CHOICE, conflict: true, serverCopy }] }));
  expect(room.state().answers[CHOICE]).toMatchObject({
    answer: pick('C'),
    baseRevision: 4,
    lost: pick('A'),
    dirtySinceMs: null,
  });
  expect(saveChip(room.state())).toEqual({ kind: 'conflict' });
  room.do(30, { type: 'lostSeen', questionId: CHOICE });
  expect(saveChip(room.state()).kind).toBe('saved');
});

test('engine: reports and holds back a program over 64 KB, while other answers are saved and handed in', () => {
  const room = page();
  room.do(0, { type: 'switched', questionId: CODE });
  room.do(10, { type: 'edited', questionId: CODE, answer: code('长'.repeat(30_000)) });
  expect(room.state().problem).toEqual({ code: 'SOURCE_TOO_LARGE', message: '代码超过 64 KB，请精简后再试' });
  const saved = room.do(20, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  expect(saved.find((effect) => effect.type === 'sendSave')).toMatchObject({ answers: [{ questionId: CHOICE }] });
  room.do(30, reply(room.state(), { revisions: [committed(CHOICE, 1)] }));
  expect([saveChip(room.state()), kinds(room.do(14_000, { type: 'tick' }))]).toEqual([{ kind: 'unsaved' }, []]);
  expect(room.do(14_100, { type: 'completeWanted' })).toMatchObject([{ type: 'sendComplete', answers: [] }]);
});

test('engine: repeats a request to judge that did not arrive with the next save', () => {
  const room = page();
  room.do(0, { type: 'submitWanted', questionId: CODE });
  expect(room.state().inFlight?.answers).toMatchObject([{ questionId: CODE, submit: true }]);
  room.do(10, { type: 'failed', requestNo: 1, error: { code: 'TIMEOUT', status: 0, message: '' } });
  room.do(1_100, { type: 'tick' });
  expect(room.state().inFlight?.answers).toMatchObject([{ questionId: CODE, submit: true }]);
});

test('engine: warns again after an extension', () => {
  const room = page();
  const minute = 60_000;
  const said = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => (effect.type === 'announce' ? [effect.minutes] : []));
  const early = said(room.do(69 * minute, { type: 'tick' }));
  room.do(69 * minute, reply(room.state(), { serverNow: at(69), deadlineAt: at(82.75) }));
  const between = said(room.do(70 * minute, { type: 'tick' }));
  const again = said(room.do(78 * minute, { type: 'tick' }));
  expect([early, between, again]).toEqual([[5], [], [5]]);
});

test('engine: fetches the receipt of an attempt the server closed, without calling it overtime', () => {
  const room = page();
  room.do(1_000, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  room.do(1_100, { type: 'failed', requestNo: 1, error: { code: 'ATTEMPT_CLOSED', status: 409, message: '' } });
  const { phase, completeReason } = room.state();
  expect({ phase, completeReason }).toEqual({ phase: 'completing', completeReason: 'closed' });
});

test('engine: marks answers as late that were sent after another page took over', () => {
  const room = page();
  room.do(1_000, { type: 'edited', questionId: CHOICE, answer: pick('A') });
  room.do(1_100, { type: 'failed', requestNo: 1, error: { code: 'TAKEN_OVER', status: 409, message: '' } });
  const { phase, lateIds } = room.state();
  expect({ phase, lateIds }).toEqual({ phase: 'takenOver', lateIds: [CHOICE] });
});

import { expect, test } from 'vitest';
import { applyConsequence, rejudgeState, stateOf, workerProblems } from './judgeWords.ts';
import type { JudgeOverview, JudgeWorker, Rejudge } from './judgeProps.ts';

const WORKER: JudgeWorker = {
  id: 'w1',
  name: 'main',
  place: 'local',
  version: '0.1.0',
  status: { available: true, level: 'L1b', layers: [], compilers: [], slots: 2, problems: [] },
  running: 0,
  startedAt: '2026-11-21T00:00:00.000Z',
  lastSeenAt: '2026-11-21T00:00:00.000Z',
  isAlive: true,
  restsUntil: null,
};
const IDLE = { waiting: 0, running: 0 };
const OVERVIEW: JudgeOverview = {
  now: '2026-11-21T00:00:00.000Z',
  queue: {
    debug: IDLE,
    submit: { waiting: 3, running: 0 },
    rejudge: IDLE,
    oldestWaitMs: 0,
    doneLastHour: 0,
    medianWaitMs: null,
  },
  workers: [WORKER],
  alarms: { total: 0, content: [] },
};
const REJUDGE: Rejudge = {
  id: '',
  scope: 'question',
  targetId: '',
  targetTitle: null,
  reason: '',
  state: 'open',
  createdAt: '2026-11-21T00:00:00.000Z',
  closedAt: null,
  total: 10,
  done: 10,
  differences: 2,
  digest: '',
  failed: 0,
};

test('stateOf: reports the most severe problem: no worker, then a long queue, then failures', () => {
  const silent = { ...WORKER, isAlive: false };
  const refusing = { ...WORKER, status: { ...WORKER.status, available: false } };
  const late = { ...OVERVIEW, queue: { ...OVERVIEW.queue, oldestWaitMs: 90_000 }, alarms: { total: 1, content: [] } };
  const states = [
    { ...late, workers: [silent, refusing] },
    { ...late, workers: [] },
    late,
    { ...OVERVIEW, alarms: { total: 1, content: [] } },
    OVERVIEW,
  ].map((overview) => stateOf(overview).title);
  expect(states).toEqual(['没有可用的评测机', '没有可用的评测机', '评测积压', '有提交没有评测成功', '评测正常']);
});

test('workerProblems: names the worker, separates the command, and ignores old problems of a silent worker', () => {
  const status = { ...WORKER.status, problems: ['缺少 Python：apt install python3'] };
  const problems = workerProblems([
    { ...WORKER, status },
    { ...WORKER, name: 'far', status, isAlive: false },
  ]);
  expect(problems).toEqual([
    { worker: 'main', text: '缺少 Python', command: 'apt install python3' },
    { worker: 'far', text: expect.stringContaining('没有响应'), command: null },
  ]);
});

test('stateOf, workerProblems: a resting worker does not count, and shows until when it rests', () => {
  const aside = { ...WORKER, restsUntil: '2026-11-21T08:05:00.000Z' };
  expect(stateOf({ ...OVERVIEW, workers: [aside] }).title).toBe('没有可用的评测机');
  expect(workerProblems([aside])).toEqual([
    { worker: 'main', text: expect.stringContaining('16:05 前不再派发任务'), command: null },
  ]);
});

test('rejudgeState, applyConsequence: describe the progress of a rejudge and the effect of applying it', () => {
  const states: Partial<Rejudge>[] = [
    { done: 4 },
    {},
    { differences: 0 },
    { state: 'applied' },
    { state: 'discarded' },
  ];
  expect(states.map((change) => rejudgeState({ ...REJUDGE, ...change }).text)).toEqual([
    '评测中 4 / 10',
    '等待确认，2 处差异',
    '没有差异',
    '已应用，改变 2 份',
    '已放弃，成绩未变',
  ]);
  expect(applyConsequence({ ...REJUDGE, failed: 1 })).toMatch(/^2 份提交.*另有 1 份.*应用后不能撤回。$/);
});

import { expect, test } from 'vitest';
import { type AssignChosen, type AssignDraft, faultsOf, freshDraft, quickDues, roundsOf } from './assignDraft.ts';

/** A Saturday, 19:47 in Beijing. */
const NOW = Date.parse('2026-11-21T11:47:30.000Z');
const part = (no: number, count = 2) => ({
  id: `P${no}`,
  name: `单元 ${no}`,
  questions: Array.from({ length: count }, (_, place) => ({ questionId: `Q${place}`, title: '' })),
});
const chapters = (count: number): AssignChosen => ({
  source: 'chapter',
  parts: Array.from({ length: count }, (_, place) => part(place + 1)),
});
const draft = (changes: Partial<AssignDraft> = {}): AssignDraft => ({ ...freshDraft(NOW), ...changes });

test('freshDraft: opens with the current minute and is due in a week at 20:00 in Beijing', () => {
  expect(freshDraft(NOW)).toMatchObject({ openAt: '2026-11-21T11:47:00.000Z', dueAt: '2026-11-28T12:00:00.000Z' });
});

test('quickDues: offers this evening only while an hour of it is left', () => {
  expect(quickDues(NOW).map(({ label }) => label)).toEqual(['明天 20:00', '一周 20:00']);
  expect(quickDues(Date.parse('2026-11-21T02:00:00.000Z')).map(({ dueAt }) => dueAt)).toEqual([
    '2026-11-21T12:00:00.000Z',
    '2026-11-22T12:00:00.000Z',
    '2026-11-28T12:00:00.000Z',
  ]);
});

test('roundsOf: one homework has the questions of all parts, each once', () => {
  const [round, ...others] = roundsOf(draft(), chapters(2), NOW);
  expect(others).toEqual([]);
  expect(round).toEqual({
    title: '单元 1 等 2 份',
    openAt: '2026-11-21T11:47:00.000Z',
    dueAt: '2026-11-28T12:00:00.000Z',
    lateUntilAt: '2026-12-01T12:00:00.000Z',
    questions: part(1).questions,
  });
});

test('roundsOf: a series has one part per weekday, from the day of the first, also over the turn of the year', () => {
  const weekly = draft({ openAt: '2026-12-21T10:00:00.000Z', dueAt: '2026-12-23T12:00:00.000Z', weekdays: [1, 4] });
  expect(roundsOf(weekly, chapters(4), NOW).map(({ title, openAt, dueAt }) => [title, openAt, dueAt])).toEqual([
    ['单元 1', '2026-12-21T10:00:00.000Z', '2026-12-23T12:00:00.000Z'],
    ['单元 2', '2026-12-24T10:00:00.000Z', '2026-12-26T12:00:00.000Z'],
    ['单元 3', '2026-12-28T10:00:00.000Z', '2026-12-30T12:00:00.000Z'],
    ['单元 4', '2026-12-31T10:00:00.000Z', '2027-01-02T12:00:00.000Z'],
  ]);
});

test('roundsOf: a series that begins now opens its later parts with their day, and numbers a typed title', () => {
  const saturdays = draft({ weekdays: [6], title: '周末练习' });
  expect(roundsOf(saturdays, chapters(2), NOW).map(({ title, openAt }) => [title, openAt])).toEqual([
    ['周末练习（1）', '2026-11-21T11:47:00.000Z'],
    ['周末练习（2）', '2026-11-27T16:00:00.000Z'],
  ]);
});

const bank = (count: number): AssignChosen => ({ source: 'bank', parts: [part(1, count)] });
const numbers = (draftOf: AssignDraft, chosen: AssignChosen) =>
  roundsOf(draftOf, chosen, NOW).map(({ title, openAt, questions }) => [title, openAt.slice(0, 10), questions.length]);

test('roundsOf: every Monday for some weeks divides the questions in their order', () => {
  const mondays = draft({ openAt: '2026-11-23T00:00:00.000Z', dueAt: '2026-11-29T12:00:00.000Z', weekdays: [1] });
  expect(numbers({ ...mondays, weeks: 4 }, bank(10))).toEqual([
    ['11 月 23 日作业', '2026-11-23', 3],
    ['11 月 30 日作业', '2026-11-30', 3],
    ['12 月 7 日作业', '2026-12-07', 2],
    ['12 月 14 日作业', '2026-12-14', 2],
  ]);
  const all = roundsOf({ ...mondays, weeks: 4 }, bank(10), NOW).flatMap(({ questions }) => questions);
  expect(all.map(({ questionId }) => questionId)).toEqual(Array.from({ length: 10 }, (_, place) => `Q${place}`));
});

test('roundsOf: two weekdays for two weeks make four parts', () => {
  const twice = draft({ openAt: '2026-11-23T00:00:00.000Z', dueAt: '2026-11-29T12:00:00.000Z', weekdays: [1, 4] });
  expect(numbers({ ...twice, weeks: 2 }, bank(8))).toEqual([
    ['11 月 23 日作业', '2026-11-23', 2],
    ['11 月 26 日作业', '2026-11-26', 2],
    ['11 月 30 日作业', '2026-11-30', 2],
    ['12 月 3 日作业', '2026-12-03', 2],
  ]);
});

test('roundsOf: a single chapter is divided too, and its homework is numbered', () => {
  const mondays = draft({ openAt: '2026-11-23T00:00:00.000Z', dueAt: '2026-11-29T12:00:00.000Z', weekdays: [1] });
  const chosen: AssignChosen = { source: 'chapter', parts: [part(7, 4)] };
  expect(numbers({ ...mondays, weeks: 2 }, chosen)).toEqual([
    ['单元 7（1）', '2026-11-23', 2],
    ['单元 7（2）', '2026-11-30', 2],
  ]);
});

test('faultsOf: weekdays without a number of weeks make nothing of a single choice, and ask for the weeks', () => {
  const twice = draft({ weekdays: [1, 3], title: '周练' });
  const faults = (chosen: AssignChosen, publish: boolean) =>
    faultsOf({ draft: twice, chosen, goals: ['a'], now: NOW }, publish);
  expect(roundsOf(twice, bank(2), NOW)).toEqual([]);
  expect(faults(bank(2), true)).toEqual({ weeks: '请填写共几周' });
  expect(faults(bank(2), false)).toEqual({ weeks: '请填写共几周' });
  expect(faults(chapters(1), true)).toEqual({ weeks: '请填写共几周' });
  expect(faults(chapters(0), true)).toEqual({ what: '还没有选题目' });
  expect(faults(chapters(2), true)).toEqual({});
});

test('faultsOf: a series says by how much its content and its dates differ', () => {
  const what = (weeks: number, chosen: AssignChosen, publish = true) =>
    faultsOf({ draft: draft({ weekdays: [1], weeks }), chosen, goals: ['a'], now: NOW }, publish).what;
  expect(what(8, chapters(8))).toBeUndefined();
  expect(what(8, chapters(6))).toBe('选了 6 份，日期有 8 个：请再选 2 份，或者改少周数');
  expect(what(8, chapters(6), false)).toBeUndefined();
  expect(what(4, chapters(6), false)).toBe('选了 6 份，日期只有 4 个：请少选几份，或者改多周数');
  expect(what(8, bank(5))).toBe('5 题不够分成 8 份，请再选几题');
  expect(what(8, bank(0))).toBe('还没有选题目');
});

test('faultsOf: tells what is missing to publish, while a draft needs only its title and dates', () => {
  const of = (changes: Partial<AssignDraft>, count: number, publish: boolean) => {
    const given = draft(changes);
    return faultsOf({ draft: given, chosen: chapters(count), goals: [], now: NOW }, publish);
  };
  expect(of({}, 0, true)).toEqual({ what: '还没有选题目', whom: '还没有选布置给谁' });
  expect(of({}, 0, false)).toEqual({});
  expect(of({ title: ' ', dueAt: null }, 1, false)).toEqual({ title: '请填写标题', when: '请填写开始和截止时间' });
  expect(of({ openAt: '2026-11-20T00:00:00.000Z', dueAt: '2026-11-21T00:00:00.000Z' }, 1, true)).toEqual({
    when: '截止时间已经过了',
    whom: '还没有选布置给谁',
  });
});

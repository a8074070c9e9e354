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

test('roundsOf: weekdays do not repeat questions of the bank', () => {
  const bank: AssignChosen = { source: 'bank', parts: [part(1)] };
  expect(roundsOf(draft({ weekdays: [1] }), bank, NOW)).toHaveLength(1);
});

test('faultsOf: tells what is missing to publish, while a draft needs only its title and dates', () => {
  const of = (changes: Partial<AssignDraft>, count: number, publish: boolean) => {
    const given = draft(changes);
    return faultsOf({ draft: given, rounds: roundsOf(given, chapters(count), NOW), goals: [], now: NOW }, publish);
  };
  expect(of({}, 0, true)).toEqual({ what: '还没有选题目', whom: '还没有选布置给谁' });
  expect(of({}, 0, false)).toEqual({});
  expect(of({ title: ' ', dueAt: null }, 1, false)).toEqual({ title: '请填写标题', when: '请填写开始和截止时间' });
  expect(of({ openAt: '2026-11-20T00:00:00.000Z', dueAt: '2026-11-21T00:00:00.000Z' }, 1, true)).toEqual({
    when: '截止时间已经过了',
    whom: '还没有选布置给谁',
  });
});

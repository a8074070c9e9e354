import { describe, expect, test } from 'vitest';
import { CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW, SEE_EVERYTHING } from '@aosai/api/exams/review';
import { opensAt, reviewViewAt, submissionSight } from './reviewVisibility.ts';
import { tagPoints } from './report.ts';

const DONE = new Date('2026-11-21T05:00:00.000Z');
const CLOSE = new Date('2026-11-21T09:00:00.000Z');
const after = (minutes: number) => new Date(DONE.getTime() + minutes * 60_000);
const settled = { status: '3' as const, completedAt: DONE };
const facts = { attempt: settled, matrix: MOCK_REVIEW, closesAt: CLOSE, reader: 'candidate' as const };

describe('reviewViewAt', () => {
  test('follows the matrix as time goes on', () => {
    const shown = (minutes: number) => reviewViewAt(facts, after(minutes));
    expect(shown(1)).toEqual(MOCK_REVIEW.justAfter);
    expect(shown(60)).toEqual(MOCK_REVIEW.whileOpen);
    expect(shown(240)).toEqual(MOCK_REVIEW.afterClose);
    const runs = { ...facts, attempt: { status: '1' as const, completedAt: null } };
    expect(reviewViewAt(runs, after(600))).toEqual(MOCK_REVIEW.during);
  });

  const running = { status: '1' as const, completedAt: null };
  const seen = (reader: 'school' | 'organizer', minutes: number, attempt: typeof running | typeof settled = settled) =>
    reviewViewAt({ ...facts, matrix: CONTEST_REVIEW, attempt, reader }, after(minutes));

  test('shows everything to the organizer at any time', () => {
    expect(seen('organizer', 1)).toEqual(SEE_EVERYTHING);
    expect(seen('organizer', 1, running)).toEqual(SEE_EVERYTHING);
  });

  test('shows the answers to a school, but keys only once the exam is over', () => {
    expect(seen('school', 1, running)).toEqual({ ...CONTEST_REVIEW.during, answer: true });
    expect(seen('school', 1)).toEqual({ ...CONTEST_REVIEW.justAfter, answer: true });
    expect(seen('school', 60)).toEqual({ ...CONTEST_REVIEW.whileOpen, answer: true });
    expect(seen('school', 240)).toEqual(SEE_EVERYTHING);
  });

  test('shows keys by the rules of classes, from their time on, once the student has handed in', () => {
    const open = { visible: true, openAt: null };
    const later = { visible: true, openAt: after(30) };
    const hidden = { visible: false, openAt: null };
    const keys = (solutions: (typeof open | typeof later)[], minutes: number, more: object = {}) => {
      const { rightAnswer, analysis, score } = reviewViewAt({ ...facts, ...more, solutions }, after(minutes));
      return [rightAnswer, analysis, score];
    };
    const running = { attempt: { status: '1' as const, completedAt: null } };
    expect({
      open: keys([open], 1),
      running: keys([open], 1, running),
      before: keys([later], 29),
      since: keys([later], 30),
      hidden: keys([hidden], 600),
      twoClasses: keys([hidden, open], 1),
      nextTurn: opensAt({ ...facts, solutions: [later] }, after(1)),
      organizer: keys([hidden], 1, { reader: 'organizer' }),
    }).toEqual({
      open: [true, true, true],
      running: [false, false, false],
      before: [false, false, true],
      since: [true, true, true],
      hidden: [false, false, true],
      twoClasses: [true, true, true],
      nextTurn: after(30),
      organizer: [true, true, true],
    });
  });

  test('opens next when the exam closes, at once, or never', () => {
    expect({
      mock: opensAt(facts, after(1)),
      mockAfter: opensAt(facts, after(240)),
      practice: opensAt({ ...facts, matrix: PRACTICE_REVIEW }, after(1)),
      contest: opensAt({ ...facts, matrix: CONTEST_REVIEW }, after(1)),
      organizer: opensAt({ ...facts, reader: 'organizer' }, after(1)),
      school: opensAt({ ...facts, reader: 'school' }, after(1)),
      twoMinutes: opensAt({ ...facts, matrix: { ...MOCK_REVIEW, whileOpen: SEE_EVERYTHING } }, after(1)),
    }).toEqual({
      mock: CLOSE,
      mockAfter: null,
      practice: null,
      contest: CLOSE,
      organizer: null,
      school: CLOSE,
      twoMinutes: new Date(DONE.getTime() + 120_001),
    });
  });

  const member = { reader: 'organizer', feedback: 'deferred' } as const;
  const figures = 'atMost';
  const hidden = CONTEST_REVIEW.justAfter;

  test('keeps submissions of an IOI paper visible', () => {
    expect(submissionSight(hidden, { ...member, feedback: 'ioi' })).toEqual({ score: true, cases: true, figures });
  });

  test('shows submissions of a deferred paper as the matrix says', () => {
    expect(submissionSight(hidden, member)).toEqual({ score: false, cases: false, figures });
    expect(submissionSight(MOCK_REVIEW.justAfter, member)).toEqual({ score: true, cases: true, figures });
    expect(submissionSight(hidden, { ...member, reader: 'operator' })).toMatchObject({ figures: 'exact' });
  });
});

test('tagPoints: adds up the points of whole questions per tag, with null where a score is hidden', () => {
  expect(
    tagPoints([
      { tags: ['循环', '数组'], points: 200, maxPoints: 200 },
      { tags: ['数组', '数组'], points: 0, maxPoints: 300 },
      { tags: ['递推'], points: null, maxPoints: 500 },
    ]),
  ).toEqual([
    { tag: '循环', points: 200, maxPoints: 200 },
    { tag: '数组', points: 200, maxPoints: 500 },
    { tag: '递推', points: null, maxPoints: 500 },
  ]);
});

import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { pointsIn } from '@aosai/api/papers/paperSource';
import { FILL, PROGRAMMING, type QuestionType, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { QuestionSource } from '@aosai/api/questions/source';
import { loadPaper, PAPER_KEYS } from '@aosai/content/loadPaper';
import { campCourses } from '../../demo/campCourses.ts';
import { masteriesFrom } from './masteries.ts';
import { readinessAt } from './memberPractice.ts';
import { pointsOfLevel, type Result } from './results.ts';

// Learners who know k of a level's points work through its camp once. What they know is then read back from their
// results, and compared with what they would score in the level's mock papers.
const NOW = new Date('2026-11-28T04:00:00Z');
const LEARNERS = 30;
const SLIP = 0.1;
/** From here on a point counts as known. */
const FAIR = 0.6;
/** Points by which readiness from practice alone is taken to be off (readiness.ts). */
const SPREAD = 12;

/** A generator of its own, so that each run meets the same learners. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What somebody gets who does not know the point; a program gets part of its cases right. */
const GUESSED: Partial<Record<QuestionType, number>> = { [TRUE_FALSE]: 0.5, [FILL]: 0.05, [PROGRAMMING]: 0.15 };

/** The share of the points that a learner may expect. */
function chanceOf({ type }: Pick<QuestionSource, 'type'>, isKnown: boolean): number {
  return isKnown ? 1 - SLIP : (GUESSED[type] ?? 0.25);
}

const pointOf = ({ knowledge = [] }: QuestionSource): string => knowledge[0] ?? '';

/** The results of working through a camp. */
function resultsOf(camp: readonly QuestionSource[], known: ReadonlySet<string>, random: () => number): Result[] {
  return camp.map((one) => {
    const chance = chanceOf(one, known.has(pointOf(one)));
    const isPartly = one.type === PROGRAMMING && !known.has(pointOf(one));
    return {
      memberId: 'learner',
      questionId: one.key,
      type: one.type,
      difficulty: one.difficulty,
      facility: null,
      points: one.knowledge ?? [],
      score: isPartly ? chance : Number(random() < chance),
      atMs: NOW.getTime() - DAY_MS,
    };
  });
}

/** The points out of 100 that the learner may expect in the mock papers of a level. */
function mockOf(level: string, known: ReadonlySet<string>): number {
  const papers = PAPER_KEYS.filter((key) => key === level || key.startsWith(`${level}-mock`)).map((key) =>
    loadPaper(key),
  );
  const shares = papers.map(({ sections }) => {
    const asked = sections.flatMap((section) =>
      section.questions.map((one) => ({ max: pointsIn(section, one), chance: chanceOf(one, known.has(pointOf(one))) })),
    );
    return asked.reduce((sum, { max, chance }) => sum + max * chance, 0) / asked.reduce((sum, { max }) => sum + max, 0);
  });
  return (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
}

const CAMPS = campCourses().flatMap(({ level, lessons }) =>
  level ? [{ level, camp: lessons.flatMap(({ questions }) => questions) }] : [],
);

/** What each learner's results say, and what is true of the learner. */
function learnersOf({ level, camp }: (typeof CAMPS)[number]) {
  const random = randomFrom(7);
  const points = pointsOfLevel(level).map(({ id }) => id);
  return Array.from({ length: LEARNERS }, (_, no) => {
    const count = Math.round((no / (LEARNERS - 1)) * points.length);
    const order = new Map(points.map((id) => [id, random()]));
    const inOrder = points.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const known = new Set(inOrder.slice(0, count));
    const standing = masteriesFrom(resultsOf(camp, known, random), level, NOW)('learner');
    const readiness = readinessAt(standing, level, []);
    if (!readiness) throw new Error('there are too few results');
    return { known, isAll: count === points.length, standing, readiness, mock: mockOf(level, known) };
  });
}

const shareOf = (values: readonly number[], is: (value: number) => boolean) => values.filter(is).length / values.length;

test.each(CAMPS)('simulated learners: the camp of $level tells which points they know', (camp) => {
  const all = learnersOf(camp).flatMap(({ known, standing }) =>
    standing.standings.map(({ point, mastery }) => ({ isKnown: known.has(point.id), value: mastery.value })),
  );
  const valuesOf = (isKnown: boolean) => all.filter((one) => one.isKnown === isKnown).map(({ value }) => value);
  expect(shareOf(valuesOf(true), (value) => value >= FAIR)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(valuesOf(false), (value) => value < FAIR)).toBeGreaterThanOrEqual(0.98);
});

test.each(CAMPS)('simulated learners: the camp of $level tells what they would score in its mock papers', (camp) => {
  const learners = learnersOf(camp);
  const bandsOf = (is: (one: (typeof learners)[number]) => boolean) =>
    new Set(learners.filter(is).map(({ readiness }) => readiness.band));
  expect(bandsOf(({ known }) => known.size === 0)).toEqual(new Set(['notYet']));
  expect(bandsOf(({ isAll }) => isAll)).toEqual(new Set(['likely']));
  const off = learners.map(({ readiness, mock }) => Math.abs(readiness.expected - mock));
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThanOrEqual(SPREAD);
});

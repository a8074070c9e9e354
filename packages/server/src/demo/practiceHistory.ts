import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { FULL_PERCENT } from '@aosai/api/practice/practiceRules';
import { PRACTICE_POINTS } from '@aosai/api/practice/practicePoints';
import { streakOf } from '@aosai/api/practice/streak';
import type { Answer } from '@aosai/api/questions/answers';
import { answerHash } from '@aosai/api/questions/hash';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { newId } from '../base/newId.ts';
import { question } from '../db/schema/bank.ts';
import { chapter } from '../db/schema/content.ts';
import { memberPoints } from '../db/schema/memberRecords.ts';
import { memberPracticeDay, memberQuestionTry } from '../db/schema/practice.ts';
import { submission } from '../db/schema/submission.ts';
import { type Earning, forChapter, forReview, forSolving } from '../practice/tries/earnPoints.ts';
import { PRIORITY } from '../judging/submissions/trialRuns.ts';
import { percentFor, PRACTICE_MAX } from '../practice/tries/practiceContext.ts';
import { WITHOUT_TRIES } from '../practice/tries/cleanTries.ts';
import type { PracticeRow } from '../practice/tries/practiceRow.ts';
import { isDue, scoreTry } from '../practice/tries/scoreTry.ts';
import { demoChoice, demoJudged, demoProgram, steady } from './demoAnswers.ts';
import type { AnswerKey } from '@aosai/api/questions/scoring';
import type { TaskSolution } from '@aosai/content/tasks/taskSolutions';
import type { ProgrammingSpec, StoredOption } from '../db/schema/storedQuestion.ts';

/** Reviews of one evening. */
const MOST_DUE = 3;
/** After supper, from the beginning of the day in Beijing. */
const EVENING_MS = 19.5 * HOUR_MS;

/** How a student has practised. */
interface Habit {
  /** The days with practice, as days before today. */
  daysAgo: readonly number[];
  /** New questions on such a day. */
  perDay: number;
  /** Every first answer whose number this divides is wrong. */
  wrongEvery: number;
}

const every = (from: number, step: number) =>
  Array.from({ length: Math.ceil(from / step) }, (_, at) => from - at * step);

/** The demo's student has missed a day in most weeks; the classmates come once a week to four times. */
export const OF_STUDENT: Habit = {
  daysAgo: [27, 26, 25, 23, 22, 21, 20, 19, 17, 16, 15, 14, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1],
  perDay: 6,
  wrongEvery: 5,
};
export const OF_CLASSMATES: readonly Habit[] = [
  { daysAgo: every(26, 2), perDay: 7, wrongEvery: 9 },
  { daysAgo: every(25, 3), perDay: 6, wrongEvery: 6 },
  { daysAgo: every(27, 3), perDay: 5, wrongEvery: 4 },
  { daysAgo: every(24, 4), perDay: 4, wrongEvery: 3 },
  { daysAgo: [26, 19, 18], perDay: 4, wrongEvery: 3 },
];

/** A question as the history needs it. */
export interface Asked extends Pick<typeof question.$inferSelect, 'id' | 'type' | 'title' | 'difficulty'> {
  versionId: string;
  options: readonly Pick<StoredOption, 'id'>[];
  /** Null for a task, which has programs instead. */
  key: AnswerKey | null;
  programming: ProgrammingSpec | null;
  programs: readonly TaskSolution[];
  lesson: Pick<typeof chapter.$inferSelect, 'id' | 'title' | 'questionIds'>;
}

/** The state of a question that nobody has tried. */
const untried = (appId: string, memberId: string, questionId: string, now: Date): PracticeRow => ({
  appId,
  id: newId(),
  orgId: null,
  createdBy: memberId,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  version: 1,
  memberId,
  questionId,
  ...WITHOUT_TRIES,
  draftRevision: 0,
  draftSavedAt: null,
  lastNo: 0,
  isFavourite: false,
  revealedAt: null,
  draw: 0,
  drawnForAt: null,
  cleanedAt: null,
  fromAttemptId: null,
  twinOf: null,
});

type TryRow = typeof memberQuestionTry.$inferInsert;
type DayRow = typeof memberPracticeDay.$inferInsert;
type PointsRow = typeof memberPoints.$inferInsert;
type SubmissionRow = typeof submission.$inferInsert;

/** An answer to a question, with the verdict on a program. */
function answered({ id, options, key, programming, programs }: Asked, isRight: boolean) {
  const program = programs.find(({ fails }) => (fails === null) === isRight);
  if (program && programming) {
    const answer: Answer = { kind: 'code', language: program.language, code: demoProgram(program) };
    return {
      answer,
      code: answer.code,
      language: program.language,
      judged: demoJudged(programming, program, PRACTICE_MAX),
    };
  }
  if (!key) throw new Error(`the demo cannot answer the question ${id}`);
  const optionIds = options.map((option) => option.id);
  return { answer: demoChoice(key, optionIds, isRight, steady(id)), judged: null };
}

/** What a student's habit has led to, by the rules of practice itself. */
export function historyOf(
  { appId, memberId, today }: { appId: string; memberId: string; today: string },
  { daysAgo, perDay, wrongEvery }: Habit,
  questions: readonly Asked[],
) {
  const states = new Map<string, PracticeRow>();
  const asked = new Map(questions.map((one) => [one.id, one]));
  const tries: TryRow[] = [];
  const submissions: SubmissionRow[] = [];
  const days: DayRow[] = [];
  const points: PointsRow[] = [];
  const base = (now: Date) => ({ appId, id: newId(), createdBy: memberId, createdAt: now, updatedAt: now });
  let next = 0;
  for (const ago of daysAgo) {
    const start = startOfDay(today, -ago).getTime() + EVENING_MS;
    const day = dateText(start);
    let minute = 0;
    let count = 0;
    let earned = 0;
    const earn = ({ points: wanted, ...what }: Earning, now: Date) => {
      const delta = Math.min(wanted, PRACTICE_POINTS.mostOfDay - earned);
      earned += delta;
      if (delta > 0) points.push({ ...base(now), memberId, delta, ...what });
    };
    const answer = (one: Asked, isRight: boolean) => {
      const isProgram = one.type === PROGRAMMING;
      minute += isProgram ? 6 : 1;
      count += 1;
      const now = new Date(start + minute * MINUTE_MS);
      const before = states.get(one.id) ?? untried(appId, memberId, one.id, now);
      const given = answered(one, isRight);
      const percent = given.judged ? percentFor(given.judged.points, PRACTICE_MAX) : isRight ? FULL_PERCENT : 0;
      const scored = { percent, isProgram, isSlow: false, isHinted: false, now };
      const { changes, isSolved, isReviewed } = scoreTry(before, scored);
      const made = { ...base(now), memberId, questionId: one.id, versionId: one.versionId, no: before.lastNo + 1 };
      const job = given.judged ? base(now) : null;
      tries.push({
        ...made,
        chapterId: one.lesson.id,
        answer: given.answer,
        submissionId: job?.id ?? null,
        state: 'done',
        percent,
        verdict: given.judged?.verdict ?? null,
        spentMs: isProgram ? 5 * MINUTE_MS : 20_000 + Math.floor(steady(one.id, memberId) * 30_000),
        requestId: newId(),
        requestHash: `${one.id}/${answerHash(given.answer)}`,
      });
      if (job && given.judged) {
        const { cases, ...figures } = given.judged;
        submissions.push({
          ...job,
          ...figures,
          tryId: made.id,
          memberId,
          questionVersionId: one.versionId,
          kind: 'submit',
          language: given.language,
          code: given.code,
          codeHash: answerHash(given.answer),
          maxPoints: PRACTICE_MAX,
          priority: PRIORITY.submit,
          state: 'done',
          tries: 1,
          doneCases: cases.length,
          totalCases: cases.length,
          cases,
          finishedAt: now,
        });
      }
      const last = { lastNo: made.no, tries: before.tries + 1, lastTryId: made.id, lastTriedAt: now };
      states.set(one.id, {
        ...before,
        ...changes,
        ...last,
        lockedUntil: null,
        version: before.version + 1,
        updatedAt: now,
      });
      if (count === 1) {
        earn({ points: PRACTICE_POINTS.day, reason: '每日练习', refType: 'practiceDay', refId: day }, now);
        const streak = streakOf(new Set([...days.map((row) => row.day), day]), day);
        if (streak % PRACTICE_POINTS.streakDays === 0)
          earn({ points: PRACTICE_POINTS.streak, reason: '连续练习 7 天', refType: 'practiceStreak', refId: day }, now);
      }
      if (isSolved) earn(forSolving(one), now);
      if (isReviewed) earn(forReview(one.id, one.title, day), now);
      const isWhole = one.lesson.questionIds.every((id) => (states.get(id)?.solvedAt ?? null) !== null);
      if (isSolved && isWhole) earn(forChapter(one.lesson), now);
    };
    const due = [...states.values()].filter((state) => isDue(state, new Date(start))).slice(0, MOST_DUE);
    for (const { questionId, tries: made } of due) {
      const one = asked.get(questionId);
      if (one) answer(one, made % 3 !== 0);
    }
    for (const one of questions.slice(next, next + perDay)) {
      next += 1;
      const isRight = next % wrongEvery !== 0;
      answer(one, isRight);
      if (!isRight && one.type === PROGRAMMING) answer(one, true);
    }
    if (count > 0) days.push({ ...base(new Date(start)), memberId, day, tries: count, earned });
  }
  return { states: [...states.values()], tries, submissions, days, points };
}

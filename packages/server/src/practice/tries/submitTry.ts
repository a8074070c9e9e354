import { and, eq } from 'drizzle-orm';
import { startOfDay } from '@aosai/api/kit/beijing';
import { AppError } from '@aosai/api/kit/errors';
import { type Answer, isAnswered } from '@aosai/api/questions/answers';
import { answerHash } from '@aosai/api/questions/hash';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { PRACTICE, PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { scoreObjective } from '@aosai/api/questions/scoring';
import { newId } from '../../base/newId.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { writtenCode } from '../../judging/submissions/codeAnswer.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { checkAnswer } from '../../questions/trial/checkAnswer.ts';
import { redrawQuestion, redrawChanges } from '../draw/redraw.ts';
import { earnPoints, forTheDay } from './earnPoints.ts';
import { itemOf, type PractisingMember, type PracticeContext, percentFor, PRACTICE_MAX } from './practiceContext.ts';
import { addTry, type DayRow, lockDay } from './practiceDay.ts';
import { lockPractice, type PracticeRow, savePractice } from './practiceRow.ts';
import { judgedBefore, queueProgram } from './queueProgram.ts';
import { applyTry } from './applyTry.ts';
import { isSinceReview } from './scoreTry.ts';

export interface Offered {
  answer: Answer;
  /** The draw of numbers on the page; it has to be the current one. */
  draw: number;
  requestId: string;
  /** How long the question was visible, as the page reports. */
  spentMs?: number | undefined;
}

export type TryRow = typeof tries.$inferSelect;

export interface Handed {
  row: PracticeRow;
  made: TryRow;
  earned: number;
}

/** How many times the median counts as slow. */
const SLOW_TIMES = 2;

const hashOf = (questionId: string, { draw, answer }: Pick<Offered, 'draw' | 'answer'>): string =>
  `${questionId}/${draw === 0 ? '' : `${draw}/`}${answerHash(answer)}`;

/** The try of an earlier request with this id. Throws IDEMPOTENT_OTHER when its content differs. */
async function madeBefore({ db, appId }: EngineCall, memberId: string, requestId: string, hash: string) {
  const [made] = await db
    .select()
    .from(tries)
    .where(and(eq(tries.appId, appId), eq(tries.memberId, memberId), eq(tries.requestId, requestId)));
  if (made && made.requestHash !== hash) throw new AppError('IDEMPOTENT_OTHER');
  return made ?? null;
}

function refuseLocked({ lockedUntil }: PracticeRow, now: Date): void {
  const restMs = lockedUntil === null ? 0 : lockedUntil.getTime() - now.getTime();
  if (restMs > 0) throw new AppError('ANSWER_LOCKED', { seconds: Math.ceil(restMs / 1000) });
}

/** Repeating a program uses neither judge nor right, but each try is a row: throws RATE_LIMITED until tomorrow. */
function refuseFlood({ day, tries: made }: DayRow, now: Date): void {
  if (made < PRACTICE_LIMITS.triesOfDay) return;
  const restMs = startOfDay(day, 1).getTime() - now.getTime();
  throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(restMs / MS_PER_SECOND)) });
}

/** The earlier result of the program or its place in the queue; the score of an objective answer. */
async function judgedNow(
  call: EngineCall,
  member: PractisingMember,
  met: PracticeContext,
  made: { id: string; answer: Answer },
) {
  const { version } = met;
  const code = writtenCode(made.answer);
  if (made.answer.kind === 'code') {
    if (!code) throw new AppError('VALIDATION', { path: 'answer', detail: '还没有写代码，不能提交' });
    const known = await judgedBefore(call, member.memberId, version.id, code);
    if (known) return known;
    return queueProgram(call, member, { met, tryId: made.id, code });
  }
  const points = version.answerKey ? scoreObjective(version.answerKey, made.answer, PRACTICE_MAX) : 0;
  return { submissionId: null, verdict: null, percent: percentFor(points, PRACTICE_MAX), state: 'done' as const };
}

/** Whether the try took much longer than the median time, once that is known. */
const isSlow = (spentMs: number | null, { head: { medianMs } }: PracticeContext): boolean =>
  spentMs !== null && medianMs !== null && spentMs > SLOW_TIMES * medianMs;

async function handIn(
  call: EngineCall,
  member: PractisingMember,
  given: PracticeContext,
  offered: Offered,
): Promise<Handed> {
  const { db, appId, now } = call;
  const { memberId } = member;
  const answer = checkAnswer(itemOf(given), offered.answer);
  if (!answer || !isAnswered(answer))
    throw new AppError('VALIDATION', { path: 'answer', detail: '还没有作答，不能提交' });
  const requestHash = hashOf(given.head.id, { answer, draw: offered.draw });
  const whose = { memberId, questionId: given.head.id };
  const day = await lockDay(db, call, memberId);
  const before = await madeBefore(call, memberId, offered.requestId, requestHash);
  const kept = await lockPractice(db, call, whose);
  if (before) return { row: kept, made: before, earned: 0 };
  refuseFlood(day, now);
  const { met, row } = redrawQuestion(given, kept, now);
  if (met.draw !== offered.draw) throw new AppError('QUESTION_REDRAWN');
  refuseLocked(row, now);
  const id = newId();
  const judged = await judgedNow(call, member, met, { id, answer });
  const base = { appId, id, createdBy: memberId, createdAt: now, updatedAt: now };
  const { chapterId, gradeId, draw } = met;
  const no = row.lastNo + 1;
  const spentMs = offered.spentMs ?? null;
  const isHinted = row.hintedAt !== null && isSinceReview(row, row.hintedAt);
  const timed = { spentMs, isSlow: isSlow(spentMs, met), isHinted };
  const about = { ...whose, ...timed, versionId: met.version.id, no, chapterId, gradeId, draw };
  const [made] = await db
    .insert(tries)
    .values({ ...base, ...about, answer, requestId: offered.requestId, requestHash, ...judged })
    .returning();
  if (!made) throw new Error('a try was not written');
  const today = await addTry(db, appId, day);
  const handed = {
    ...redrawChanges(given, kept, now),
    lastNo: no,
    tries: row.tries + 1,
    lastTryId: id,
    lastTriedAt: now,
    status: PRACTICE.submitted,
  };
  const standing = await savePractice(db, row, handed, now);
  const earnings = await forTheDay(db, call, memberId, today);
  if (judged.percent === null) {
    // Nothing is scored yet, but the day counts already.
    return { row: standing, made, earned: await earnPoints(db, call, memberId, today, earnings) };
  }
  const isProgram = answer.kind === 'code';
  const scored = { percent: judged.percent, isProgram, isSlow: made.isSlow, isHinted, now };
  const after = await applyTry(db, call, { row: standing, day: today, head: met.head, chapterId, scored, earnings });
  return { ...after, made };
}

/**
 * Submits an answer in practice. Objective questions are scored at once, programs are queued; a repeated request
 * returns the try that it made.
 *
 * @throws VALIDATION, ANSWER_LOCKED, SUBMITS_WAITING, RATE_LIMITED, RIGHT_USED_UP, MEMBER_BLOCKED, IDEMPOTENT_OTHER,
 *   QUESTION_REDRAWN
 */
export async function submitTry(
  call: EngineCall,
  member: PractisingMember,
  met: PracticeContext,
  offered: Offered,
): Promise<Handed> {
  const blocked = offered.answer.kind === 'code' ? await blockOf(call.db, call, member.memberId, 'submit') : null;
  if (blocked) throw blocked;
  const handed = await call.db.transaction((tx) => handIn(within(call, tx), member, met, offered));
  if (handed.made.state !== 'done') call.services.wakeQueue();
  return handed;
}

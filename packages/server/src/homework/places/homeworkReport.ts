import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { RANKING_MIN } from '@aosai/api/homework/homeworkRanking';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { exam } from '../../db/schema/exam.ts';
import { answersOf } from '../../exams/attempts/attemptRow.ts';
import { closeIfDue, isDue } from '../../exams/attempts/close.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { scoredSubmissions } from '../../exams/scoring/attemptSubmissions.ts';
import { lateAnswers } from '../answers/lateAnswers.ts';
import { lateRuleOf } from '../../exams/exam/homeworkRow.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { reportOf } from '../../exams/reports/report.ts';
import type { Reader } from '../../exams/reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { openVideos } from '../../exams/reports/openVideos.ts';
import { rankedPlaces } from './homeworkRanking.ts';
import { readerScope } from './placeScope.ts';
import { homeworkPlaceQuery, type PlaceFacts, placeViews, resultsRule } from './placeViews.ts';
import type { HomeworkReport } from '@aosai/api/homework/homeworkEnroll.contract';

/** The role in which the caller reads an attempt at homework; everybody reads their own as a candidate. */
export function readerOfPlace(
  { actor }: Pick<CallContext, 'actor'>,
  { place, homework, isStaff }: Pick<PlaceFacts, 'place' | 'homework' | 'isStaff'>,
): Reader {
  if (actor.kind === 'user') return 'operator';
  if (actor.kind !== 'member' || !isStaff || place.memberId === actor.memberId) return 'candidate';
  const isTheirs = homework.createdBy === actor.memberId || (actor.orgId !== null && homework.orgId === actor.orgId);
  return isTheirs ? 'organizer' : 'school';
}

/** A place that the caller may read; an expired attempt is closed first. Throws NOT_FOUND. */
export async function readPlace(context: CallContext, id: string): Promise<PlaceFacts> {
  const find = async () => {
    const [facts] = await homeworkPlaceQuery(context).where(
      and(readerScope(context), eq(exam.published, true), placeIs(context.appId, id)),
    );
    if (!facts) throw new AppError('NOT_FOUND');
    return facts;
  };
  const facts = await find();
  if (!facts.attempt || !isDue(facts.attempt, null, context.services.now())) return facts;
  await closeIfDue(engineOf(context), facts.attempt.id);
  return find();
}

async function rankOf(context: CallContext, { place, homework, isStaff }: PlaceFacts): Promise<number | null> {
  const rows = await rankedPlaces(context, homework.id);
  if (!isStaff && (!homework.showRanking || rows.length < RANKING_MIN)) return null;
  return rows.find(({ id }) => id === place.id)?.rank ?? null;
}

/** The result of one place, with questions and points after hand-in as far as the review matrix shows them. */
export async function homeworkReport(context: CallContext, id: string): Promise<HomeworkReport> {
  const facts = await readPlace(context, id);
  const { attempt, place, homework } = facts;
  const [view] = await placeViews(context, [facts]);
  if (!view) throw new AppError('NOT_FOUND');
  const isHandedIn = attempt?.status === ATTEMPT.completed || attempt?.status === ATTEMPT.settled;
  if (!attempt || !isHandedIn) return { place: view, report: null, late: [], rank: null };
  const call = engineOf(context);
  const report = await reportOf(call, attempt.id, {
    reader: readerOfPlace(context, facts),
    author: authorOf(context),
    rule: resultsRule(facts),
  });
  await openVideos(context, report.questions);
  const shown = new Map(report.questions.map((one) => [one.id, one]));
  const content = await paperContent(call.db, call.appId, attempt.examPaperId);
  const rows = await answersOf(call.db, call.appId, attempt.id);
  const submissions = await scoredSubmissions(call.db, call.appId, attempt.id);
  const rule = { dueAt: place.dueAt ?? homework.endAt, rule: lateRuleOf(homework) };
  const byQuestion = new Map(rows.map((row) => [row.questionVersionId, row]));
  const late = lateAnswers(content, rows, submissions, rule).map((one) => {
    const score = shown.get(one.questionId)?.score ?? null;
    const row = byQuestion.get(one.questionId);
    return {
      ...one,
      earned: score === null ? null : one.earned,
      onTime: score === null ? null : one.onTime,
      points: score,
      comment: row?.comment ?? '',
      lineNotes: row?.lineNotes ?? [],
    };
  });
  const laterTries = rows.flatMap(({ questionVersionId: questionId, lateCopies }) =>
    lateCopies.flatMap(({ receivedAt, answer, accepted }) => (accepted ? [] : [{ questionId, receivedAt, answer }])),
  );
  const isToldTries = homework.results === 'atHandIn' && readerOfPlace(context, facts) !== 'candidate';
  return {
    place: view,
    report,
    late,
    rank: view.totalPoints === null ? null : await rankOf(context, facts),
    ...(isToldTries && { laterTries }),
  };
}

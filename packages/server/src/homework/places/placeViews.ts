import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { GRACE_MS } from '@aosai/api/kit/constants';
import { hardClose } from '@aosai/api/homework/homeworkDates';
import { daysLate, latePenaltyPct } from '@aosai/api/homework/latePoints';
import { standingAt } from '@aosai/api/homework/homeworkStanding';
import { maskName } from '@aosai/api/kit/masking';
import { REVIEW_MOMENTS } from '@aosai/api/exams/review';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { answeredCounts } from '../../exams/attempts/answeredCounts.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { lateRuleOf } from '../../exams/exam/homeworkRow.ts';
import { instantParam } from '../../db/rawRows.ts';
import { examClosesAt } from '../../exams/reports/reviewClock.ts';
import { type ResultsRule, reviewViewAt, waitsForClose } from '../../exams/reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { foundInAll } from '../../kit/rows/paged.ts';
import { staffScope } from './placeScope.ts';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** The progress of a place, in SQL. */
export const progressSql = sql`case when ${enrolment.status} = ${ENROLMENT.settled}
  or ${examPaperEnroll.status} = ${ATTEMPT.settled} then '3' when ${examPaperEnroll.status} = ${ATTEMPT.completed} then '2'
  when ${examPaperEnroll.status} = ${ATTEMPT.inProgress} then '1' else '0' end`;

export const waitsForReview = sql<boolean>`exists (select 1 from ${examMemberQuestion} q
  where q.app_id = ${examPaperEnroll.appId} and q.attempt_id = ${examPaperEnroll.id} and q.needs_review)`;

/** A save after the marking opens the attempt again but leaves when it was marked; a teacher's return clears that. */
export const takenBack = sql<boolean>`coalesce(${enrolment.status} <> ${ENROLMENT.settled}
  and ${examPaperEnroll.status} = ${ATTEMPT.inProgress} and ${examPaperEnroll.settledAt} is not null, false)`;

export const isLateSql = sql`coalesce(${examPaperEnroll.lastSeenAt} >
  ${enrolment.dueAt} + make_interval(secs => ${GRACE_MS / 1000}), false)`;

export const isOverdueSql = (now: Date): SQL =>
  sql`${progressSql} in ('0', '1') and ${enrolment.dueAt} < ${instantParam(now)}`;

/** Joins a place with its homework. */
const homeworkOfPlace = and(
  eq(exam.appId, enrolment.appId),
  eq(exam.id, enrolment.targetId),
  eq(exam.kind, 'homework'),
  isNull(exam.deletedAt),
);
const attemptOfPlace = and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id));

/** Ids of places, for finding and counting; `placesOf` then reads only the rows of a page. */
export function placeIds({ db }: CallContext) {
  return db
    .select({ id: enrolment.id, homeworkId: enrolment.targetId })
    .from(enrolment)
    .innerJoin(exam, homeworkOfPlace)
    .$dynamic();
}

/** The same where a filter or order needs the attempt, with the number of all rows found. */
export function begunPlaceIds({ db }: CallContext) {
  return db
    .select({ id: enrolment.id, homeworkId: enrolment.targetId, found: foundInAll })
    .from(enrolment)
    .innerJoin(exam, homeworkOfPlace)
    .leftJoin(examPaperEnroll, attemptOfPlace)
    .$dynamic();
}

/** Places with their homework, attempt and student; every scope of places can be applied. */
export function homeworkPlaceQuery(context: CallContext) {
  return context.db
    .select({
      place: enrolment,
      homework: {
        id: exam.id,
        orgId: exam.orgId,
        createdBy: exam.createdBy,
        title: exam.title,
        endAt: exam.endAt,
        startAt: exam.startAt,
        stoppedAt: exam.stoppedAt,
        reviewMatrix: exam.reviewMatrix,
        latePerDayPct: exam.latePerDayPct,
        lateCapPct: exam.lateCapPct,
        showRanking: exam.showRanking,
        results: exam.results,
      },
      attempt: examPaperEnroll,
      paper: {
        totalPoints: examPaper.totalPoints,
        isScoredAtOnce: sql<boolean>`jsonb_path_exists(${examPaper.sections}, '$[*] ? (@.type != "5")')`,
        questionCount: sql<number>`jsonb_array_length(jsonb_path_query_array(${examPaper.sections}, '$[*].items[*]'))`,
      },
      memberName: member.name,
      no: organizationMember.no,
      gradeTitle: grade.title,
      needsReview: waitsForReview,
      isTakenBack: takenBack,
      isStaff: sql<boolean>`${staffScope(context)}`,
    })
    .from(enrolment)
    .innerJoin(exam, homeworkOfPlace)
    .innerJoin(examPaper, and(eq(examPaper.appId, exam.appId), sql`${examPaper.id} = ${exam.examPaperIds} ->> 0`))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(examPaperEnroll, attemptOfPlace)
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
        eq(organizationMember.status, 'active'),
      ),
    )
    .$dynamic();
}

export type PlaceFacts = Awaited<ReturnType<typeof homeworkPlaceQuery>>[number];

/** These places with all data of their views, in this order. */
export async function placesOf(
  context: CallContext,
  found: readonly { id: string; homeworkId: string }[],
): Promise<PlaceFacts[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  // Without the homework's ids the database would try the places against every homework.
  const homeworkIds = [...new Set(found.map(({ homeworkId }) => homeworkId))];
  const rows = await homeworkPlaceQuery(context).where(
    and(eq(enrolment.appId, context.appId), inArray(enrolment.id, ids), inArray(exam.id, homeworkIds)),
  );
  const byId = new Map(rows.map((row) => [row.place.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type RuledPlace = Pick<PlaceFacts, 'place'> & {
  homework: Pick<PlaceFacts['homework'], 'results' | 'endAt'>;
};

/** When results of a homework are shown to the student of this place. */
export const resultsRule = ({ place, homework }: RuledPlace): ResultsRule => ({
  results: homework.results,
  closedAt: hardClose({ dueAt: place.dueAt ?? homework.endAt, lateUntilAt: place.lateUntilAt }),
  isSettled: place.status === ENROLMENT.settled,
});

/** When a homework is over for all its students, read once for each. */
export type ClosesAt = (homework: PlaceFacts['homework']) => Promise<Date>;

export function closesOnce(context: CallContext): ClosesAt {
  const call = engineOf(context);
  const known = new Map<string, Promise<Date>>();
  return (homework) => {
    const found = known.get(homework.id) ?? examClosesAt(call, homework);
    known.set(homework.id, found);
    return found;
  };
}

/** Whether the reader may see the score of the place. */
async function showsScore(facts: PlaceFacts, now: Date, closesAt: ClosesAt): Promise<boolean> {
  const { attempt, homework, isStaff } = facts;
  if (isStaff || !attempt) return true;
  if (facts.paper.isScoredAtOnce && waitsForClose(resultsRule(facts), homework.reviewMatrix.whileOpen, now))
    return false;
  const matrix = homework.reviewMatrix;
  const after = REVIEW_MOMENTS.filter((moment) => moment !== 'during');
  if (after.every((moment) => matrix[moment].score)) return true;
  return reviewViewAt({ attempt, matrix, closesAt: await closesAt(homework), reader: 'candidate' }, now).score;
}

/** A place as its reader may see it; names are masked for the office. */
async function placeView(
  context: CallContext,
  facts: PlaceFacts,
  {
    closesAt,
    answered,
    closed,
  }: { closesAt: ClosesAt; answered: ReadonlyMap<string, number>; closed: ReadonlySet<string> },
): Promise<HomeworkPlace> {
  const { place, homework, attempt, paper } = facts;
  const now = context.services.now();
  const dates = {
    openAt: place.openAt ?? homework.startAt,
    dueAt: place.dueAt ?? homework.endAt,
    lateUntilAt: place.lateUntilAt,
  };
  const lastSavedAt = attempt?.lastSeenAt ?? null;
  const isSettled = place.status === ENROLMENT.settled;
  const standing = standingAt({ ...dates, attempt: attempt && { ...attempt, lastSavedAt }, isSettled }, now);
  const isCounted = isSettled || attempt?.status === ATTEMPT.settled;
  const shown = isCounted && !closed.has(homework.id) && (await showsScore(facts, now, closesAt));
  return {
    id: place.id,
    homeworkId: homework.id,
    homeworkTitle: homework.title,
    memberId: place.memberId,
    memberName: context.actor.kind === 'user' ? maskName(facts.memberName) : facts.memberName,
    no: facts.no,
    source: place.source,
    status: place.status,
    gradeId: place.gradeId,
    gradeTitle: facts.gradeTitle,
    openAt: dates.openAt.toISOString(),
    dueAt: dates.dueAt.toISOString(),
    lateUntilAt: dates.lateUntilAt?.toISOString() ?? null,
    dueFrom: place.dueFrom ?? 'homework',
    results: homework.results,
    ...standing,
    penaltyPct: latePenaltyPct(daysLate(now, dates.dueAt), lateRuleOf(homework)),
    attemptId: attempt?.id ?? null,
    answeredCount: answered.get(attempt?.id ?? '') ?? 0,
    questionCount: attempt?.questionCount ?? paper.questionCount,
    totalPoints: shown ? (attempt?.totalPoints ?? 0) : null,
    maxPoints: attempt?.maxPoints ?? paper.totalPoints,
    needsReview: facts.needsReview,
    isTakenBack: facts.isTakenBack,
    lastSavedAt: lastSavedAt?.toISOString() ?? null,
    completedAt: attempt?.completedAt?.toISOString() ?? null,
    settledAt: isCounted ? (attempt?.settledAt ?? place.updatedAt).toISOString() : null,
    leftAt: place.leftAt?.toISOString() ?? null,
    quitReason: place.quitReason,
    rejectReason: place.rejectReason,
    createdAt: place.createdAt.toISOString(),
  };
}

export async function placeViews(context: CallContext, rows: readonly PlaceFacts[]): Promise<HomeworkPlace[]> {
  const known = {
    closesAt: closesOnce(context),
    closed: await closedWorks(
      engineOf(context),
      authorOf(context),
      rows.map(({ homework }) => homework.id),
    ),
    answered: await answeredCounts(
      context,
      rows.flatMap(({ attempt }) => attempt?.id ?? []),
    ),
  };
  const views: HomeworkPlace[] = [];
  for (const row of rows) views.push(await placeView(context, row, known));
  return views;
}

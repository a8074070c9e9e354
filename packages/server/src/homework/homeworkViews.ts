import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { studentDates } from '@aosai/api/homework/homeworkDates';
import { homeworkStatusAt } from '@aosai/api/homework/homeworkRules';
import { standingAt } from '@aosai/api/homework/homeworkStanding';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { answeredCounts } from '../exams/attempts/answeredCounts.ts';
import { openElsewhere } from '../questions/bank/openElsewhere.ts';
import { gradesWith } from './places/assign.ts';
import { datesOf, type HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import type { CallContext } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { isStaff, ownPlaces, staffHomework } from './homeworkScope.ts';
import type { HomeworkDetail, HomeworkRow } from '@aosai/api/homework/homework.contract';
import { ACTIVE_ENROLMENT, ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const ofPlace = and(
  eq(examPaperEnroll.appId, enrolment.appId),
  eq(examPaperEnroll.examEnrollId, enrolment.id),
  eq(examPaperEnroll.kind, 'homework'),
);

type Counts = NonNullable<HomeworkRow['counts']>;
const NOBODY: Counts = { total: 0, notBegun: 0, doing: 0, handedIn: 0, settled: 0, toReview: 0 };

/** Progress of the students of each homework, in one query for a page. */
async function countsOf({ db, appId }: CallContext, ids: readonly string[]): Promise<Map<string, Counts>> {
  const settled = sql`(${enrolment.status} = ${ENROLMENT.settled} or ${examPaperEnroll.status} = ${ATTEMPT.settled})`;
  const when = (state: string) =>
    sql<number>`(count(*) filter (where not ${settled} and ${examPaperEnroll.status} = ${state}))::int`;
  const waits = sql`exists (select 1 from ${examMemberQuestion} q where q.app_id = ${examPaperEnroll.appId}
    and q.attempt_id = ${examPaperEnroll.id} and q.needs_review)`;
  const rows = await db
    .select({
      id: enrolment.targetId,
      total: sql<number>`count(*)::int`,
      doing: when(ATTEMPT.inProgress),
      handedIn: when(ATTEMPT.completed),
      settled: sql<number>`(count(*) filter (where coalesce(${settled}, false)))::int`,
      toReview: sql<number>`(count(*) filter (where ${waits}))::int`,
    })
    .from(enrolment)
    .leftJoin(examPaperEnroll, ofPlace)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'homework'),
        inArray(enrolment.targetId, [...ids]),
        inArray(enrolment.status, [...SEATED_ENROLMENT]),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
      ),
    )
    .groupBy(enrolment.targetId);
  return new Map(
    rows.map(({ id, ...counts }) => [
      id,
      { ...counts, notBegun: counts.total - counts.doing - counts.handedIn - counts.settled },
    ]),
  );
}

type Mine = NonNullable<HomeworkRow['mine']>;

/** The places that the caller or a child has in each homework. */
async function mineOf(context: CallContext, ids: readonly string[]): Promise<Map<string, Mine>> {
  const now = context.services.now();
  const rows = await context.db
    .select({
      place: enrolment,
      attempt: {
        status: examPaperEnroll.status,
        completedAt: examPaperEnroll.completedAt,
        lastSavedAt: examPaperEnroll.lastSeenAt,
        id: examPaperEnroll.id,
      },
    })
    .from(enrolment)
    .leftJoin(examPaperEnroll, ofPlace)
    .where(
      and(
        eq(enrolment.appId, context.appId),
        ownPlaces(context),
        inArray(enrolment.targetId, [...ids]),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
      ),
    );
  const answered = await answeredCounts(
    context,
    rows.flatMap(({ attempt }) => attempt?.id ?? []),
  );
  return new Map(
    rows.flatMap(({ place, attempt }): [string, Mine][] => {
      const { openAt, dueAt, lateUntilAt, dueFrom } = place;
      if (!openAt || !dueAt || !dueFrom) return [];
      const isSettled = place.status === ENROLMENT.settled;
      const { progress, isLate, isOverdue } = standingAt({ openAt, dueAt, lateUntilAt, attempt, isSettled }, now);
      const dates = {
        openAt: openAt.toISOString(),
        dueAt: dueAt.toISOString(),
        lateUntilAt: lateUntilAt?.toISOString() ?? null,
        dueFrom,
      };
      const mine = { enrollId: place.id, enrollStatus: place.status, progress, isLate, isOverdue, ...dates };
      return [[place.targetId, { ...mine, answeredCount: answered.get(attempt?.id ?? '') ?? 0 }]];
    }),
  );
}

/** Homework that the caller follows as staff; a place in another school's homework does not make them staff there. */
async function followedIds(context: CallContext, ids: readonly string[]): Promise<string[]> {
  const rows = await context.db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.appId, context.appId), staffHomework(context), inArray(exam.id, [...ids])));
  return rows.map(({ id }) => id);
}

async function papersOf({ db, appId }: CallContext, rows: readonly HomeworkTableRow[]) {
  const ids = rows.flatMap(({ examPaperIds }) => examPaperIds);
  const papers = await db
    .select({
      id: examPaper.id,
      sections: examPaper.sections,
      totalPoints: examPaper.totalPoints,
      frozenAt: examPaper.frozenAt,
    })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, ids)));
  return new Map(papers.map((paper) => [paper.id, paper]));
}

async function makersOf({ db, appId }: CallContext, rows: readonly HomeworkTableRow[]) {
  const ids = rows.flatMap(({ createdBy }) => createdBy ?? []);
  const names = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  return new Map(names.map(({ id, name }) => [id, name]));
}

const keyOf = ({ createdBy, requestId }: Pick<HomeworkTableRow, 'createdBy' | 'requestId'>): string =>
  `${createdBy} ${requestId}`;

/** The place of each homework in its series; those that were assigned alone have none. */
async function seriesOf(
  { db, appId }: CallContext,
  rows: readonly HomeworkTableRow[],
): Promise<ReadonlyMap<string, HomeworkRow['series']>> {
  const ids = [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))];
  if (ids.length === 0) return new Map();
  const counted = await db
    .select({ createdBy: exam.createdBy, requestId: exam.requestId, of: count() })
    .from(exam)
    .where(and(eq(exam.appId, appId), eq(exam.kind, 'homework'), inArray(exam.requestId, ids)))
    .groupBy(exam.createdBy, exam.requestId);
  const sizes = new Map(counted.map((one) => [keyOf(one), one.of]));
  return new Map(
    rows.flatMap((row): [string, HomeworkRow['series']][] => {
      const of = sizes.get(keyOf(row)) ?? 1;
      return row.requestNo === null || of === 1 ? [] : [[row.id, { no: row.requestNo, of }]];
    }),
  );
}

/**
 * Homework as list rows: figures for those who give it, their own place for those who do it. In the list of a class the
 * dates are those of the class.
 */
export async function homeworkRowViews(
  context: CallContext,
  rows: readonly HomeworkTableRow[],
  gradeId?: string,
): Promise<(HomeworkRow & { isFrozen: boolean })[]> {
  if (rows.length === 0) return [];
  const now = context.services.now();
  const ids = rows.map(({ id }) => id);
  const staff = isStaff(context);
  const papers = await papersOf(context, rows);
  const makers = await makersOf(context, rows);
  const followed = staff ? await followedIds(context, ids) : [];
  const grades = await gradesWith(context, followed);
  const counts = await countsOf(context, followed);
  const series = staff ? await seriesOf(context, rows) : new Map<string, HomeworkRow['series']>();
  const mine = context.group === '' || context.group === 'oj' ? await mineOf(context, ids) : null;
  return rows.map((row) => {
    const paper = papers.get(row.examPaperIds[0] ?? '');
    const own = mine?.get(row.id) ?? null;
    const classes = grades.get(row.id) ?? [];
    const dates = { own: null, groups: [], grades: classes.filter(({ id }) => id === gradeId), homework: datesOf(row) };
    const { openAt, dueAt, lateUntilAt } = studentDates(dates);
    return {
      id: row.id,
      version: row.version,
      title: row.title,
      status: homeworkStatusAt({ published: row.published, openAt, closesAt: row.endAt }, now),
      openAt: openAt.toISOString(),
      dueAt: dueAt.toISOString(),
      lateUntilAt: lateUntilAt?.toISOString() ?? null,
      latePerDayPct: row.latePerDayPct,
      lateCapPct: row.lateCapPct,
      questionCount: (paper?.sections ?? []).reduce((sum, { items }) => sum + items.length, 0),
      totalPoints: paper?.totalPoints ?? 0,
      makerName: makers.get(row.createdBy ?? '') ?? null,
      visibility: row.visibility,
      grades: classes.map(({ id, title, ...own }) => ({ id, title, dueAt: own.dueAt?.toISOString() ?? null })),
      counts: followed.includes(row.id) ? (counts.get(row.id) ?? NOBODY) : null,
      mine: own,
      series: series.get(row.id) ?? null,
      updatedAt: row.updatedAt.toISOString(),
      isFrozen: (paper?.frozenAt ?? null) !== null,
    };
  });
}

/** One homework; `mayWrite` is whether the caller may change it. */
export async function homeworkDetailView(
  context: CallContext,
  row: HomeworkTableRow,
  mayWrite: boolean,
): Promise<HomeworkDetail | null> {
  const [view] = await homeworkRowViews(context, [row]);
  if (!view) return null;
  return {
    ...view,
    serverNow: context.services.now().toISOString(),
    intro: row.notes,
    introHtml: row.notesHtml,
    showRanking: row.showRanking,
    results: row.results,
    review: row.review,
    reviewMatrix: row.reviewMatrix,
    catchUpDays: row.catchUpDays,
    mayWrite,
    openElsewhere: mayWrite && !row.published ? await openElsewhere(engineOf(context), row, row.orgId) : [],
  };
}

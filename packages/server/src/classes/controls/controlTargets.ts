import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ControlTarget } from '@aosai/api/classes/classMembers';
import { QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../../db/open.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { exam } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';
import type { GradeRow } from '../gradeViews.ts';

interface Target {
  targetType: ControlTarget;
  targetId: string;
}

/** Exams and homework of the class's school, of the platform or made by the caller, by kind. */
async function worksAmong(
  tx: Db,
  { appId, actor }: CallContext,
  { orgId }: Pick<GradeRow, 'orgId'>,
  ids: readonly string[],
) {
  const me = actor.kind === 'member' ? eq(exam.createdBy, actor.memberId) : undefined;
  const ofSchool =
    orgId === null
      ? isNull(exam.orgId)
      : or(isNull(exam.orgId), and(eq(exam.orgId, orgId), eq(exam.visibility, 'org')));
  const found = await tx
    .select({ id: exam.id, kind: exam.kind })
    .from(exam)
    .where(
      and(
        eq(exam.appId, appId),
        inArray(exam.id, [...ids]),
        isNull(exam.deletedAt),
        or(actor.kind === 'user' ? sql`true` : undefined, me, ofSchool),
      ),
    );
  return new Map(found.map(({ id, kind }) => [id, kind]));
}

/** Ready rows of the same owners: members of the class may then read them without owning them. */
function offered({ actor }: CallContext, orgId: string | null, table: typeof chapter | typeof course): SQL | undefined {
  if (actor.kind === 'user') return eq(table.status, QUESTION.ready);
  const me = actor.kind === 'member' ? eq(table.ownerId, actor.memberId) : undefined;
  const ofPlatform = isNull(table.orgId);
  const ofSchool = orgId === null ? ofPlatform : or(ofPlatform, eq(table.orgId, orgId));
  return and(eq(table.status, QUESTION.ready), or(me, and(isNull(table.ownerId), ofSchool)));
}

async function lessonsAmong(
  tx: Db,
  context: CallContext,
  orgId: string | null,
  table: typeof chapter | typeof course,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.appId, context.appId),
        inArray(table.id, [...ids]),
        isNull(table.deletedAt),
        offered(context, orgId, table),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Tells which of these targets a class may show. */
export async function fittingTargets(
  tx: Db,
  context: CallContext,
  row: Pick<GradeRow, 'orgId'>,
  given: readonly Target[],
): Promise<(target: Target) => boolean> {
  const wanted = [...new Set(given.map(({ targetId }) => targetId))];
  if (wanted.length === 0) return () => false;
  const works = await worksAmong(tx, context, row, wanted);
  const chapters = await lessonsAmong(tx, context, row.orgId, chapter, wanted);
  const courses = await lessonsAmong(tx, context, row.orgId, course, wanted);
  return ({ targetType, targetId }) => {
    switch (targetType) {
      case 'course':
        return courses.has(targetId);
      case 'chapter':
        return chapters.has(targetId);
      case 'solution':
        return works.has(targetId) || chapters.has(targetId);
      case 'exam':
      case 'homework':
        return works.get(targetId) === targetType;
      default:
        return targetType satisfies never;
    }
  };
}

/** Checks that a class may show these. Throws NOT_FOUND. */
export async function checkTargets(
  tx: Db,
  context: CallContext,
  row: GradeRow,
  given: readonly Target[],
): Promise<void> {
  const fits = await fittingTargets(tx, context, row, given);
  if (!given.every(fits)) throw new AppError('NOT_FOUND');
}

/** Checks that a class of this school may have this course as its own. Throws NOT_FOUND. */
export async function checkCourse(
  tx: Db,
  context: CallContext,
  orgId: string | null,
  courseId: string | null | undefined,
): Promise<void> {
  if (courseId === null || courseId === undefined) return;
  const found = await lessonsAmong(tx, context, orgId, course, [courseId]);
  if (!found.has(courseId)) throw new AppError('NOT_FOUND');
}

/** What a schedule shows of its targets. */
type ControlledTarget = Pick<GradeControl, 'endAt' | 'ownOpenAt' | 'ownDueAt' | 'ownLateUntilAt'> & { title: string };

/** Titles of the targets of a schedule's rows, by id; deleted ones are missing. */
export async function controlTargets(
  { db, appId }: Pick<CallContext, 'db' | 'appId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ControlledTarget>> {
  if (ids.length === 0) return new Map();
  const amongThem = (table: typeof exam | typeof chapter | typeof course) =>
    and(eq(table.appId, appId), inArray(table.id, [...ids]), isNull(table.deletedAt));
  const titled = (table: typeof chapter | typeof course) =>
    db.select({ id: table.id, title: table.title }).from(table).where(amongThem(table));
  const exams = await db
    .select({
      id: exam.id,
      title: exam.title,
      kind: exam.kind,
      startAt: exam.startAt,
      endAt: exam.endAt,
      dueAt: exam.dueAt,
      lateUntilAt: exam.lateUntilAt,
      stoppedAt: exam.stoppedAt,
    })
    .from(exam)
    .where(amongThem(exam));
  const lessons = [...(await titled(chapter)), ...(await titled(course))];
  return new Map<string, ControlledTarget>([
    ...lessons.map(
      ({ id, title }) => [id, { title, endAt: null, ownOpenAt: null, ownDueAt: null, ownLateUntilAt: null }] as const,
    ),
    ...exams.map(({ id, title, kind, startAt, endAt, dueAt, lateUntilAt, stoppedAt }) => {
      const endsAt = (stoppedAt ?? endAt).toISOString();
      const own = {
        ownOpenAt: startAt.toISOString(),
        ownDueAt: kind === 'exam' ? endsAt : (dueAt ?? endAt).toISOString(),
        ownLateUntilAt: kind === 'exam' ? null : (lateUntilAt?.toISOString() ?? null),
      };
      return [id, { title, endAt: kind === 'exam' ? endsAt : null, ...own }] as const;
    }),
  ]);
}

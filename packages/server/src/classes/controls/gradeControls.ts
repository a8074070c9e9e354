import { and, asc, eq, exists, ilike, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { exam } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { unassignHomework } from '../../homework/places/leaveHomework.ts';
import { syncClass } from '../places/syncClass.ts';
import { within } from '../../kit/engineCall.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { audited } from '../../kit/rows/audited.ts';
import { type GivenControl, writeControls } from './controlRows.ts';
import { checkTargets, controlTargets } from './controlTargets.ts';
import { findGrade, findKeptGrade } from '../gradeList.ts';
import { stateOf } from '../gradeRules.ts';
import { myPlaceScope } from '../../enrolment/scope/classRowScope.ts';
import { type GradeRow, isOver } from '../gradeViews.ts';
import { lockGrade } from '../gradeWrites.ts';
import { MEMBER_STATES, ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { rawRows } from '../../db/rawRows.ts';

/** The first time at which each given solution is shown to any part of the class. */
function openings(given: readonly GivenControl[], now: Date): Map<string, string> {
  const first = new Map<string, string>();
  for (const { targetType, targetId, visible, openAt, evenEarly } of given) {
    if (targetType !== 'solution' || visible !== true || evenEarly === true) continue;
    const opens = new Date(Math.max(now.getTime(), openAt ? Date.parse(openAt) : 0)).toISOString();
    const known = first.get(targetId);
    if (known === undefined || opens < known) first.set(targetId, opens);
  }
  return first;
}

/**
 * Solutions spread between classes: the solution of a homework may not open while somebody outside this class can still
 * work on it, unless the call asks for that (`evenEarly`). Throws SOLUTION_EARLY.
 */
async function refuseEarlySolutions(
  tx: Db,
  { appId, services }: CallContext,
  { id }: GradeRow,
  given: readonly GivenControl[],
): Promise<void> {
  const opens = openings(given, services.now());
  if (opens.size === 0) return;
  const working = SEATED_ENROLMENT.filter((status) => status !== ENROLMENT.settled);
  const [others] = await rawRows<{ title: string; count: number }>(
    tx,
    sql`select x.title, count(distinct p.member_id)::int as count
      from unnest(${sql.param([...opens.keys()])}::text[], ${sql.param([...opens.values()])}::timestamptz[]) as shown(id, at)
      join ${exam} x on x.app_id = ${appId} and x.id = shown.id
      join ${enrolment} p on p.app_id = x.app_id and p.kind = 'homework' and p.target_id = x.id
        and p.status = any(${sql.param(working)}::text[]) and p.grade_id is distinct from ${id}
        and p.left_at is null and p.deleted_at is null
        and coalesce(p.late_until_at, p.due_at) > shown.at
      group by x.id, x.title order by x.title, x.id limit 1`,
  );
  if (others) throw new AppError('SOLUTION_EARLY', others);
}

/** Whether one of these groups has a row that overrides the class's row on the same target. */
const saidByGroup = ({ db }: CallContext, groupIds: readonly string[]): SQL => {
  const other = alias(gradeControl, 'of_group');
  const here = and(
    eq(other.appId, gradeControl.appId),
    eq(other.gradeId, gradeControl.gradeId),
    eq(other.targetType, gradeControl.targetType),
    eq(other.targetId, gradeControl.targetId),
    isNull(other.deletedAt),
    inArray(other.groupId, [...groupIds]),
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(here),
  );
};

/**
 * The rows of a schedule that a member sees: those of their groups, the class's where no group's row overrides them,
 * exams from their date on.
 */
async function shownControls(context: CallContext, row: GradeRow): Promise<SQL> {
  const places = await context.db
    .select({ groupIds: enrolment.groupIds })
    .from(enrolment)
    .where(and(myPlaceScope(context), eq(enrolment.targetId, row.id), inArray(enrolment.status, [...MEMBER_STATES])));
  if (places.length === 0) throw new AppError('NOT_FOUND');
  const now = context.services.now();
  const ofPlaces = places.map(({ groupIds }) => {
    const ofClass = eq(gradeControl.groupId, '');
    if (groupIds.length === 0) return ofClass;
    return or(inArray(gradeControl.groupId, groupIds), and(ofClass, not(saidByGroup(context, groupIds))));
  });
  const isShown = and(
    eq(gradeControl.visible, true),
    or(...ofPlaces),
    or(sql`${gradeControl.targetType} <> 'exam'`, isNull(gradeControl.openAt), lte(gradeControl.openAt, now)),
  );
  return isShown ?? sql`false`;
}

/** Rows whose target has these words in its title. */
function titled({ db, appId }: CallContext, keyword: string): SQL | undefined {
  const among = (table: typeof exam | typeof chapter | typeof course) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(
          and(eq(table.appId, appId), eq(table.id, gradeControl.targetId), ilike(table.title, containing(keyword))),
        ),
    );
  return or(among(exam), among(chapter), among(course));
}

export const listControls: ResourceHandlers<'grade'>['controls/queryList'] = async (context, input) => {
  const { gradeId, targetType, targetId, groupId, keyword, sort, page, size } = input;
  const row = await findGrade(context, gradeId);
  const kept = context.group === 'oj' ? null : await findKeptGrade(context, gradeId);
  const query = context.db
    .select()
    .from(gradeControl)
    .where(
      and(
        eq(gradeControl.appId, context.appId),
        eq(gradeControl.gradeId, gradeId),
        isNull(gradeControl.deletedAt),
        targetType === undefined ? undefined : eq(gradeControl.targetType, targetType),
        targetId === undefined ? undefined : eq(gradeControl.targetId, targetId),
        groupId === undefined ? undefined : eq(gradeControl.groupId, groupId),
        keyword ? titled(context, keyword) : undefined,
        kept ? undefined : await shownControls(context, row),
      ),
    );
  const order = listOrder(sort, { dueAt: gradeControl.dueAt, openAt: gradeControl.openAt });
  const { rows, ...found } = await paged(context.db, query, { page, size }, [...order, asc(gradeControl.id)]);
  const targets = await controlTargets(context, [...new Set(rows.map((one) => one.targetId))]);
  const groups = new Map(row.groups.map(({ id, name }) => [id, name]));
  const content = rows.map(({ id, groupId: ofGroup, targetType: type, targetId: target, visible, ...dates }) => ({
    id,
    groupId: ofGroup === '' ? null : ofGroup,
    groupName: groups.get(ofGroup) ?? null,
    targetType: type,
    targetId: target,
    targetTitle: targets.get(target)?.title ?? null,
    endAt: targets.get(target)?.endAt ?? null,
    ownOpenAt: type === 'solution' ? null : (targets.get(target)?.ownOpenAt ?? null),
    ownDueAt: type === 'solution' ? null : (targets.get(target)?.ownDueAt ?? null),
    ownLateUntilAt: type === 'solution' ? null : (targets.get(target)?.ownLateUntilAt ?? null),
    visible,
    openAt: dates.openAt?.toISOString() ?? null,
    dueAt: dates.dueAt?.toISOString() ?? null,
    lateUntilAt: dates.lateUntilAt?.toISOString() ?? null,
  }));
  return { content, ...found };
};

/** Throws VALIDATION for dates that this kind of target does not take, or that are inconsistent. */
function checkDates({ targetType, openAt, dueAt, lateUntilAt }: GivenControl): void {
  if (targetType === 'exam' && (dueAt ?? lateUntilAt))
    throw new AppError('VALIDATION', { path: 'dueAt', detail: '考试按自己的时间进行，这里不能设置截止时间' });
  if (targetType !== 'homework' && lateUntilAt)
    throw new AppError('VALIDATION', { path: 'lateUntilAt', detail: '只有作业可以设置补交截止' });
  if (openAt && dueAt && openAt >= dueAt)
    throw new AppError('VALIDATION', { path: 'dueAt', detail: '截止时间应晚于开放时间' });
  if (dueAt && lateUntilAt && dueAt >= lateUntilAt)
    throw new AppError('VALIDATION', { path: 'lateUntilAt', detail: '补交截止应晚于截止时间' });
}

/** Ids of the homework among these that still exists, in the order in which all calls lock them. */
async function homeworkAmong(tx: Db, { appId }: CallContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.appId, appId), eq(exam.kind, 'homework'), inArray(exam.id, [...ids]), isNull(exam.deletedAt)))
    .orderBy(exam.id);
  return rows.map(({ id }) => id);
}

export const updateControls: ResourceHandlers<'grade'>['controls/update'] = async (context, { gradeId, rows }) =>
  audited(context, 'grade:controls/update', async (tx) => {
    const row = await lockGrade(tx, context, gradeId);
    const now = context.services.now();
    if (isOver(row, now)) throw stateOf(row, now);
    const groups = new Set(row.groups.map(({ id }) => id));
    if (rows.some(({ groupId }) => groupId && !groups.has(groupId))) throw new AppError('NOT_FOUND');
    for (const one of rows) checkDates(one);
    await checkTargets(
      tx,
      context,
      row,
      rows.filter(({ visible }) => visible !== null),
    );
    await refuseEarlySolutions(tx, context, row, rows);
    const off = rows.flatMap(({ targetType, visible, targetId }) =>
      targetType === 'homework' && visible !== true ? [targetId] : [],
    );
    const changed = await writeControls(tx, context, row, rows);
    for (const homeworkId of await homeworkAmong(tx, context, off))
      await unassignHomework(within(engineOf(context), tx), homeworkId, gradeId);
    const enrolled = await syncClass(within(engineOf(context), tx), gradeId);
    const diff = { after: { rows: rows.length, changed, enrolled } };
    return { answer: { id: gradeId, changed, enrolled }, told: { target: gradeId, diff } };
  });

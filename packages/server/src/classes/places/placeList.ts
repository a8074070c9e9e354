import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import type { Column } from '@aosai/api/kit/column';
import { classPlaceColumns } from '@aosai/api/classes/classPlaceColumns';
import { enrolment } from '../../db/schema/enrolment.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { classPlaces } from './classPlaces.ts';
import { columnSheet, numberedSheet } from '../../excel/columnSheet.ts';
import { writeSheet, XLSX_MIME } from '../../excel/writeSheet.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { fileTitle } from '../../kit/sheets/fileTitle.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import { findKeptGrade } from '../gradeList.ts';
import type { GradeRow } from '../gradeViews.ts';
import { keptPlaceScope } from '../../enrolment/scope/classPlaceScope.ts';
import { ofHolder } from '../../enrolment/scope/ofHolder.ts';
import { selectPlaces, staffViews } from './placeViews.ts';

type Handlers = ResourceHandlers<'gradeEnroll'>;
type Filter = Parameters<Handlers['queryEnrollList']>[1];

/** Uses lists of ids, not joins: the page is found among all places of a school without reading names. */
function narrowed(
  { db, appId, actor }: CallContext,
  { gradeId, status, heldBy, groupId, teacherId, source, from, to, keyword }: Filter,
): SQL | undefined {
  const words = keyword?.trim() ?? '';
  const named = db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        actor.kind === 'user' ? nameMatches(member.name, words) : ilike(member.name, containing(words)),
      ),
    );
  const numbered = db
    .select({ orgId: organizationMember.orgId, memberId: organizationMember.memberId })
    .from(organizationMember)
    .where(and(eq(organizationMember.appId, appId), ilike(organizationMember.no, containing(words))));
  const held = db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.appId, appId), ofHolder(grade.orgId, heldBy)));
  return and(
    heldBy === undefined ? undefined : inArray(enrolment.targetId, held),
    gradeId === undefined ? undefined : eq(enrolment.targetId, gradeId),
    status === undefined ? undefined : eq(enrolment.status, status),
    groupId === undefined ? undefined : sql`${enrolment.groupIds} ? ${groupId}`,
    teacherId === undefined ? undefined : eq(enrolment.teacherId, teacherId),
    source === undefined ? undefined : eq(enrolment.source, source),
    withinDays(enrolment.createdAt, { from, to }),
    words === ''
      ? undefined
      : or(inArray(enrolment.memberId, named), sql`(${enrolment.orgId}, ${enrolment.memberId}) in ${numbered}`),
  );
}

/**
 * Order within a class, in the list and its sheet: those waiting in their order, then by student number and name.
 * Shorter numbers come first, as 9 before 10.
 */
function inClassOrder({ db }: CallContext): SQL[] {
  const no = sql`(${db
    .select({ no: organizationMember.no })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
      ),
    )})`;
  const name = sql`(${db
    .select({ name: member.name })
    .from(member)
    .where(and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))})`;
  return [sql`${enrolment.waitingAt} asc nulls last`, sql`length(${no}) asc nulls last`, asc(no), asc(name)];
}

/** Members of one class in its order; of all classes those waiting in their order, then the others, latest first. */
export const queryEnrollList: Handlers['queryEnrollList'] = async (context, filter) => {
  const { db, appId } = context;
  const ofClasses = and(eq(enrolment.appId, appId), eq(enrolment.kind, 'grade'));
  const query = db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(and(ofClasses, keptPlaceScope(context), narrowed(context, filter)));
  const sortable = { createdAt: enrolment.createdAt, updatedAt: enrolment.updatedAt };
  const order = [
    ...listOrder(filter.sort, sortable),
    ...(filter.gradeId === undefined ? [sql`${enrolment.waitingAt} asc nulls last`] : inClassOrder(context)),
    desc(enrolment.createdAt),
    desc(enrolment.id),
  ];
  const { rows: places, ...found } = await paged(db, query, filter, order);
  const ids = places.map(({ id }) => id);
  const rows = ids.length > 0 ? await selectPlaces(context, inArray(enrolment.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.place.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  return { content: await staffViews(context, shown), ...found };
};

/** Throws NOT_FOUND for a class that the caller does not run. */
async function keptClass(context: CallContext, id: string): Promise<GradeRow> {
  const row = await findKeptGrade(context, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export const queryEnrollStatistics: Handlers['queryEnrollStatistics'] = async (context, { gradeId }) => {
  const row = await keptClass(context, gradeId);
  const { db, appId } = context;
  const places = classPlaces(appId, [gradeId]);
  const day = sql<string>`to_char(${enrolment.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const byStatus = await db
    .select({ status: enrolment.status, count: count() })
    .from(enrolment)
    .where(places)
    .groupBy(enrolment.status)
    .orderBy(asc(enrolment.status));
  const bySource = await db
    .select({ source: enrolment.source, count: count() })
    .from(enrolment)
    .where(places)
    .groupBy(enrolment.source)
    .orderBy(asc(enrolment.source));
  const byDay = await db
    .select({ day, count: count() })
    .from(enrolment)
    .where(places)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const inGroups = await db.select({ groupIds: enrolment.groupIds }).from(enrolment).where(places);
  const byGroup = row.groups.map(({ id, name }) => ({
    groupId: id,
    name,
    count: inGroups.filter(({ groupIds }) => groupIds.includes(id)).length,
  }));
  const none = {
    groupId: null,
    name: '未分组',
    count: inGroups.filter(({ groupIds }) => groupIds.length === 0).length,
  };
  return { gradeId, byStatus, bySource, byGroup: [...byGroup, none], byDay };
};

/** All places of a class as a sheet, in the order of the list. */
export const downloadEnrollList: Handlers['downloadEnrollList'] = async (context, { gradeId }) => {
  const row = await keptClass(context, gradeId);
  const found = await selectPlaces(context, and(keptPlaceScope(context), eq(enrolment.targetId, gradeId)))
    .orderBy(...inClassOrder(context), desc(enrolment.createdAt), desc(enrolment.id))
    .limit(EXPORT_MAX_ROWS);
  const views = await staffViews(context, found);
  const sheet = await writeSheet({
    name: '报名',
    ...numberedSheet(columnSheet(classPlaceColumns as readonly Column<(typeof views)[number]>[], views)),
  });
  const diff = { after: { exported: views.length } };
  await writeSysLog(context.db, context, { action: 'grade/enroll:downloadEnrollList', target: gradeId, diff });
  return madeFile(fileTitle(`${row.title} 报名`, context.services.now(), 'xlsx'), XLSX_MIME, sheet);
};

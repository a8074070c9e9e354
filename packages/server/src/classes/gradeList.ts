import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import { lifecycleAt, type Lifecycle } from '@aosai/api/enrolment/lifecycle';
import { grade, gradePin } from '../db/schema/teaching.ts';
import { instantParam } from '../db/rawRows.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { actorId } from '../kit/actorId.ts';
import { containing, listOrder } from '../kit/rows/listOrder.ts';
import { paged } from '../kit/rows/paged.ts';
import { ofHolder } from '../enrolment/scope/ofHolder.ts';
import { joinedGrades, keptGradeScope, gradeScope, gradeScopeOf } from '../enrolment/scope/classRowScope.ts';
import { hasNoTeacher, taughtBy } from '../enrolment/scope/taughtClasses.ts';
import { type GradeRow, gradeView, gradeViews } from './gradeViews.ts';

const SORTABLE = {
  sort: grade.sort,
  title: grade.title,
  startAt: grade.startAt,
  endAt: grade.endAt,
  enrollStartAt: grade.enrollStartAt,
};

/** The domain's life cycle as SQL, so that lists can filter by it. */
function lifecycleOf(now: Date): SQL<string> {
  const at = instantParam(now);
  return sql`case when ${grade.stoppedAt} is not null then '5' when not ${grade.published} then '0'
    when ${at} >= ${grade.endAt} then '5' when ${at} >= ${grade.startAt} then '3'
    when ${at} < ${grade.enrollStartAt} then '4' when ${at} < ${grade.enrollEndAt} then '1' else '2' end`;
}

/** Whether the caller has pinned the class. */
function isPinned({ db, appId, actor }: CallContext): SQL {
  const pins = db
    .select({ one: sql`1` })
    .from(gradePin)
    .where(and(eq(gradePin.appId, appId), eq(gradePin.gradeId, grade.id), eq(gradePin.personId, actorId(actor) ?? '')));
  return sql`exists ${pins}`;
}

interface Filter {
  statusList?: Lifecycle[] | undefined;
  keyword?: string | undefined;
  mine?: boolean | undefined;
  isPublic?: boolean | undefined;
  orgId?: string | undefined;
  heldBy?: HeldBy | undefined;
  teacherId?: string | undefined;
  withoutTeacher?: boolean | undefined;
  pinned?: boolean | undefined;
  appIds?: string[] | undefined;
}

function narrowed(context: CallContext, filter: Filter, lifecycle: SQL): SQL | undefined {
  const { statusList, keyword, mine, isPublic, orgId, heldBy: holder, teacherId, pinned, appIds } = filter;
  const { withoutTeacher } = filter;
  return and(
    statusList && inArray(lifecycle, statusList),
    keyword ? ilike(grade.title, containing(keyword)) : undefined,
    mine === true ? (context.actor.kind === 'member' ? joinedGrades(context) : sql`false`) : undefined,
    isPublic === undefined ? undefined : eq(grade.isPublic, isPublic),
    orgId === undefined ? undefined : eq(grade.orgId, orgId),
    ofHolder(grade.orgId, holder),
    teacherId === undefined ? undefined : taughtBy(teacherId),
    withoutTeacher === true ? hasNoTeacher(context.services.now()) : undefined,
    pinned === true ? isPinned(context) : undefined,
    appIds && !appIds.includes(context.appId) ? sql`false` : undefined,
  );
}

/** Classes that somebody can act on come first: running, enrolling, waiting, announced, draft, ended. */
const byUse = (lifecycle: SQL) => sql`position(${lifecycle} in '312405')`;

async function findGrades(
  context: CallContext,
  filter: Filter & { page: number; size: number; sort: string[] },
  sortable: Parameters<typeof listOrder>[1] = SORTABLE,
) {
  const lifecycle = lifecycleOf(context.services.now());
  const query = context.db
    .select()
    .from(grade)
    .where(and(gradeScope(context), narrowed(context, filter, lifecycle)));
  const isStaffMount = context.group === 'bms' || context.group === 'edms';
  // Those of one roster begin within a second.
  const byStart = [desc(sql`date_trunc('day', ${grade.startAt})`), asc(grade.title)];
  const usual = [...(isStaffMount ? [desc(isPinned(context))] : []), byUse(lifecycle), ...byStart];
  const order = filter.sort.length > 0 ? listOrder(filter.sort, sortable) : usual;
  return paged(context.db, query, filter, [...order, desc(grade.id)]);
}

/** A class that the caller may read at this mount. Throws NOT_FOUND. */
export async function findGrade(context: CallContext, id: string): Promise<GradeRow> {
  const [row] = await context.db
    .select()
    .from(grade)
    .where(and(gradeScope(context), eq(grade.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A class that this child of the caller's may find, which a class of a sibling's may not be. Throws NOT_FOUND. */
export async function findGradeOf(context: CallContext, id: string, childId: string): Promise<GradeRow> {
  const [row] = await context.db
    .select()
    .from(grade)
    .where(and(gradeScopeOf(context, childId), eq(grade.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A class that the caller runs; null if they may only read it. */
export async function findKeptGrade(context: CallContext, id: string): Promise<GradeRow | null> {
  const [row] = await context.db
    .select()
    .from(grade)
    .where(and(keptGradeScope(context), eq(grade.id, id)));
  return row ?? null;
}

type Reads = 'queryList' | 'querySimpleList' | 'queryById' | 'queryNotesById';

/** Calls that find and read classes. */
export const gradeReads = {
  queryList: async (context, filter) => {
    const { rows, ...found } = await findGrades(context, filter);
    return { content: await gradeViews(context, rows), ...found };
  },
  querySimpleList: async (context, filter) => {
    const { rows, ...found } = await findGrades(context, filter, { title: grade.title });
    const now = context.services.now();
    const content = rows.map((row) => ({
      id: row.id,
      title: row.title,
      status: lifecycleAt(row, now),
      groups: row.groups,
    }));
    return { content, ...found };
  },
  queryById: async (context, { id }) => gradeView(context, await findGrade(context, id)),
  queryNotesById: async (context, { id }) => {
    const row = await findGrade(context, id);
    const kept = await findKeptGrade(context, id);
    return { id, notesHtml: row.notesHtml, notes: kept ? row.notes : null };
  },
} satisfies Pick<ResourceHandlers<'grade'>, Reads>;

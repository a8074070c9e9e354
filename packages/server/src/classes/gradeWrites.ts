import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { grade as gradeCalls } from '@aosai/api/classes/grade.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import type { Db } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade as gradeTable, gradeControl } from '../db/schema/teaching.ts';
import { activePlace, classPlaces, countStates, placesIn, seatsIn } from './places/classPlaces.ts';
import { syncClass } from './places/syncClass.ts';
import { classMembers } from './classWork.ts';
import { within } from '../kit/engineCall.ts';
import { promote } from '../enrolment/seats.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { crud } from '../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../kit/rows/crudTable.ts';
import { refuseClassPrice } from '../orders/refusePrice.ts';
import { targetOrg } from '../accounts/member/targetOrg.ts';
import { checkCourse } from './controls/controlTargets.ts';
import { groupsFrom, stateOf, windowFault } from './gradeRules.ts';
import { assistantsOfCopy, checkAssistants, checkTeachers, refuseAssistant } from './gradeStaff.ts';
import { releasePlaces } from './places/releasePlaces.ts';
import { renameInRoster } from './rosterNames.ts';
import { teachersOfClass } from '../enrolment/scope/taughtClasses.ts';
import { keptGradeScope } from '../enrolment/scope/classRowScope.ts';
import { type GradeRow, isOver } from './gradeViews.ts';
import { copyTitle } from '../kit/rows/copyTitle.ts';
import { newJoinCode } from '../accounts/member/joinCodes.ts';

type Table = typeof gradeTable;
type Calls = (typeof gradeCalls)['calls'];
export type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type Settings = Omit<UpdateInput, 'id' | 'version'>;

const LOGGED = [
  'title',
  'intro',
  'courseId',
  'teacherIds',
  'assistantIds',
  'orgId',
  'enrollStartAt',
  'enrollEndAt',
  'startAt',
  'endAt',
  'capacity',
  'waitlist',
  'priceFen',
  'isPublic',
  'groups',
  'weights',
  'levels',
  'published',
  'stoppedAt',
  'stopReason',
  'promotedFrom',
] as const;

export const grades = crud(gradeTable, {
  log: 'grade',
  logged: LOGGED,
  visible: keptGradeScope,
  view: (row) => row,
});

/** Locks a class that the caller runs until the transaction ends. Throws NOT_FOUND. */
export const lockGrade = (tx: Db, context: CallContext, id: string): Promise<GradeRow> =>
  grades.locked(tx, context, { id });

/** Whether the caller is no manager, and so may not offer a class to everybody. */
const isOnlyTeacher = (actor: CallContext['actor']): boolean =>
  actor.kind === 'member' && !actor.orgRoles.includes('manager');

/** A teacher may neither publish a class to everybody nor set its price. Throws VALIDATION. */
async function refuseOffer(context: CallContext, { priceFen, isPublic }: Settings, priceBefore: number): Promise<void> {
  const { actor } = context;
  await refuseClassPrice(context, priceFen, priceBefore);
  if (isPublic === true && isOnlyTeacher(actor))
    throw new AppError('VALIDATION', { path: 'isPublic', detail: '公开招生由机构管理员设置' });
}

/** Column values for the fields in the input; absent fields stay unchanged. */
function columnsOf(row: Pick<GradeRow, 'groups' | 'joinCode'>, input: Settings): ChangesOf<Table> {
  const { title, cover, intro, notes, teacherIds, courseId, capacity, waitlist, priceFen, isPublic, sort } = input;
  const { assistantIds, groups, joinByCode, weights, levels, enrollStartAt, enrollEndAt, startAt, endAt } = input;
  const given = Object.entries({
    title,
    cover,
    intro,
    courseId,
    capacity,
    waitlist,
    priceFen,
    isPublic,
    sort,
    weights,
    levels,
  });
  const dates = Object.entries({ enrollStartAt, enrollEndAt, startAt, endAt }).flatMap(([name, value]) => {
    return value === undefined ? [] : [[name, new Date(value)] as const];
  });
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(dates),
    ...(notes !== undefined && { notes, notesHtml: renderMarkdown(notes) }),
    ...(teacherIds && { teacherIds: [...new Set(teacherIds)] }),
    ...(assistantIds && { assistantIds: [...new Set(assistantIds)] }),
    ...(groups && { groups: groupsFrom(row.groups, groups) }),
    ...(joinByCode !== undefined && { joinCode: joinByCode ? (row.joinCode ?? newJoinCode()) : null }),
  };
}

/** Defaults of a new class: two weeks to enrol, a term of some four months. */
function usual(now: Date) {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
  return {
    title: '',
    intro: '',
    notes: '',
    notesHtml: '',
    cover: null,
    courseId: null,
    enrollStartAt: now,
    enrollEndAt: days(14),
    startAt: now,
    endAt: days(120),
    capacity: null,
    waitlist: false,
    priceFen: 0,
    isPublic: false,
    sort: 0,
    groups: [],
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  };
}

/** Settings of another class of the caller's, without members, code and state. Throws NOT_FOUND, ASSISTANT_MAY_NOT. */
async function copied(context: CallContext, id: string) {
  const row = await grades.found(context, id);
  refuseAssistant(context, row);
  const { intro, notes, notesHtml, cover, courseId, capacity, waitlist, sort, weights, levels } = row;
  const isPublic = row.isPublic && !isOnlyTeacher(context.actor);
  const priceFen = context.actor.kind === 'user' ? row.priceFen : 0;
  const { enrollStartAt, enrollEndAt, startAt, endAt, groups, teacherIds, assistantIds } = row;
  const title = copyTitle(row.title);
  const windows = { enrollStartAt, enrollEndAt, startAt, endAt };
  const texts = { title, intro, notes, notesHtml, cover, courseId };
  const fresh = groupsFrom(
    [],
    groups.map(({ name }) => ({ name })),
  );
  return {
    ...texts,
    ...windows,
    capacity,
    waitlist,
    priceFen,
    isPublic,
    sort,
    weights,
    levels,
    groups: fresh,
    teacherIds,
    assistantIds,
  };
}

/** The school of a new class: that of the session, or the one that the platform's office names. */
function schoolOf(context: CallContext, orgId: string | null | undefined): string | null {
  const { actor } = context;
  if (actor.kind === 'user') return orgId ?? null;
  if (actor.kind === 'member' && actor.orgId === null && actor.type === 'teacher' && !orgId) return null;
  return targetOrg(context, orgId ?? undefined);
}

/** The row of a new class. Throws NOT_FOUND, TEACHER_UNFIT, ASSISTANT_UNFIT, ASSISTANT_MAY_NOT, VALIDATION. */
export async function newClass(input: CreateInput, context: CallContext) {
  const { db, appId, actor, services } = context;
  const { copyOf, orgId: wanted, ...settings } = input;
  await refuseOffer(context, settings, 0);
  const start = copyOf === undefined ? usual(services.now()) : await copied(context, copyOf);
  const orgId = schoolOf(context, wanted);
  const self = actor.kind === 'member' && actor.type === 'teacher' ? [actor.memberId] : [];
  const before = { groups: start.groups, joinCode: null };
  const given = {
    teacherIds: self,
    assistantIds: [],
    ...start,
    ...columnsOf(before, settings),
    orgId,
    published: false,
  };
  // A class shorter than the usual enrolment enrols until its end.
  const isShort = settings.enrollEndAt === undefined && given.enrollEndAt > given.endAt;
  const assistantIds = settings.assistantIds ? given.assistantIds : await assistantsOfCopy(db, appId, given);
  const row = { ...given, assistantIds, ...(isShort && { enrollEndAt: given.endAt }) };
  const fault = windowFault(row);
  if (fault) throw new AppError('VALIDATION', { path: 'startAt', detail: fault });
  await checkTeachers(db, appId, orgId, row.teacherIds);
  await checkAssistants(db, appId, row);
  await checkCourse(db, context, orgId, settings.courseId);
  return row;
}

/** Removes deleted groups from members and schedule. */
async function clearGroups({ tx, context, row, changes }: RowWork<Table, unknown> & { changes: ChangesOf<Table> }) {
  const { appId } = context;
  const left = new Set((changes.groups ?? row.groups).map(({ id }) => id));
  const gone = row.groups.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await tx
    .update(enrolment)
    .set({ groupIds: sql`${enrolment.groupIds} - ${sql.param(gone)}::text[]` })
    .where(classPlaces(appId, [row.id]));
  await tx
    .delete(gradeControl)
    .where(and(eq(gradeControl.appId, appId), eq(gradeControl.gradeId, row.id), inArray(gradeControl.groupId, gone)));
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

async function changesOf({ tx, context, input, row }: RowWork<Table, UpdateInput>): Promise<ChangesOf<Table>> {
  const { appId, services } = context;
  const { id: _id, version: _seen, ...settings } = input;
  if (isOver(row, services.now())) throw stateOf(row, services.now());
  await refuseOffer(context, settings, row.priceFen);
  const changes = columnsOf(row, settings);
  const after = { ...row, ...changes };
  const fault = windowFault(after);
  if (fault) throw new AppError('VALIDATION', { path: 'startAt', detail: fault });
  if (!sameIds(after.teacherIds, row.teacherIds) || !sameIds(after.assistantIds, row.assistantIds)) {
    refuseAssistant(context, row);
    if (!sameIds(after.teacherIds, row.teacherIds)) await checkTeachers(tx, appId, row.orgId, after.teacherIds);
    await checkAssistants(tx, appId, after, row.assistantIds);
  }
  if (changes.courseId !== row.courseId) await checkCourse(tx, context, row.orgId, changes.courseId);
  const { capacity } = changes;
  if (typeof capacity === 'number') {
    const taken = seatsIn((await countStates(tx, appId, [row.id]))(row.id));
    if (capacity < taken)
      throw new AppError('VALIDATION', { path: 'capacity', detail: `已有 ${taken} 人，人数上限不能少于 ${taken} 人` });
  }
  return changes;
}

/** Places name a student's own teacher; those who no longer teach the class stop seeing the students' work by it. */
async function releaseStudents({ tx, context, row, changes }: RowWork<Table, unknown> & { changes: ChangesOf<Table> }) {
  const left = new Set(teachersOfClass({ ...row, ...changes }));
  const gone = teachersOfClass(row).filter((id) => !left.has(id));
  await releasePlaces(tx, context.appId, [row.id], gone);
}

/** Renames the class in the roster, for its students and its teachers. */
async function followTitle({ tx, context, row, changes }: RowWork<Table, unknown> & { changes: ChangesOf<Table> }) {
  const { title } = changes;
  if (title === undefined || title === row.title) return;
  const { appId, services } = context;
  const students = await classMembers(engineOf({ ...context, db: tx }), row.id);
  const memberIds = [...students.map(({ memberId }) => memberId), ...teachersOfClass(row)];
  await renameInRoster(tx, { appId, now: services.now(), orgId: row.orgId, memberIds }, row.title, title);
}

/**
 * Further changes after new settings: fills seats that are free now, clears deleted groups, and renames the class in the
 * roster.
 */
async function afterUpdate(work: RowWork<Table, UpdateInput> & { changes: ChangesOf<Table> }): Promise<void> {
  const { tx, context, row, changes } = work;
  const call = within(engineOf(context), tx);
  await clearGroups(work);
  await releaseStudents(work);
  await followTitle(work);
  if (changes.capacity !== undefined || changes.endAt !== undefined)
    await promote(call, { kind: 'grade', ...row, ...changes });
  await syncClass(call, row.id);
}

async function refusePlaces({ tx, context, row }: RowWork<Table, unknown>): Promise<void> {
  const count = placesIn((await countStates(tx, context.appId, [row.id]))(row.id));
  if (count > 0) throw new AppError('HAS_ENROLMENTS', { count });
}

/** The roster names the class of the new term once it is published, for those who came from the class before. */
async function followPromotion(context: CallContext, row: GradeRow): Promise<void> {
  const { db, appId, services } = context;
  if (row.promotedFrom === null) return;
  const [from] = await db
    .select({ title: gradeTable.title })
    .from(gradeTable)
    .where(and(eq(gradeTable.appId, appId), eq(gradeTable.id, row.promotedFrom)));
  if (!from) return;
  const students = await classMembers(engineOf(context), row.id);
  const memberIds = students.map(({ memberId }) => memberId);
  await renameInRoster(db, { appId, now: services.now(), orgId: row.orgId, memberIds }, from.title, row.title);
}

const now = ({ context }: RowWork<Table, unknown>): Date => context.services.now();

/** Throws ASSISTANT_MAY_NOT, GRADE_STATE, PUBLISH_INCOMPLETE. */
async function readyToPublish(work: RowWork<Table, unknown>): Promise<void> {
  const { row } = work;
  refuseAssistant(work.context, row);
  if (row.published && !isOver(row, now(work))) return;
  if (row.stoppedAt || row.published) throw stateOf(row, now(work));
  const fault = row.teacherIds.length === 0 ? '请先选择老师' : windowFault(row);
  const late = row.endAt <= now(work) ? '班级的结束时间已经过去' : null;
  const detail = fault ?? late;
  if (detail) throw new AppError('PUBLISH_INCOMPLETE', { detail });
}

async function stoppedFor(work: RowWork<Table, { id: string; reason: string }>): Promise<ChangesOf<Table>> {
  const { row, input } = work;
  refuseAssistant(work.context, row);
  if (row.stoppedAt) return {};
  const status = lifecycleAt(row, now(work));
  if (status === LIFECYCLE.draft || status === LIFECYCLE.ended) throw stateOf(row, now(work));
  return { stoppedAt: now(work), stopReason: input.reason };
}

async function tellStopped(work: RowWork<Table, { reason: string }> & { changes: ChangesOf<Table> }): Promise<void> {
  const { tx, context, row, input, changes } = work;
  if (!changes.stoppedAt) return;
  const places = await tx
    .select({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(and(classPlaces(context.appId, [row.id]), activePlace()));
  await sendMessage(tx, {
    appId: context.appId,
    memberIds: places.map(({ memberId }) => memberId),
    type: 'grade',
    title: `班级「${row.title}」已终止`,
    body: `原因：${input.reason}。作业和成绩仍然可以查看。`,
    link: `grade/detail?id=${row.id}`,
    createdBy: null,
    now: now(work),
  });
}

type Writes = 'create' | 'update' | 'delete' | 'publish' | 'unpublish' | 'stop' | 'queryEdits';

/** Calls that create and change classes and move them between states. */
export const gradeWrites = {
  create: grades.create<CreateInput>((input, { context }) => newClass(input, context)),
  update: grades.change<UpdateInput>({ to: changesOf, after: afterUpdate }),
  delete: grades.remove(async (work) => {
    refuseAssistant(work.context, work.row);
    if (work.row.published || work.row.stoppedAt) throw stateOf(work.row, now(work));
    await refusePlaces(work);
  }),
  publish: grades.change<{ id: string }>({
    action: 'publish',
    to: async (work) => {
      await readyToPublish(work);
      return { published: true };
    },
    // Those who were added to the draft get its work now.
    async after({ tx, context, row }) {
      await followPromotion({ ...context, db: tx }, row);
      await syncClass(within(engineOf(context), tx), row.id);
    },
  }),
  queryEdits: grades.edits(),
  unpublish: grades.set('unpublish', { published: false }, async (work) => {
    refuseAssistant(work.context, work.row);
    if (!work.row.published) return;
    if (isOver(work.row, now(work))) throw stateOf(work.row, now(work));
    await refusePlaces(work);
  }),
  stop: grades.change<{ id: string; reason: string }>({ action: 'stop', to: stoppedFor, after: tellStopped }),
} satisfies Pick<ResourceHandlers<'grade'>, Writes>;

import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { BATCH_LIMITS, type BatchGroupKind, ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { maskMobile } from '@aosai/api/kit/masking';
import { enrolment } from '../db/schema/enrolment.ts';
import { teacherGroup } from '../db/schema/memberRecords.ts';
import { member, memberTeacher, organizationMember } from '../db/schema/people.ts';
import type { BatchLine } from './batch.ts';
import type { CallContext } from '../kit/context.ts';
import { memberRowScope } from '../kit/scope.ts';
import { groupScope } from '../schools/teacherGroup/groupScope.ts';
import { hasClass } from './scope/classScope.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const PERSON = { appId: member.appId, memberId: member.id, ofMembers: true } as const;

/** Students whom the caller may add: a teacher theirs, a manager the school's, the office all. */
const addable = (context: CallContext): SQL | undefined =>
  and(
    memberRowScope(context, PERSON, ['student', 'organization', 'office']),
    eq(member.status, MEMBER.active),
    ne(member.type, 'parent'),
  );

const columns = { id: member.id, orgId: member.orgId, name: member.name, mobileHash: member.mobileHash };
type Found = Pick<typeof member.$inferSelect, keyof typeof columns>;

/** The place belongs to the school that gives it; the office gives it on behalf of the student's own. */
function studentOf(
  { actor }: CallContext,
  { id, orgId }: Pick<Found, 'id' | 'orgId'>,
): NonNullable<BatchLine['student']> {
  if (actor.kind !== 'member') return { memberId: id, orgId };
  const teacherId = actor.type === 'teacher' ? actor.memberId : undefined;
  return { memberId: id, orgId: actor.orgId, ...(teacherId && { more: { teacherId } }) };
}

const find = (context: CallContext, where: SQL | undefined): Promise<Found[]> =>
  context.db
    .select(columns)
    .from(member)
    .where(and(addable(context), where))
    .orderBy(asc(member.name), asc(member.id))
    .limit(BATCH_LIMITS.found + 1);

export async function linesOfIds(context: CallContext, memberIds: readonly string[]): Promise<BatchLine[]> {
  const found = new Map((await find(context, inArray(member.id, [...memberIds]))).map((row) => [row.id, row]));
  return memberIds.map((id, index) => {
    const row = found.get(id);
    return { line: index + 1, text: row?.name ?? id, student: row ? studentOf(context, row) : null };
  });
}

/** A line of a sheet of students. */
export interface SheetLine {
  mobile: string;
  name?: string | undefined;
  group?: string | undefined;
}

/** @param groups of the class that the students join, by name; null if there are none, and the column is ignored */
export async function linesOfMobiles(
  context: CallContext,
  mobiles: readonly SheetLine[],
  groups: ReadonlyMap<string, string> | null,
): Promise<BatchLine[]> {
  const { keys } = context.services.platform;
  const hashes = mobiles.map(({ mobile }) => keys.mobileHash(mobile));
  const found = new Map((await find(context, inArray(member.mobileHash, hashes))).map((row) => [row.mobileHash, row]));
  return mobiles.map(({ mobile, name, group }, index) => {
    const row = found.get(hashes[index] ?? '');
    // The report masks the number, because it may be kept or passed on; the line identifies the student to the person
    // who typed it.
    const line = { line: index + 1, text: [maskMobile(mobile), name].filter(Boolean).join(' ') };
    if (!row) return { ...line, student: null };
    if (name && name !== row.name) return { ...line, student: null, problem: '姓名和这个手机号的学生不一致' };
    const student = studentOf(context, row);
    if (!group || !groups) return { ...line, student };
    const groupId = groups.get(group);
    if (groupId === undefined) return { ...line, student: null, problem: `班级里没有分组「${group}」` };
    return { ...line, student: { ...student, more: { ...student.more, groupIds: [groupId] } } };
  });
}

/** Throws VALIDATION for more students than one call may add. */
function listed(
  context: CallContext,
  path: 'tags' | 'groups',
  rows: readonly Pick<Found, 'id' | 'orgId' | 'name'>[],
): BatchLine[] {
  if (rows.length > BATCH_LIMITS.found)
    throw new AppError('VALIDATION', { path, detail: `一次最多 ${BATCH_LIMITS.found} 人，请分几次添加` });
  return rows.map((row, index) => ({ line: index + 1, text: row.name, student: studentOf(context, row) }));
}

export async function linesOfTags(
  context: CallContext,
  { tags, match }: { tags: readonly string[]; match: 'any' | 'all' },
): Promise<BatchLine[]> {
  const has = tags.map((tag) => sql`${member.tags} ? ${tag}`);
  return listed(context, 'tags', await find(context, match === 'all' ? and(...has) : or(...has)));
}

export interface BatchGroup {
  kind: BatchGroupKind;
  id: string;
}

/** Students of a teacher's group; null for a group out of the caller's scope. */
async function ofTeacherGroup(context: CallContext, id: string): Promise<Found[] | null> {
  const [group] = await context.db
    .select({ teacherId: teacherGroup.teacherId })
    .from(teacherGroup)
    .where(and(groupScope(context), eq(teacherGroup.appId, context.appId), eq(teacherGroup.id, id)));
  if (!group) return null;
  const linked = context.db
    .select({ id: memberTeacher.memberId })
    .from(memberTeacher)
    .where(
      and(
        eq(memberTeacher.appId, context.appId),
        eq(memberTeacher.teacherId, group.teacherId),
        eq(memberTeacher.status, 'active'),
        sql`${memberTeacher.groupIds} ? ${id}`,
      ),
    );
  return find(context, inArray(member.id, linked));
}

/** Students with this class in the roster of the session's school; null outside a school. */
async function ofRosterClass(context: CallContext, className: string): Promise<Found[] | null> {
  const { actor, appId, db } = context;
  if (actor.kind !== 'member' || actor.orgId === null) return null;
  const places = db
    .select({ memberId: organizationMember.memberId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, actor.orgId),
        eq(organizationMember.className, className),
        eq(organizationMember.status, 'active'),
        sql`${organizationMember.roles} ? 'student'`,
      ),
    );
  return find(context, inArray(member.id, places));
}

/** Members of a class, or of its group if the id is `class:group`; null unless the caller has the class. */
async function ofClass(context: CallContext, { kind, id }: BatchGroup): Promise<Found[] | null> {
  const [gradeId = '', groupId] = kind === 'gradeGroup' ? id.split(':') : [id];
  if (!(await hasClass(context, gradeId))) return null;
  return context.db
    .select(columns)
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(
      and(
        eq(enrolment.appId, context.appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, gradeId),
        eq(enrolment.status, ENROLMENT.enrolled),
        isNull(enrolment.deletedAt),
        eq(member.status, MEMBER.active),
        groupId === undefined ? undefined : sql`${enrolment.groupIds} ? ${groupId}`,
      ),
    )
    .orderBy(asc(member.name), asc(member.id))
    .limit(BATCH_LIMITS.found + 1);
}

function studentsOf(context: CallContext, group: BatchGroup): Promise<Found[] | null> {
  const { kind, id } = group;
  switch (kind) {
    case 'teacherGroup':
      return ofTeacherGroup(context, id);
    case 'rosterClass':
      return ofRosterClass(context, id);
    case 'grade':
    case 'gradeGroup':
      return ofClass(context, group);
    default:
      return kind satisfies never;
  }
}

export async function linesOfGroups(context: CallContext, groups: readonly BatchGroup[]): Promise<BatchLine[]> {
  const found = new Map<string, { row: Found; gradeId: string | undefined }>();
  const unknown: BatchLine[] = [];
  for (const group of groups) {
    const isOfClass = group.kind === 'grade' || group.kind === 'gradeGroup';
    const gradeId = isOfClass ? group.id.split(':')[0] : undefined;
    const rows = await studentsOf(context, group);
    if (!rows) unknown.push({ line: 0, text: group.id, student: null, problem: '没有这个分组' });
    for (const row of rows ?? []) if (!found.has(row.id)) found.set(row.id, { row, gradeId });
  }
  const all = [...found.values()];
  const lines = listed(
    context,
    'groups',
    all.map(({ row }) => row),
  ).map((line, index) => withClass(line, all[index]?.gradeId));
  return [...unknown, ...lines].map((line, index) => ({ ...line, line: index + 1 }));
}

/** Adds the class through which the student is enrolled. */
const withClass = (line: BatchLine, gradeId: string | undefined): BatchLine =>
  gradeId === undefined || !line.student
    ? line
    : { ...line, student: { ...line.student, more: { ...line.student.more, gradeId } } };

import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { member, organizationMember } from '../db/schema/people.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { sysLog } from '../db/schema/platform.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { enrolBatch } from '../enrolment/batch.ts';
import { teachersOfClass } from '../enrolment/scope/taughtClasses.ts';
import type { CallContext } from '../kit/context.ts';
import { actorId } from '../kit/actorId.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import { auditOf, engineOf } from '../kit/engineOf.ts';
import type { GivenPlace } from '../schools/roster/importMembers.ts';
import type { ClassReport, RosterClass, RosterClasses, RosterMove } from '../schools/roster/rosterClasses.ts';
import { teachersAmong } from './gradeStaff.ts';
import { gradeWrites, lockGrade } from './gradeWrites.ts';
import { leaveRosterClass } from './leaveRosterClass.ts';
import { afterJoining } from './places/afterJoining.ts';
import { activePlace, classPlaces } from './places/classPlaces.ts';
import { movePlaces } from './places/moveToClass.ts';

/** Classes of the school that are not over, by title; of several with one title the one that began last. */
async function openClasses({ db, appId, services }: CallContext, orgId: string, names?: readonly string[]) {
  const rows = await db
    .select({ id: grade.id, title: grade.title, published: grade.published })
    .from(grade)
    .where(
      and(
        eq(grade.appId, appId),
        eq(grade.orgId, orgId),
        names && inArray(grade.title, [...names]),
        isNull(grade.deletedAt),
        isNull(grade.stoppedAt),
        gt(grade.endAt, services.now()),
      ),
    )
    .orderBy(grade.published, grade.startAt, desc(grade.id));
  return new Map(rows.map((row) => [row.title, row]));
}

/** Creates a class for this term. It is published if it has a teacher: the caller, where that is a teacher. */
async function createClass(context: CallContext, orgId: string, title: string) {
  const { actor } = context;
  const { id } = await gradeWrites.create(context, { title, ...(actor.kind === 'user' && { orgId }) });
  const published = actor.kind === 'member' && actor.type === 'teacher';
  if (published) await gradeWrites.publish(context, { id });
  return { id, published };
}

/** Students among these who belong to the school and can sign in, in their order; others can be added later. */
async function studentsAmong({ db, appId }: CallContext, orgId: string, memberIds: readonly string[]) {
  const rows = await db
    .select({ id: member.id, name: member.name })
    .from(organizationMember)
    .innerJoin(member, and(eq(member.appId, organizationMember.appId), eq(member.id, organizationMember.memberId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        inArray(organizationMember.memberId, [...memberIds]),
        eq(organizationMember.status, 'active'),
        sql`${organizationMember.roles} ? 'student'`,
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    );
  const found = new Map(rows.map((row) => [row.id, row]));
  return memberIds.flatMap((id) => found.get(id) ?? []);
}

async function joinClass(context: CallContext, orgId: string, { name, memberIds }: RosterClass) {
  const given: GivenPlace[] = [];
  const found = (await openClasses(context, orgId, [name])).get(name);
  const { id: gradeId, published } = found ?? (await createClass(context, orgId, name));
  const people = memberIds.length === 0 ? [] : await studentsAmong(context, orgId, memberIds);
  const { enrolled, waiting, had, problems } = await enrolBatch(engineOf(context), {
    kind: 'grade',
    targetId: gradeId,
    source: 'group',
    lines: people.map(({ id, name: text }, index) => ({ line: index + 1, text, student: { memberId: id, orgId } })),
    mode: 'apply',
    createdBy: actorId(context.actor),
    overCapacity: false,
    seatsBefore: 0,
    async after(call, target, taken) {
      await afterJoining(call, target, taken);
      for (const [memberId, { outcome }] of taken)
        if (outcome === 'seated' || outcome === 'waiting') given.push({ memberId, gradeId });
    },
    audit: auditOf(context, 'grade/enroll:batchEnroll', gradeId, {}),
  });
  const report: ClassReport = {
    title: name,
    gradeId,
    isNew: found === undefined,
    isDraft: !published,
    students: enrolled + waiting + had,
    problems: problems.map(({ text, reason }) => `${text}：${reason}`),
  };
  return { report, given };
}

/**
 * Adds those of these members to the teachers of a class who can teach it and do not work in it already. In a class that
 * the import has created they replace the person who imports, unless the roster names that person too.
 */
async function addTeachers(
  context: CallContext,
  { gradeId, isNew }: { gradeId: string; isNew: boolean },
  memberIds: readonly string[],
): Promise<void> {
  const { db, appId, services } = context;
  const row = await lockGrade(db, context, gradeId);
  const named = await teachersAmong(db, appId, { orgId: row.orgId, ids: memberIds });
  if (named.length === 0) return;
  const stays = (id: string) => !isNew || id !== row.createdBy || named.includes(id);
  const known = new Set(teachersOfClass(row));
  const teacherIds = [...row.teacherIds.filter(stays), ...named.filter((id) => !known.has(id))];
  if (teacherIds.join() === row.teacherIds.join() || teacherIds.length === 0) return;
  await db
    .update(grade)
    .set({ teacherIds, version: row.version + 1, updatedAt: services.now() })
    .where(and(eq(grade.appId, appId), eq(grade.id, gradeId)));
  const diff = { before: { teacherIds: row.teacherIds }, after: { teacherIds } };
  await writeSysLog(db, context, { action: 'grade:update', target: gradeId, diff });
}

type GradeRow = typeof grade.$inferSelect;

/** Whether a class was created, and published if it is, and nothing but its staff was changed, which has gone again. */
async function isUntouched({ db, appId }: CallContext, row: GradeRow): Promise<boolean> {
  const { id, published, version, teacherIds, assistantIds, createdBy } = row;
  if (assistantIds.length > 0 || teacherIds.some((teacherId) => teacherId !== createdBy)) return false;
  const staffChanges = await db.$count(
    sysLog,
    and(
      eq(sysLog.appId, appId),
      eq(sysLog.target, id),
      eq(sysLog.action, 'grade:update'),
      sql`(${sysLog.diff} -> 'after') - 'teacherIds' - 'assistantIds' = '{}'::jsonb`,
    ),
  );
  return version === (published ? 2 : 1) + staffChanges;
}

async function dropUnused(context: CallContext, gradeIds: readonly string[]): Promise<void> {
  const { db, appId, services } = context;
  if (gradeIds.length === 0) return;
  const now = services.now();
  const rows = await db
    .select()
    .from(grade)
    .where(and(eq(grade.appId, appId), inArray(grade.id, [...gradeIds]), isNull(grade.deletedAt)))
    .orderBy(grade.id)
    .for('update');
  for (const row of rows) {
    const { id, title, published } = row;
    const places = await db.$count(
      enrolment,
      and(eq(enrolment.appId, appId), or(eq(enrolment.targetId, id), eq(enrolment.gradeId, id))),
    );
    const planned = await db.$count(gradeControl, and(eq(gradeControl.appId, appId), eq(gradeControl.gradeId, id)));
    if (places > 0 || planned > 0 || !(await isUntouched(context, row))) continue;
    await db
      .update(grade)
      .set({ deletedAt: now, updatedAt: now })
      .where(and(eq(grade.appId, appId), eq(grade.id, id)));
    await writeSysLog(db, context, { action: 'grade:delete', target: id, diff: { before: { title, published } } });
  }
}

/** The place that the student holds in the class with this title and has not paid for. */
async function heldPlace(context: CallContext, orgId: string, title: string, memberId: string) {
  const { db, appId } = context;
  const from = (await openClasses(context, orgId, [title])).get(title);
  if (!from) return undefined;
  const [place] = await db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(
      and(
        classPlaces(appId, [from.id]),
        eq(enrolment.memberId, memberId),
        eq(enrolment.status, ENROLMENT.enrolled),
        isNull(enrolment.orderId),
      ),
    );
  return place;
}

/** Moves the student out of the class of the old name, or gives a place in the one of the new name. */
async function follow(context: CallContext, orgId: string, { memberId, from, to }: RosterMove): Promise<void> {
  const place = from === null ? undefined : await heldPlace(context, orgId, from, memberId);
  const known = (await openClasses(context, orgId, [to])).get(to);
  const { appId, db } = context;
  const isIn =
    known !== undefined &&
    (await db.$count(enrolment, and(classPlaces(appId, [known.id]), eq(enrolment.memberId, memberId), activePlace()))) >
      0;
  if (isIn) return;
  if (!place) {
    await joinClass(context, orgId, { name: to, memberIds: [memberId] });
    return;
  }
  const { id: toId } = known ?? (await createClass(context, orgId, to));
  const { fromId, memberIds } = await movePlaces(context, [place.id], toId);
  const diff = { after: { to: toId, students: memberIds } };
  await writeSysLog(db, context, { action: 'grade/enroll:moveToClass', target: fromId, diff });
}

/** The classes of a roster: found by their names, and created by an import. */
export const rosterClasses: RosterClasses = {
  titles: async (context, orgId) => [...(await openClasses(context, orgId)).keys()],
  async known(context, orgId, names) {
    const found = await openClasses(context, orgId, names);
    return new Map([...found].map(([title, { id }]) => [title, id]));
  },
  async join(context, orgId, classes) {
    const joined = { classes: [] as ClassReport[], given: [] as GivenPlace[] };
    // One after the other in the order of names, so that two calls lock classes in the same order.
    for (const one of classes.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { report, given } = await joinClass(context, orgId, one);
      joined.classes.push(report);
      joined.given.push(...given);
    }
    return joined;
  },
  async teach(context, orgId, classes, created = []) {
    const names = classes.map(({ name }) => name);
    const found = await openClasses(context, orgId, names);
    for (const { name, memberIds } of classes.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const known = found.get(name);
      if (known) await addTeachers(context, { gradeId: known.id, isNew: created.includes(known.id) }, memberIds);
    }
  },
  follow,
  leave: leaveRosterClass,
  dropUnused,
};

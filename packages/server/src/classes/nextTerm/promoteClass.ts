import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { shiftDays } from '@aosai/api/classes/nextTerm';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { grade as gradeCalls } from '@aosai/api/classes/grade.contract';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import { ownTeacher } from '../../enrolment/scope/taughtClasses.ts';
import type { PlaceRow } from '../../enrolment/storedPlaces.ts';
import { type Candidate, takePlaces } from '../../enrolment/takePlace.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { targetLink } from '../../enrolment/targetLink.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { audited } from '../../kit/rows/audited.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { findKeptGrade } from '../gradeList.ts';
import { stateOf } from '../gradeRules.ts';
import { refuseAssistant } from '../gradeStaff.ts';
import type { GradeRow } from '../gradeViews.ts';
import { type CreateInput, grades, gradeWrites, lockGrade, newClass } from '../gradeWrites.ts';
import { activePlace, classPlaces } from '../places/classPlaces.ts';
import { copyRows } from './copyRows.ts';
import { type PlanGoal, planRows } from './planRows.ts';

type Input = ParsedInputOf<(typeof gradeCalls)['calls']['promote']>;

const create = grades.create<CreateInput & Pick<GradeRow, 'key' | 'promotedFrom'>>(
  async ({ key, promotedFrom, ...input }, { context }) => ({ ...(await newClass(input, context)), key, promotedFrom }),
);

/** Identifies a request by its sender and id, and with `asked` by what it asks for. */
const requestOf = ({ actor }: CallContext, { requestId }: Input): string => `promote/${actorId(actor)}/${requestId}/`;
const keyOf = (context: CallContext, input: Input): string =>
  requestOf(context, input) + createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * The class that this request has made, and null if the class can go on. Throws GRADE_PROMOTED when it has gone on by
 * another request, IDEMPOTENT_OTHER when the request made something else or its class is gone.
 */
async function madeBefore(inside: CallContext, from: GradeRow, input: Input): Promise<GradeRow | null> {
  const rows = await inside.db
    .select()
    .from(grade)
    .where(and(eq(grade.appId, inside.appId), eq(grade.promotedFrom, from.id)));
  const isOn = ({ deletedAt, stoppedAt }: GradeRow) => deletedAt === null && stoppedAt === null;
  const mine = rows.find(({ key }) => key?.startsWith(requestOf(inside, input)));
  if (mine && (!isOn(mine) || mine.key !== keyOf(inside, input))) throw new AppError('IDEMPOTENT_OTHER');
  const other = rows.find((row) => isOn(row) && row !== mine);
  if (!mine && other) throw new AppError('GRADE_PROMOTED', { title: other.title });
  return mine ?? null;
}

/** Throws ASSISTANT_MAY_NOT, and GRADE_STATE for a draft, in which nothing has happened that could go on. */
function refusePromotion(context: CallContext, row: GradeRow): void {
  refuseAssistant(context, row);
  if (!row.published && row.stoppedAt === null) throw stateOf(row, context.services.now());
}

/** Members who have left the school of the class, or can no longer sign in, do not go on. */
async function studentsOf({ db, appId }: CallContext, from: GradeRow, memberIds: readonly string[] | undefined) {
  const rows = await db
    .select({ place: enrolment, name: member.name, status: member.status, inSchool: organizationMember.id })
    .from(enrolment)
    .innerJoin(
      member,
      and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId), isNull(member.deletedAt)),
    )
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.memberId, enrolment.memberId),
        eq(organizationMember.orgId, from.orgId ?? ''),
        eq(organizationMember.status, 'active'),
      ),
    )
    .where(
      and(
        classPlaces(appId, [from.id]),
        inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.settled]),
        memberIds && inArray(enrolment.memberId, [...memberIds]),
      ),
    )
    .orderBy(asc(enrolment.id));
  const places: PlaceRow[] = [];
  const problems: { memberId: string; name: string; reason: string }[] = [];
  for (const { place, name, status, inSchool } of rows) {
    const { memberId } = place;
    const isOfSchool = from.orgId !== null && place.orgId === from.orgId;
    if (status !== MEMBER.active) problems.push({ memberId, name, reason: '账号已停用' });
    else if (isOfSchool && inSchool === null) problems.push({ memberId, name, reason: '已经不在本校' });
    else places.push(place);
  }
  if (memberIds && rows.length !== new Set(memberIds).size) throw new AppError('NOT_FOUND');
  return { places, problems };
}

/** Enrolment moves with the term and is open from now on; a class never enrols after its end. */
function enrolmentOf(from: GradeRow, { startAt, endAt }: Input, now: Date) {
  const laterMs = Date.parse(startAt) - from.startAt.getTime();
  const enrollEndMs = Math.min(from.enrollEndAt.getTime() + laterMs, Date.parse(endAt));
  const enrollStartMs = Math.min(now.getTime(), enrollEndMs - DAY_MS);
  return {
    enrollStartAt: new Date(enrollStartMs).toISOString(),
    enrollEndAt: new Date(enrollEndMs).toISOString(),
  };
}

async function makeClass(inside: CallContext, from: GradeRow, input: Input): Promise<string> {
  const { title, startAt, endAt, teacherIds, assistantIds, capacity } = input;
  const { id } = await create(inside, {
    copyOf: from.id,
    key: keyOf(inside, input),
    promotedFrom: from.id,
    orgId: from.orgId,
    title,
    startAt,
    endAt,
    ...enrolmentOf(from, input, inside.services.now()),
    joinByCode: from.joinCode !== null,
    teacherIds: teacherIds ?? from.teacherIds,
    ...(assistantIds && { assistantIds }),
    ...(capacity !== undefined && { capacity }),
  });
  return id;
}

/** Gives the students their places with the groups of the same names, without an order. Throws TARGET_FULL. */
async function enter(inside: CallContext, from: GradeRow, to: GradeRow, places: readonly PlaceRow[]): Promise<void> {
  const call = engineOf(inside);
  const names = new Map(from.groups.map(({ id, name }) => [id, name]));
  const groupIds = new Map(to.groups.map(({ id, name }) => [name, id]));
  const candidates = places.map((place): Candidate => ({
    memberId: place.memberId,
    orgId: place.orgId,
    source: 'batch',
    more: {
      teacherId: ownTeacher(to, place.teacherId),
      groupIds: place.groupIds.flatMap((id) => groupIds.get(names.get(id) ?? '') ?? []),
    },
  }));
  const target = { ...(await lockTarget(call, 'grade', to.id)), waitlist: false };
  const taken = await takePlaces(call, target, candidates, { createdBy: actorId(inside.actor), withoutOrder: true });
  if ([...taken.values()].some(({ outcome }) => outcome === 'full'))
    throw new AppError('TARGET_FULL', { capacity: to.capacity ?? 0 });
}

const planOf = async (context: CallContext, from: GradeRow, goal: PlanGoal, { plan }: Input) => {
  if (!plan) return { days: 0, rows: [] };
  const days = shiftDays(plan.shift, from.startAt.getTime());
  return { days, rows: await planRows(context, { from, goal, days, controlIds: plan.controlIds }) };
};

async function check(context: CallContext, input: Input) {
  const from = await findKeptGrade(context, input.id);
  if (!from) throw new AppError('NOT_FOUND');
  refusePromotion(context, from);
  await madeBefore(context, from, input);
  const { places, problems } = await studentsOf(context, from, input.memberIds);
  const goal = { id: null, orgId: from.orgId, groups: from.groups, startAt: new Date(input.startAt) };
  const lines = (await planOf(context, from, goal, input)).rows.map(({ line }) => line);
  const rows = lines.filter(({ outcome }) => outcome === 'copied').length;
  return { id: null, students: places.length, problems, rows, lines };
}

/** The reply for a class that was made, also when the same request comes again. */
async function replyOf({ db, appId }: CallContext, { id }: GradeRow, problems: Problems) {
  const students = await db.$count(enrolment, and(classPlaces(appId, [id]), activePlace()));
  const rows = await db.$count(
    gradeControl,
    and(eq(gradeControl.appId, appId), eq(gradeControl.gradeId, id), isNull(gradeControl.deletedAt)),
  );
  return { id, students, problems, rows, lines: [] };
}

type Problems = Awaited<ReturnType<typeof studentsOf>>['problems'];

async function promote(tx: Db, inside: CallContext, input: Input) {
  // The lock makes a second promotion of the class wait, and then find what the first has made.
  const from = await lockGrade(tx, inside, input.id);
  refusePromotion(inside, from);
  const before = await madeBefore(inside, from, input);
  const { places, problems } = await studentsOf(inside, from, input.memberIds);
  if (before) return { answer: await replyOf(inside, before, problems), told: [] };
  const to = await lockGrade(tx, inside, await makeClass(inside, from, input));
  const { days, rows } = await planOf(inside, from, to, input);
  // Before the members: homework that is published into a class with members reaches them at once, even in a draft.
  const copied = await copyRows(tx, inside, { rows, days, to });
  await enter(inside, from, to, places);
  if (input.publish) {
    await gradeWrites.publish(inside, { id: to.id });
    await sendMessage(tx, {
      appId: inside.appId,
      memberIds: places.map(({ memberId }) => memberId),
      type: 'grade',
      title: `你升入了「${to.title}」`,
      body: `以前在「${from.title}」做过的作业和成绩都还在。`,
      link: targetLink({ kind: 'grade', id: to.id }),
      createdBy: null,
      now: inside.services.now(),
    });
  }
  const answer = await replyOf(inside, to, problems);
  const diff = { after: { to: to.id, title: to.title, students: answer.students, ...copied, days } };
  return { answer, told: { target: from.id, diff } };
}

/** Makes the next term's class of a class: its members, groups and plan go on, and what was done stays in the old one. */
export const promoteClass: ResourceHandlers<'grade'>['promote'] = async (context, input) =>
  input.mode === 'check'
    ? check(context, input)
    : audited(context, 'grade:promote', (tx, inside) => promote(tx, inside, input));

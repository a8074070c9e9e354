import { and, eq, inArray } from 'drizzle-orm';
import { inBeijing } from '@aosai/api/kit/beijing';
import { type TargetKind, ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';
import { member } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { tellOrganization } from '../schools/roster/linkMessages.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import { guardiansOf } from '../accounts/minors/guardiansOf.ts';
import { teachersOfClass } from './scope/taughtClasses.ts';
import type { LockedPlace, PlaceMove } from './lockPlace.ts';
import { targetLink } from './targetLink.ts';

interface Words {
  title: string;
  body: string;
}

const NOUN = { exam: '考试', homework: '作业', grade: '班级' } as const satisfies Record<TargetKind, string>;
const LEFT = {
  exam: '名额已经让出。',
  homework: '这份作业不用做了，也不计入成绩。',
  grade: '没有开始的作业不再要交，已经交的保留。',
} as const satisfies Record<TargetKind, string>;

/** The message to a student about a decision on their place; null for their own acts and intermediate steps. */
function decisionOf(kind: TargetKind, from: EnrolmentStatus, { to, set, byStaff }: PlaceMove): Words | null {
  const asked = kind === 'homework' ? '免做申请' : '退出申请';
  if (from === ENROLMENT.quitApplied && to === ENROLMENT.enrolled)
    return set?.rejectReason ? { title: `${asked}没有通过`, body: `原因：${set.rejectReason}` } : null;
  if (to === ENROLMENT.quitPassed) {
    if (set?.quitReason && from === ENROLMENT.enrolled && kind !== 'homework')
      return { title: `你将退出${NOUN[kind]}`, body: `原因：${set.quitReason}` };
    // Staff grant and finish an exemption in one click, so only the last step sends a message.
    return kind === 'homework' ? null : { title: `${asked}已通过`, body: '管理员办结以后生效。' };
  }
  if (byStaff) return { title: `不用参加这场${NOUN[kind]}了`, body: `原因：${set?.quitReason ?? '没有写'}` };
  if (from === ENROLMENT.quitPassed && to === ENROLMENT.quit)
    return { title: kind === 'homework' ? '可以免做' : `已退出${NOUN[kind]}`, body: LEFT[kind] };
  return null;
}

/** The teachers of a homework: its creator and the teachers of the class that it was assigned in. */
async function teachersOf({ db, appId }: EngineCall, { place, target }: LockedPlace): Promise<string[]> {
  const [ofClass] = place.gradeId
    ? await db
        .select({ teacherIds: grade.teacherIds, assistantIds: grade.assistantIds })
        .from(grade)
        .where(and(eq(grade.appId, appId), eq(grade.id, place.gradeId)))
    : [];
  const ids = [...(ofClass ? teachersOfClass(ofClass) : []), ...(target.createdBy ? [target.createdBy] : [])];
  if (ids.length === 0) return [];
  // A homework of the platform was created by a user of the back office, who has no member mailbox.
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids), eq(member.type, 'teacher')));
  return rows.map(({ id }) => id);
}

/**
 * Tells those who decide about an application: the teachers of a homework, or the school that runs the exam or class.
 */
async function tellDeciders(call: EngineCall, locked: LockedPlace, name: string, cause: string): Promise<void> {
  const { db, appId, now } = call;
  const { place, target } = locked;
  const to = { appId, now, createdBy: null };
  if (target.kind === 'homework') {
    await sendMessage(db, {
      ...to,
      memberIds: await teachersOf(call, locked),
      type: 'homework',
      title: `${name}申请免做「${target.title}」`,
      body: '在作业的名单里同意或驳回。',
      link: `edms/homework/${target.id}?tab=roster`,
      dedupe: cause,
    });
    return;
  }
  const orgId = target.orgId ?? place.orgId;
  if (orgId === null) return;
  await tellOrganization(db, to, {
    orgId,
    title: `${name}申请退出${NOUN[target.kind]}「${target.title}」`,
    body: '请查看原因，同意或驳回；学生会收到结果。',
    link: `edms/${target.kind === 'exam' ? 'examEnroll' : 'gradeEnroll'}?status=${ENROLMENT.quitApplied}`,
    dedupe: cause,
  });
}

/** Sends the messages about a move, in its transaction: to the deciders, or to the student and the guardians. */
export async function notifyMoved(call: EngineCall, locked: LockedPlace, move: PlaceMove): Promise<void> {
  const { db, appId, now } = call;
  const { place, target } = locked;
  // The platform decides about paid places, and their orders send messages about all moves but the last.
  if (place.orderId !== null && move.to !== ENROLMENT.quit) return;
  const isAsking = move.to === ENROLMENT.quitApplied;
  const decision = decisionOf(target.kind, place.status, move);
  if (!isAsking && !decision) return;
  const [student] = await db
    .select({ name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, place.memberId)));
  const name = student?.name ?? '';
  // A student may apply several times; `updatedAt` makes each application a cause of its own.
  const cause = `place/${place.id}/${move.to}/${place.updatedAt.getTime()}`;
  if (isAsking) await tellDeciders(call, locked, name, cause);
  if (!decision) return;
  const news = { appId, type: target.kind, body: decision.body, createdBy: null, dedupe: cause, now };
  const title = `${decision.title}：${target.title}`;
  await sendMessage(db, { ...news, memberIds: [place.memberId], title, link: targetLink(target) });
  const guardians = await guardiansOf(db, appId, [place.memberId]);
  await sendMessage(db, { ...news, memberIds: guardians.get(place.memberId) ?? [], title: `${name}：${title}` });
}

/** Tells the school, once a day, that a seat is free and nobody waits for it. */
export async function tellSeatFreed(call: EngineCall, { target }: LockedPlace): Promise<void> {
  const { db, appId, now } = call;
  if (target.orgId === null || target.kind === 'homework') return;
  await tellOrganization(
    db,
    { appId, now, createdBy: null },
    {
      orgId: target.orgId,
      title: `「${target.title}」空出了名额`,
      body: '有学生退出，没有人候补，可以再添加学生。',
      link: target.kind === 'exam' ? 'edms/examEnroll' : `edms/gradeEnroll?grade=${target.id}`,
      dedupe: `seat/${target.id}/${inBeijing(now.getTime()).toISOString().slice(0, 10)}`,
    },
  );
}

import { createHash } from 'node:crypto';
import { and, desc, eq, exists, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { sendToStudents as sendCall } from '@aosai/api/classes/sendToStudents.contract';
import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { announcement, grade } from '../db/schema/teaching.ts';
import { guardiansOf } from '../accounts/minors/guardiansOf.ts';
import { sayInRoom } from '../exams/room/roomNotices.ts';
import { targetLink } from '../enrolment/targetLink.ts';
import { lockTarget, type Target } from '../enrolment/target.ts';
import { sendMessages } from '../platform/message/sendMessage.ts';
import { newId } from '../base/newId.ts';
import { storableText } from '../base/storableText.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { actorId } from '../kit/actorId.ts';
import { audited } from '../kit/rows/audited.ts';
import { classRows } from '../enrolment/scope/classScope.ts';
import { targetRows } from '../enrolment/scope/targetScope.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

type Input = ParsedInputOf<typeof sendCall>;

/** Pause between two messages to the same students. */
const PAUSE_MS = 10 * MINUTE_MS;

/** Throws NOT_FOUND for a target that the caller does not run. */
export async function refuseForeign(context: CallContext, { kind, id }: Pick<Input, 'kind' | 'id'>): Promise<void> {
  const { db, appId } = context;
  const found =
    kind === 'grade'
      ? await db.$count(
          grade,
          and(eq(grade.appId, appId), eq(grade.id, id), isNull(grade.deletedAt), classRows(context)),
        )
      : await db.$count(
          exam,
          and(eq(exam.appId, appId), eq(exam.id, id), eq(exam.kind, kind), isNull(exam.deletedAt), targetRows(context)),
        );
  if (found === 0) throw new AppError('NOT_FOUND');
}

/** Limits the students by how far their attempts at the target have come. */
function narrowed({ db, appId }: CallContext, { only, memberIds }: Input): SQL | undefined {
  const attempt = (where?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(examPaperEnroll)
        .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examEnrollId, enrolment.id), where)),
    );
  const named = memberIds && inArray(enrolment.memberId, memberIds);
  switch (only) {
    case 'all':
      return named;
    case 'notBegun':
      return and(named, not(attempt()));
    case 'unfinished':
      return and(named, not(attempt(inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]))));
    case 'running':
      return and(named, attempt(eq(examPaperEnroll.status, ATTEMPT.inProgress)));
    default:
      return only satisfies never;
  }
}

interface Student {
  id: string;
  name: string;
}

async function studentsOf(context: CallContext, input: Input): Promise<Student[]> {
  return context.db
    .selectDistinct({ id: member.id, name: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(
      and(
        eq(enrolment.appId, context.appId),
        eq(enrolment.kind, input.kind),
        eq(enrolment.targetId, input.id),
        inArray(enrolment.status, [...SEATED_ENROLMENT]),
        isNull(enrolment.deletedAt),
        isNull(enrolment.leftAt),
        narrowed(context, input),
      ),
    );
}

/** The confirmed guardians of these students with the names of their children; a guardian of several is there once. */
async function guardiansWithNames({ db, appId }: CallContext, students: readonly Student[]) {
  const guardians = await guardiansOf(
    db,
    appId,
    students.map(({ id }) => id),
  );
  const found = new Map<string, string[]>();
  for (const { id, name } of students)
    for (const guardianId of guardians.get(id) ?? []) found.set(guardianId, [...(found.get(guardianId) ?? []), name]);
  return [...found].map(([guardianId, names]) => ({ guardianId, names: names.join('、') }));
}

/** Prefix of the deduplication key of messages to these students; the request's id follows. */
function keyOf({ kind, id, only, audience = 'students', memberIds }: Input): string {
  const whom = [kind, id, only, audience, ...(memberIds ?? []).toSorted()].join(' ');
  return `send/${createHash('sha256').update(whom).digest('hex').slice(0, 24)}`;
}

/** When these students last got a message, and by which request. */
async function lastSent({ db, appId }: CallContext, key: string, since: Date) {
  const [row] = await db
    .select({ at: message.createdAt, dedupe: message.dedupe })
    .from(message)
    .where(
      and(
        eq(message.appId, appId),
        sql`${message.dedupe} >= ${`${key}/`}::text and ${message.dedupe} < ${`${key}0`}::text`,
        gt(message.createdAt, since),
        // Whoever took a message back may send the right one at once.
        isNull(message.withdrawnAt),
      ),
    )
    .orderBy(desc(message.createdAt))
    .limit(1);
  return row;
}

/** During a running exam the message appears in the room too, because students have no other page open. */
async function alsoInRoom(
  context: CallContext,
  target: Target,
  input: Input,
  { id, memberIds }: { id: string; memberIds: readonly string[] },
) {
  const call = engineOf(context);
  if (target.kind !== 'exam' || lifecycleAt(target, call.now) !== LIFECYCLE.running) return;
  const isForAll = input.only === 'all' && input.memberIds === undefined;
  if (!isForAll && memberIds.length === 0) return;
  await sayInRoom(call, target.id, { id, text: storableText(input.text), to: isForAll ? null : memberIds });
}

/** Sends a message to the students of an exam, a homework or a class, or to their guardians. Sending the same request again sends nothing. */
export const sendToStudents: ResourceHandlers<'message'>['send'] = async (context, input) => {
  await refuseForeign(context, input);
  const key = keyOf(input);
  const now = context.services.now();
  return audited(context, 'message:send', async (tx, inside) => {
    const target = await lockTarget(engineOf(inside), input.kind, input.id);
    const { audience = 'students' } = input;
    const students = await studentsOf(inside, input);
    const memberIds = audience === 'guardians' ? [] : students.map(({ id }) => id);
    const guardians = audience === 'students' ? [] : await guardiansWithNames(inside, students);
    const sent = memberIds.length + guardians.length;
    const dedupe = `${key}/${input.requestId}`;
    const last = await lastSent(inside, key, new Date(now.getTime() - PAUSE_MS));
    if (last?.dedupe?.startsWith(`${dedupe}/`)) return { answer: { sent }, told: [] };
    if (last) {
      const waitMs = last.at.getTime() + PAUSE_MS - now.getTime();
      throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(waitMs / MS_PER_SECOND)) });
    }
    const { appId } = context;
    const announcementId = newId();
    const text = storableText(input.text);
    const createdBy = actorId(context.actor);
    await tx.insert(announcement).values({
      appId,
      id: announcementId,
      kind: input.kind,
      targetId: input.id,
      only: input.only,
      audience,
      text,
      createdBy,
      createdAt: now,
      updatedAt: now,
    });
    const title = `「${target.title}」老师的通知`;
    const copy = { appId, type: input.kind, body: text, createdBy, dedupe, announcementId, now };
    await sendMessages(tx, [
      { ...copy, memberIds, title, link: targetLink(input) },
      // Guardians have no page of a class, an exam or a homework.
      ...guardians.map(({ guardianId, names }) => ({ ...copy, memberIds: [guardianId], title: `${names}：${title}` })),
    ]);
    if (audience !== 'guardians') await alsoInRoom(inside, target, input, { id: announcementId, memberIds });
    return {
      answer: { sent },
      told: { target: input.id, diff: { after: { kind: input.kind, only: input.only, audience, sent } } },
    };
  });
};

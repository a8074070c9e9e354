import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { joinHomework } from './assign.ts';
import { leaveHomework, leaveUngiven } from './leaveHomework.ts';
import { classPlaces } from './placeDates.ts';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * Updates the homework of a class after a change of its members, groups or schedule: members get what it assigns, with
 * current dates, and former members lose it. Idempotent. Call it in the transaction of the change, with the class
 * locked; pass the `memberIds` concerned, or omit them for all.
 */
export async function syncHomework(call: EngineCall, gradeId: string, memberIds?: readonly string[]): Promise<void> {
  const members = (await classPlaces(call, [gradeId], memberIds)).map(({ memberId }) => memberId);
  await joinHomework(call, gradeId, members, null);
  await leaveUngiven(call, gradeId, members);
  const held = await call.db
    .selectDistinct({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, call.appId),
        eq(enrolment.kind, 'homework'),
        eq(enrolment.gradeId, gradeId),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.leftAt),
        memberIds === undefined ? undefined : inArray(enrolment.memberId, [...memberIds]),
      ),
    );
  const there = new Set(members);
  const gone = held.map(({ memberId }) => memberId).filter((memberId) => !there.has(memberId));
  await leaveHomework(call, gradeId, gone);
}

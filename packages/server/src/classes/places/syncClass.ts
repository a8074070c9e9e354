import { and, eq, inArray } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { PlaceRow } from '../../enrolment/storedPlaces.ts';
import { type Candidate, takePlaces } from '../../enrolment/takePlace.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { syncHomework } from '../../homework/places/syncHomework.ts';
import { classExams, classMembers, isShownTo, type WorkRow } from '../classWork.ts';

/**
 * Gives the members of a class the work in its schedule. Idempotent. Call it in the transaction of the change, with the
 * class locked; pass the `memberIds` concerned, or omit them for all. Returns how many places it gave.
 */
export async function syncClass(call: EngineCall, gradeId: string, memberIds?: readonly string[]): Promise<number> {
  const [row] = await call.db
    .select()
    .from(grade)
    .where(and(eq(grade.appId, call.appId), eq(grade.id, gradeId)));
  const isOn = row !== undefined && row.published && row.stoppedAt === null && call.now < row.endAt;
  if (!isOn) return 0;
  await syncHomework(call, gradeId, memberIds);
  const members = await classMembers(call, gradeId, memberIds);
  let given = 0;
  // In the order of their ids, to avoid deadlocks between classes that share exams.
  for (const { work, rows } of await classExams(call, gradeId)) {
    const shown = members.filter(({ groupIds }) => isShownTo(rows, groupIds));
    given += await giveExam(call, gradeId, work, shown);
  }
  return given;
}

/** Enrols members of the class in a free exam; a priced one they enrol in themselves. */
async function giveExam(call: EngineCall, gradeId: string, work: WorkRow, shown: readonly PlaceRow[]): Promise<number> {
  if (shown.length === 0 || work.priceFen > 0 || call.now >= work.endAt) return 0;
  // Members who quit the exam, or were removed from it, are not enrolled again.
  const had = await call.db
    .select({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, call.appId),
        eq(enrolment.targetId, work.id),
        inArray(
          enrolment.memberId,
          shown.map(({ memberId }) => memberId),
        ),
      ),
    );
  const known = new Set(had.map(({ memberId }) => memberId));
  const missing = shown.filter(({ memberId }) => !known.has(memberId));
  if (missing.length === 0) return 0;
  const target = await lockTarget(call, 'exam', work.id);
  const candidates = missing.map(({ memberId, orgId, teacherId }): Candidate => ({
    memberId,
    orgId,
    source: 'grade',
    more: { teacherId, gradeId },
  }));
  const taken = await takePlaces(call, target, candidates, { createdBy: null, withoutOrder: true });
  return [...taken.values()].filter(({ outcome }) => outcome === 'seated').length;
}

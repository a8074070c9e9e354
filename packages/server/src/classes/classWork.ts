import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import type { PlaceRow } from '../enrolment/storedPlaces.ts';
import { classPlaces } from './places/classPlaces.ts';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

export type ControlRow = typeof gradeControl.$inferSelect;
export type WorkRow = typeof exam.$inferSelect;

/** Members of a class with their groups; all of them unless `memberIds` is given. */
export async function classMembers(
  { db, appId }: EngineCall,
  gradeId: string,
  memberIds?: readonly string[],
): Promise<PlaceRow[]> {
  return db
    .select()
    .from(enrolment)
    .where(
      and(
        classPlaces(appId, [gradeId]),
        inArray(enrolment.status, [...MEMBER_STATES]),
        memberIds ? inArray(enrolment.memberId, [...memberIds]) : undefined,
      ),
    )
    .orderBy(enrolment.id);
}

export interface ClassExam {
  work: WorkRow;
  /** The schedule rows of the class and its groups, which say who gets it. */
  rows: ControlRow[];
}

/** The published exams in the schedule of a class. */
export async function classExams({ db, appId }: EngineCall, gradeId: string): Promise<ClassExam[]> {
  const found = await db
    .select({ row: gradeControl, work: exam })
    .from(gradeControl)
    .innerJoin(exam, and(eq(exam.appId, gradeControl.appId), eq(exam.id, gradeControl.targetId)))
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.gradeId, gradeId),
        eq(gradeControl.targetType, 'exam'),
        eq(exam.published, true),
        isNull(exam.stoppedAt),
        isNull(exam.deletedAt),
      ),
    )
    .orderBy(exam.id);
  const works = Map.groupBy(found, ({ work }) => work.id);
  return [...works.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ work: first.work, rows: group.map(({ row }) => row) }] : [];
  });
}

/** Whether a member sees the work: rows of the member's groups take precedence over the row of the class. */
export function isShownTo(rows: readonly ControlRow[], groupIds: readonly string[]): boolean {
  const ofGroups = rows.filter(({ groupId }) => groupIds.includes(groupId));
  const ofClass = rows.filter(({ groupId }) => groupId === '');
  return (ofGroups.length > 0 ? ofGroups : ofClass).some(({ visible }) => visible);
}

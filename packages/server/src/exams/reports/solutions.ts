import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { SolutionRule } from './reviewVisibility.ts';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

interface Found extends SolutionRule {
  gradeId: string;
  groupId: string;
  groupIds: string[];
}

/** For one class: the rows of the student's groups, or else that of the class. */
function ofNearest(rows: readonly Found[]): readonly Found[] {
  const ofGroups = rows.filter(({ groupId, groupIds }) => groupIds.includes(groupId));
  return ofGroups.length > 0 ? ofGroups : rows.filter(({ groupId }) => groupId === '');
}

/**
 * The rules of a student's classes about the solutions of a homework or an exam; empty if they leave it to the matrix.
 */
export async function solutionsOf(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  { targetId, memberId }: { targetId: string; memberId: string },
): Promise<readonly SolutionRule[]> {
  const rows: Found[] = await db
    .select({
      gradeId: gradeControl.gradeId,
      groupId: gradeControl.groupId,
      visible: gradeControl.visible,
      openAt: gradeControl.openAt,
      groupIds: enrolment.groupIds,
    })
    .from(gradeControl)
    .innerJoin(
      enrolment,
      and(
        eq(enrolment.appId, gradeControl.appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, gradeControl.gradeId),
        inArray(enrolment.status, [...MEMBER_STATES]),
        isNull(enrolment.deletedAt),
      ),
    )
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.targetType, 'solution'),
        eq(gradeControl.targetId, targetId),
        isNull(gradeControl.deletedAt),
        eq(enrolment.memberId, memberId),
      ),
    );
  return [...Map.groupBy(rows, ({ gradeId }) => gradeId).values()].flatMap(ofNearest);
}

/** A class cannot show its members the keys of an exam while others still write it. */
export const notBefore = (rules: readonly SolutionRule[], closesAt: Date): SolutionRule[] =>
  rules.map(({ visible, openAt }) => ({ visible, openAt: openAt !== null && openAt > closesAt ? openAt : closesAt }));

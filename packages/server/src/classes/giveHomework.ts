import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../db/open.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import type { CallContext } from '../kit/context.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import { writeControls } from './controls/controlRows.ts';
import { checkTargets } from './controls/controlTargets.ts';
import { stateOf } from './gradeRules.ts';
import { type GradeRow, isOver } from './gradeViews.ts';
import { lockGrade } from './gradeWrites.ts';

/** A class of the caller's, or one of its groups. */
export interface HomeworkGoal {
  gradeId: string;
  groupId: string | null;
}

/**
 * Locks the classes of these goals until the transaction ends, in the order of the schedule's own calls: classes before
 * homework. Throws NOT_FOUND, GRADE_STATE.
 */
export async function lockGoals(tx: Db, context: CallContext, goals: readonly HomeworkGoal[]): Promise<GradeRow[]> {
  const rows: GradeRow[] = [];
  for (const gradeId of [...new Set(goals.map((goal) => goal.gradeId))].toSorted()) {
    const row = await lockGrade(tx, context, gradeId);
    const now = context.services.now();
    if (isOver(row, now)) throw stateOf(row, now);
    const groupIds = new Set(row.groups.map(({ id }) => id));
    const isKnown = (goal: HomeworkGoal) => goal.groupId === null || groupIds.has(goal.groupId);
    if (!goals.every((goal) => goal.gradeId !== gradeId || isKnown(goal))) throw new AppError('NOT_FOUND');
    rows.push(row);
  }
  return rows;
}

/** Puts a homework into the schedules of these classes; a class that has it keeps its dates. */
export async function giveHomework(
  tx: Db,
  context: CallContext,
  homeworkId: string,
  { classes, goals }: { classes: readonly GradeRow[]; goals: readonly HomeworkGoal[] },
): Promise<void> {
  const ofHomework = { targetType: 'homework', targetId: homeworkId } as const;
  for (const row of classes) {
    await checkTargets(tx, context, row, [ofHomework]);
    const shown = await tx
      .select({ groupId: gradeControl.groupId })
      .from(gradeControl)
      .where(
        and(
          eq(gradeControl.appId, context.appId),
          eq(gradeControl.gradeId, row.id),
          eq(gradeControl.targetType, 'homework'),
          eq(gradeControl.targetId, homeworkId),
          eq(gradeControl.visible, true),
          isNull(gradeControl.deletedAt),
        ),
      );
    const known = new Set(shown.map(({ groupId }) => groupId));
    const missing = goals.filter(({ gradeId, groupId }) => gradeId === row.id && !known.has(groupId ?? ''));
    if (missing.length === 0) continue;
    const rows = missing.map(({ groupId }) => ({ ...ofHomework, groupId, visible: true }));
    const changed = await writeControls(tx, context, row, rows);
    const diff = { after: { rows: rows.length, changed } };
    await writeSysLog(tx, context, { action: 'grade:controls/update', target: row.id, diff });
  }
}

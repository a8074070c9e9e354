import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { keptGradeScope } from '../enrolment/scope/classRowScope.ts';
import type { ClassPlans } from '../exams/exam/classPlans.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import { writeControls } from './controls/controlRows.ts';
import { fittingTargets } from './controls/controlTargets.ts';

export const classPlans: ClassPlans = {
  async addExam(context, examId, gradeIds) {
    const { db, appId, services } = context;
    const classes = await db
      .select()
      .from(grade)
      .where(
        and(
          keptGradeScope(context),
          inArray(grade.id, [...gradeIds]),
          isNull(grade.deletedAt),
          isNull(grade.stoppedAt),
          gt(grade.endAt, services.now()),
        ),
      )
      .orderBy(asc(grade.id))
      .for('update');
    const row = { groupId: null, targetType: 'exam', targetId: examId, visible: true } as const;
    for (const one of classes) {
      const known = await db.$count(
        gradeControl,
        and(
          eq(gradeControl.appId, appId),
          eq(gradeControl.gradeId, one.id),
          eq(gradeControl.targetType, 'exam'),
          eq(gradeControl.targetId, examId),
          isNull(gradeControl.deletedAt),
        ),
      );
      const fits = await fittingTargets(db, context, one, [row]);
      if (known > 0 || !fits(row)) continue;
      const changed = await writeControls(db, context, one, [row]);
      const diff = { after: { rows: 1, changed } };
      await writeSysLog(db, context, { action: 'grade:controls/update', target: one.id, diff });
    }
  },
};

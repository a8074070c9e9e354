import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import type { CallContext } from '../../kit/context.ts';

/** What exams ask of classes, which this subject does not know. */
export interface ClassPlans {
  /**
   * Puts an exam into the plans of those of these classes that the caller runs and that are not over, so that it is
   * copied with the plan and who joins later gets it too. A class that has it stays as it is. Pass the context with its
   * transaction.
   */
  addExam(context: CallContext, examId: string, gradeIds: readonly string[]): Promise<void>;
}

declare module '../../kit/engineCall.ts' {
  interface Registries {
    classPlans: ClassPlans;
  }
}

/** Puts a published exam into the plans of the classes whose students got their places from the class. */
export async function addToPlans(context: CallContext, examId: string): Promise<void> {
  const { db, appId, services } = context;
  const rows = await db
    .selectDistinct({ gradeId: enrolment.gradeId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, examId),
        isNotNull(enrolment.gradeId),
        isNull(enrolment.deletedAt),
      ),
    );
  const gradeIds = rows.flatMap(({ gradeId }) => gradeId ?? []);
  if (gradeIds.length > 0) await services.registries.classPlans.addExam(context, examId, gradeIds);
}

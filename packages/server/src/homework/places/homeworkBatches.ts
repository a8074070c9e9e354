import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { enrolment, type OwnDates } from '../../db/schema/enrolment.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { findHomework } from '../../exams/exam/homeworkRow.ts';
import { recomputeDates } from './placeDates.ts';
import { tellAssigned, tellNewDates } from '../notifyStudents.ts';
import type { CallContext } from '../../kit/context.ts';
import { type BatchTarget, batchHandlers } from '../../enrolment/batchHandlers.ts';
import type { BatchGroup } from '../../enrolment/batchLines.ts';
import { hasClass } from '../../enrolment/scope/classScope.ts';
import { readHomework } from '../homework.ts';
import { writableHomework } from '../homeworkScope.ts';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';

interface Input {
  homeworkId: string;
  dates?: { openAt?: string | undefined; dueAt?: string | undefined; lateUntilAt?: string | undefined } | undefined;
  groups?: readonly BatchGroup[];
}

const given = ({ openAt, dueAt, lateUntilAt }: NonNullable<Input['dates']>): OwnDates => ({
  ...(openAt !== undefined && { openAt }),
  ...(dueAt !== undefined && { dueAt }),
  ...(lateUntilAt !== undefined && { lateUntilAt }),
});

/** A class named in the call is assigned the homework, also for members who join later. */
async function assignClasses(context: CallContext, call: EngineCall, { homeworkId, groups = [] }: Input) {
  for (const { kind, id } of groups) {
    if (kind === 'teacherGroup') continue;
    const [gradeId = '', groupId = ''] = kind === 'gradeGroup' ? id.split(':') : [id];
    if (!(await hasClass(context, gradeId))) continue;
    const row = { gradeId, groupId, targetType: 'homework' as const, targetId: homeworkId, visible: true };
    await call.db
      .insert(gradeControl)
      .values({ ...row, appId: call.appId, id: newId(), createdAt: call.now, updatedAt: call.now })
      .onConflictDoUpdate({
        target: [
          gradeControl.appId,
          gradeControl.gradeId,
          gradeControl.groupId,
          gradeControl.targetType,
          gradeControl.targetId,
        ],
        set: { visible: true, updatedAt: call.now },
      });
  }
}

const target: BatchTarget<Input> = {
  kind: 'homework',
  log: 'homeworkEnroll',
  idOf: ({ homeworkId }) => homeworkId,
  refuseForeign: async (context, id) => {
    await readHomework(context, id, writableHomework(context));
  },
  after:
    (context, input) =>
    async (call, { id, published }, taken) => {
      await assignClasses({ ...context, db: call.db }, call, input);
      const memberIds = [...taken.keys()];
      if (memberIds.length === 0) return;
      if (input.dates)
        await call.db
          .update(enrolment)
          .set({ ownDates: given(input.dates), updatedAt: call.now })
          .where(
            and(
              eq(enrolment.appId, call.appId),
              eq(enrolment.targetId, id),
              inArray(enrolment.memberId, memberIds),
              inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
            ),
          );
      const changed = await recomputeDates(call, id, memberIds);
      if (!published) return;
      const homework = await findHomework(call, id);
      const seated = memberIds.filter((memberId) => taken.get(memberId)?.outcome === 'seated');
      await tellAssigned(call, homework, seated);
      await tellNewDates(call, homework, changed);
    },
};

/** The four calls by which staff give a homework to students; repeating one with dates gives more time. */
export const homeworkBatches = batchHandlers(target);

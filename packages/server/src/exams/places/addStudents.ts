import { AppError } from '@aosai/api/kit/errors';
import { batchHandlers } from '../../enrolment/batchHandlers.ts';
import { notifyAdded } from '../../enrolment/notifyAdded.ts';
import type { BatchGroup } from '../../enrolment/batchLines.ts';
import type { CallContext } from '../../kit/context.ts';
import { runs } from '../exam/examStaff.ts';

/** The calls by which staff add students to an exam. */
export const addStudents = batchHandlers<{ examId: string }>({
  kind: 'exam',
  log: 'examEnroll',
  idOf: ({ examId }) => examId,
  refuseForeign: async (context, id) => {
    if (!(await runs(context, { id }))) throw new AppError('NOT_FOUND');
  },
  after: () => notifyAdded,
});

/**
 * Gives places to all students of these groups, in the caller's transaction. Throws NOT_FOUND for a group the caller
 * does not have, TARGET_FULL where the seats do not suffice, ENROLL_CLOSED.
 */
export async function addGroups(
  context: CallContext,
  { id, capacity }: { id: string; capacity: number | null },
  groups: readonly BatchGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  const input = { examId: id, mode: 'apply' as const, groups: [...groups] };
  const { problems } = await addStudents.batchEnrollByGroups(context, input);
  if (problems.length === 0) return;
  const isFull = capacity !== null && problems.every(({ reason }) => reason.startsWith('名额已满'));
  throw isFull ? new AppError('TARGET_FULL', { capacity }) : new AppError('NOT_FOUND');
}

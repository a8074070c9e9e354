import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { homework as homeworkCalls } from '@aosai/api/homework/homework.contract';
import { columnsOf, homeworks, refuseUnready } from '../homework/homeworkWrites.ts';
import { assignHomework } from '../homework/places/assign.ts';
import { actorId } from '../kit/actorId.ts';
import { engineOf } from '../kit/engineOf.ts';
import { giveHomework, lockGoals } from './giveHomework.ts';

type PublishInput = ParsedInputOf<(typeof homeworkCalls)['calls']['publish']>;

/** Publishes a homework and gives it to these classes. */
export const publishHomework = homeworks.change<PublishInput>({
  action: 'publish',
  first: ({ tx, context, input }) => lockGoals(tx, context, input.goals ?? []),
  to: async (work) => {
    const { openAt, dueAt, lateUntilAt } = work.input;
    const isMoved = [openAt, dueAt, lateUntilAt].some((date) => date !== undefined);
    const dates = isMoved ? columnsOf({ openAt, dueAt, lateUntilAt }, work.row) : {};
    if (!work.row.published) await refuseUnready({ ...work, row: { ...work.row, ...dates } });
    return { ...dates, published: true };
  },
  after: async ({ tx, context, row, input: { goals = [] } }) => {
    const classes = await lockGoals(tx, context, goals);
    await giveHomework(tx, context, row.id, { classes, goals });
    await assignHomework(engineOf(context), row.id, actorId(context.actor));
  },
});

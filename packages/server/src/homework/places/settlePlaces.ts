import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { homeworkEnroll } from '@aosai/api/homework/homeworkEnroll.contract';
import { enrolment } from '../../db/schema/enrolment.ts';
import { announceClosed, type Closed } from '../../exams/attempts/close.ts';
import { within } from '../../kit/engineCall.ts';
import { settleHomework } from '../answers/settleHomework.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { audited } from '../../kit/rows/audited.ts';
import { readHomework } from '../homework.ts';

type Input = ParsedInputOf<(typeof homeworkEnroll)['calls']['settle']>;

/** Ids of the homework that these places are in. Throws NOT_FOUND for a place that the caller does not decide on. */
async function homeworkOf({ db, appId }: CallContext, scope: SQL, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: enrolment.id, homeworkId: enrolment.targetId })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), scope, inArray(enrolment.id, [...ids])));
  if (rows.length !== new Set(ids).size) throw new AppError('NOT_FOUND');
  return [...new Set(rows.map(({ homeworkId }) => homeworkId))].toSorted();
}

/** Settles a whole homework or some places, within the caller's scope. */
export async function settlePlaces(context: CallContext, scope: SQL, { homeworkId, ids, reason }: Input) {
  const call = engineOf(context);
  const homeworkIds = ids
    ? await homeworkOf(context, scope, ids)
    : [(await readHomework(context, homeworkId ?? '')).id];
  const closed: Closed[] = [];
  const sums = await audited(context, 'homeworkEnroll:settle', async (tx) => {
    const inside = within(call, tx);
    const where = and(scope, ids && inArray(enrolment.id, ids));
    const all = { settled: 0, missing: 0 };
    const told = [];
    for (const id of homeworkIds) {
      const done = await settleHomework(inside, id, where, { isEarly: reason !== undefined });
      all.settled += done.settled;
      all.missing += done.missing;
      closed.push(...done.closed);
      const after = { settled: done.settled, missing: done.missing, ...(reason !== undefined && { reason }) };
      told.push({ target: id, diff: { after } });
    }
    return { answer: all, told };
  });
  for (const one of closed) announceClosed(call, one);
  return sums;
}

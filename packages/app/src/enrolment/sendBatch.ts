import type { InputOf } from '@aosai/api/kit/contract/call';
import type { batchCalls } from '@aosai/api/enrolment/batchCalls.contract';
import type { BatchRequest, BatchReport } from '@aosai/ui/screens/enrolment/BatchEnroll';

type Calls = ReturnType<typeof batchCalls<Record<never, never>>>;

/** Whether the part is only checked, and how many seats the earlier parts would take. */
export interface BatchHow {
  mode: 'check' | 'apply';
  seatsBefore: number;
}

/** The four calls that add students to an exam, a homework or a class (`Target`). */
export type BatchResource<Target> = {
  [Name in keyof Calls]: (input: Target & InputOf<Calls[Name]>) => Promise<BatchReport>;
};

/** Sends a part of an order with the call for its way of adding. */
export function sendBatch<Target extends object>(
  calls: BatchResource<Target>,
  target: Target,
  order: BatchRequest,
  { mode, seatsBefore }: BatchHow,
): Promise<BatchReport> {
  const common = {
    ...target,
    mode,
    ...(mode === 'check' && seatsBefore > 0 && { seatsBefore }),
    ...(order.overCapacity && { overCapacity: true }),
  };
  switch (order.way) {
    case 'mobiles':
      return calls.batchEnrollByMobile({ ...common, mobiles: order.mobiles });
    case 'members':
      return calls.batchEnroll({ ...common, memberIds: order.memberIds });
    case 'tags':
      return calls.batchEnrollByTags({ ...common, tags: order.tags, match: order.match });
    case 'groups':
      return calls.batchEnrollByGroups({ ...common, groups: order.groups });
    default:
      return order satisfies never;
  }
}

import { AppError } from '@aosai/api/kit/errors';
import type { EnrolmentSource, TargetKind } from '@aosai/api/enrolment/enrolments';
import { type AfterBatch, type BatchLine, type BatchReport, enrolBatch } from './batch.ts';
import type { CallContext } from '../kit/context.ts';
import { auditOf, engineOf } from '../kit/engineOf.ts';
import {
  type BatchGroup,
  linesOfGroups,
  linesOfIds,
  linesOfMobiles,
  linesOfTags,
  type SheetLine,
} from './batchLines.ts';

/** The kind of target that students are added to, and its further steps. */
export interface BatchTarget<Input> {
  kind: TargetKind;
  /** The resource's name in the log. */
  log: string;
  idOf(input: Input): string;
  /** Throws NOT_FOUND for a target that the caller does not run. */
  refuseForeign(context: CallContext, id: string): Promise<void>;
  /** Groups by name that a sheet may put students into. */
  groupsOf?(context: CallContext, id: string): Promise<ReadonlyMap<string, string>>;
  /** Further steps in the same transaction, for all students of the batch, also those who had a place before. */
  after?(context: CallContext, input: Input): AfterBatch;
}

interface Common {
  mode: 'check' | 'apply';
  overCapacity?: boolean | undefined;
  seatsBefore?: number | undefined;
}

/** Only managers and the office may exceed the seats. Throws FORBIDDEN. */
function refuseOver({ actor }: CallContext, { overCapacity }: Common): void {
  const mayDo = actor.kind === 'user' || (actor.kind === 'member' && actor.orgRoles.includes('manager'));
  if (overCapacity === true && !mayDo) throw new AppError('FORBIDDEN');
}

/** The four calls by which staff add students to one kind of target. */
export function batchHandlers<Input>(target: BatchTarget<Input>) {
  async function run(
    context: CallContext,
    input: Input & Common,
    { action, source, lines }: { action: string; source: EnrolmentSource; lines: () => Promise<BatchLine[]> },
  ): Promise<BatchReport> {
    refuseOver(context, input);
    const targetId = target.idOf(input);
    await target.refuseForeign(context, targetId);
    const { actor } = context;
    return enrolBatch(engineOf(context), {
      kind: target.kind,
      targetId,
      source,
      lines: await lines(),
      mode: input.mode,
      createdBy: actor.kind === 'member' ? actor.memberId : null,
      overCapacity: input.overCapacity ?? false,
      seatsBefore: input.seatsBefore ?? 0,
      after: target.after?.(context, input),
      audit: auditOf(context, `${target.log}:${action}`, targetId, {}),
    });
  }
  return {
    batchEnroll: (context: CallContext, input: Input & Common & { memberIds: string[] }) =>
      run(context, input, {
        action: 'batchEnroll',
        source: 'batch',
        lines: () => linesOfIds(context, input.memberIds),
      }),
    batchEnrollByMobile: (context: CallContext, input: Input & Common & { mobiles: SheetLine[] }) =>
      run(context, input, {
        action: 'batchEnrollByMobile',
        source: 'mobile',
        lines: async () =>
          linesOfMobiles(context, input.mobiles, (await target.groupsOf?.(context, target.idOf(input))) ?? null),
      }),
    batchEnrollByTags: (context: CallContext, input: Input & Common & { tags: string[]; match: 'any' | 'all' }) =>
      run(context, input, { action: 'batchEnrollByTags', source: 'tag', lines: () => linesOfTags(context, input) }),
    batchEnrollByGroups: (context: CallContext, input: Input & Common & { groups: BatchGroup[] }) =>
      run(context, input, {
        action: 'batchEnrollByGroups',
        source: 'group',
        lines: () => linesOfGroups(context, input.groups),
      }),
  };
}

import type { QuestionStatus } from '@aosai/api/questions/bank';
import type { CallContext } from '../kit/context.ts';
import { bankOf, bankReader, handOn, ownerNames } from '../questions/question/bankReader.ts';
import { isAtWork } from './contentScope.ts';

/** A row of a bank with the fields that its maintainers see. */
interface Kept {
  id: string;
  orgId: string | null;
  ownerId: string | null;
  status: QuestionStatus;
  note: string | null;
  isShared: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const NOT_THEIRS = {
  status: null,
  bank: null,
  ownerName: null,
  isShared: null,
  usedCount: null,
  version: null,
  updatedAt: null,
};

type Count = (id: string) => number;

/** List fields about a row's place and state, for those who work with it: in the offices, or with their own rows. */
export async function listStaff(context: CallContext, rows: readonly Kept[], used: Count) {
  const nameOf = await ownerNames(context, rows);
  return (row: Kept) =>
    isMine(context, row)
      ? {
          status: row.status,
          bank: bankOf(row),
          ownerName: nameOf(row),
          isShared: row.isShared,
          usedCount: used(row.id),
          version: row.version,
          updatedAt: row.updatedAt.toISOString(),
        }
      : NOT_THEIRS;
}

/** Whether the caller reads a row as somebody who works with it. */
export const isMine = (context: CallContext, { ownerId }: Pick<Kept, 'ownerId'>): boolean =>
  isAtWork(context) || (context.group === '' && context.actor.kind === 'member' && ownerId === context.actor.memberId);

/** The same fields for one row, with more detail. */
export async function detailStaff(context: CallContext, row: Kept, used: Count) {
  const nameOf = await ownerNames(context, [row]);
  return {
    version: row.version,
    status: row.status,
    bank: bankOf(row),
    ownerId: row.ownerId,
    ownerName: nameOf(row),
    note: row.note,
    isShared: row.isShared,
    mayWrite: bankReader(context).as !== 'member' && (await handOn(context, row)) === 'keeper',
    usedCount: used(row.id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

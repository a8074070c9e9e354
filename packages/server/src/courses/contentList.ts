import { desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import type { CallContext } from '../kit/context.ts';
import { inBank } from '../questions/question/bankReader.ts';
import { listOrder } from '../kit/rows/listOrder.ts';
import { type ContentTable, isAtWork } from './contentScope.ts';

export interface PlaceFilters {
  status?: QuestionStatus | undefined;
  bank?: Bank | undefined;
  isShared?: boolean | undefined;
}

/** Filters for those who work with a bank; nobody else may use them. Throws VALIDATION. */
export function placeFilter(
  table: ContentTable,
  context: CallContext,
  { status, bank, isShared }: PlaceFilters,
): (SQL | undefined)[] {
  const asked = Object.entries({ status, bank, isShared }).find(([, value]) => value !== undefined);
  if (asked && !isAtWork(context))
    throw new AppError('VALIDATION', { path: asked[0], detail: `不能按 ${asked[0]} 筛选` });
  return [
    status && eq(table.status, status),
    bank && inBank(table, bank),
    isShared === undefined ? undefined : eq(table.isShared, isShared),
  ];
}

type Columns = Readonly<Record<string, PgColumn>>;
interface Dated {
  id: PgColumn;
  updatedAt: PgColumn;
}

/** The requested order, then the usual one; in offices, the newest change first. */
export function contentOrder(
  table: Dated,
  context: CallContext,
  sort: readonly string[],
  sortable: Columns,
  usual: readonly SQL[],
): SQL[] {
  const isDated = isAtWork(context);
  const order = listOrder(sort, isDated ? { ...sortable, updatedAt: table.updatedAt } : sortable);
  return [...order, ...(isDated ? [desc(table.updatedAt)] : usual), desc(table.id)];
}

/** Ready rows only, for pickers. */
export const isReady = (table: ContentTable): SQL => eq(table.status, QUESTION.ready);

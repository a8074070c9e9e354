import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { grantableResources } from './permissions.ts';
import { resource as resourceTable, resourceOperation } from '../../db/schema/rights.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { refuseLivePermission } from '../../platform/refuseLivePermission.ts';

const liveOperations = (appId: string) => and(eq(resourceOperation.appId, appId), isNull(resourceOperation.deletedAt));

const operationsOf = ({ db, appId }: CallContext, ids: readonly string[]) =>
  db
    .select()
    .from(resourceOperation)
    .where(and(liveOperations(appId), inArray(resourceOperation.resourceId, [...ids])))
    .orderBy(asc(resourceOperation.sort), asc(resourceOperation.code));

async function removeOperations(work: RowWork<typeof resourceTable, unknown>): Promise<void> {
  await refuseLivePermission(work);
  const { tx, context, row } = work;
  const now = context.services.now();
  await tx
    .update(resourceOperation)
    .set({ deletedAt: now, updatedAt: now, version: sql`${resourceOperation.version} + 1` })
    .where(and(liveOperations(context.appId), eq(resourceOperation.resourceId, row.id)));
}

const resources = crud(resourceTable, {
  log: 'resource',
  logged: ['code', 'name', 'sort'],
  taken: ({ code }) => new AppError('CODE_TAKEN', { code }),
  more: (rows, context) =>
    operationsOf(
      context,
      rows.map(({ id }) => id),
    ),
  view: (row, _, operations) => ({
    ...datesAsText(row),
    operations: operations.filter(({ resourceId }) => resourceId === row.id).map((one) => datesAsText(one)),
  }),
});

export const resource = {
  create: resources.create((input) => {
    const { code } = input;
    if (!grantableResources().some((known) => known.code === code)) throw new AppError('RESOURCE_UNKNOWN', { code });
    return input;
  }),
  queryList: resources.list({
    search: ['code', 'name'],
    where: ({ isGone }) => (isGone === undefined ? undefined : (isGone ? isNotNull : isNull)(resourceTable.goneAt)),
    sort: ['code', 'name', 'sort'],
    order: ['sort', 'code'],
  }),
  update: resources.change(),
  delete: resources.remove(removeOperations),
} satisfies ResourceHandlers<'resource'>;

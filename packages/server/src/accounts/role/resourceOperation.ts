import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { grantableResources } from './permissions.ts';
import { resource, resourceOperation as operationTable } from '../../db/schema/rights.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { refuseLivePermission } from '../../platform/refuseLivePermission.ts';

const operations = crud(operationTable, {
  log: 'resource/operation',
  logged: ['resourceId', 'code', 'name', 'sort'],
  taken: ({ code }) => new AppError('CODE_TAKEN', { code }),
  view: (row) => datesAsText(row),
});

export const resourceOperation = {
  create: operations.create(async (input, { tx, context: { appId } }) => {
    const { resourceId, code } = input;
    const [parent] = await tx
      .select({ code: resource.code })
      .from(resource)
      .where(and(eq(resource.appId, appId), eq(resource.id, resourceId), isNull(resource.deletedAt)))
      .for('update');
    if (!parent) throw new AppError('NOT_FOUND');
    const known = grantableResources().find((one) => one.code === parent.code);
    if (!known?.operations.some((one) => one.code === code)) throw new AppError('RESOURCE_UNKNOWN', { code });
    return input;
  }),
  queryList: operations.list({
    search: ['code', 'name'],
    equal: ['resourceId'],
    sort: ['code', 'name', 'sort'],
    order: ['resourceId', 'sort'],
  }),
  update: operations.change(),
  delete: operations.remove(refuseLivePermission),
} satisfies ResourceHandlers<'resourceOperation'>;

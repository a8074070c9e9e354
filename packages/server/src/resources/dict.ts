import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { dict as dictTable, dictItem } from '../db/schema/platform.ts';
import type { ResourceHandlers } from './context.ts';

export const dict = {
  async queryByValue({ db, appId }, { value }) {
    const [found] = await db
      .select({ id: dictTable.id })
      .from(dictTable)
      .where(and(eq(dictTable.appId, appId), eq(dictTable.value, value), isNull(dictTable.deletedAt)));
    if (!found) throw new AppError('NOT_FOUND');
    const itemList = await db
      .select({ value: dictItem.value, label: dictItem.label, sort: dictItem.sort })
      .from(dictItem)
      .where(and(eq(dictItem.appId, appId), eq(dictItem.dictId, found.id), isNull(dictItem.deletedAt)))
      .orderBy(asc(dictItem.sort), asc(dictItem.id));
    return { value, itemList };
  },
} satisfies ResourceHandlers<'dict'>;

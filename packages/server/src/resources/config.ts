import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { config as configTable } from '../db/schema/platform.ts';
import type { ResourceHandlers } from './context.ts';

const PERMISSION = 'common/config:queryByKey';

export const config = {
  async queryByKey({ db, appId, actor }, { key }) {
    const seesAll = actor.kind === 'user' && (actor.isSuper || actor.permissions.has(PERMISSION));
    const [row] = await db
      .select()
      .from(configTable)
      .where(and(eq(configTable.appId, appId), eq(configTable.key, key), isNull(configTable.deletedAt)));
    if (!row || (!row.isPublic && !seesAll)) throw new AppError('NOT_FOUND');
    return { key: row.key, value: row.value, updatedAt: row.updatedAt.toISOString() };
  },
} satisfies ResourceHandlers<'config'>;

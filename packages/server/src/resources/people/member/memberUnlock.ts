import type { ResourceHandlers } from '../../context.ts';
import { lockMembers } from './memberScope.ts';
import { forgetPersonTries } from '../personTries.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

export const memberUnlock = {
  /** All of them or none; who is not locked stays as it is, and every opening is written down. */
  async unlock(context, { ids }) {
    const { db, appId } = context;
    await db.transaction(async (tx) => {
      const rows = await lockMembers(tx, context, ['student', 'organization', 'office'], ids);
      const personIds = rows.map(({ id }) => id);
      await forgetPersonTries(tx, { appId, realm: 'member', personIds });
      for (const target of personIds) await writeSysLog(tx, context, { action: 'member:unlock', target });
    });
    return { ids: [...new Set(ids)] };
  },
} satisfies Pick<ResourceHandlers<'member'>, 'unlock'>;

import { HOUR_MS } from '@aosai/api/kit/constants';
import { personInReach } from '../../accounts/minors/minors.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { exportPerson } from './exportPerson.ts';

const EXPORTS_PER_HOUR = 20;

/** Everything that the platform holds about the caller or a linked child. */
export const exportMine: ResourceHandlers<'minors'>['exportMine'] = async (context, { memberId }) => {
  const { db, appId, services } = context;
  const person = await personInReach(context, memberId, ['own', 'child']);
  const now = services.now();
  // Limited, because an export reads every row about a person.
  await takeFromAllowance(db, {
    appId,
    subject: `export:${person.id}`,
    most: EXPORTS_PER_HOUR,
    windowMs: HOUR_MS,
    now,
  });
  const content = await db.transaction(async (tx) => {
    // Logged before the data is read, so that the export contains this entry too.
    await writeSysLog(tx, context, { action: 'member:exportMine', target: person.id });
    return exportPerson(tx, { appId, memberId: person.id, keys: services.platform.keys, now });
  });
  return { exportedAt: now.toISOString(), memberId: person.id, content };
};

import { fillBank } from '../../questions/bank/fillBank.ts';
import { ensureAgreements } from '../../platform/config/agreements.ts';
import { ensureDictionaries } from '../../platform/dict/dictionaries.ts';
import type { Db } from '../../db/open.ts';
import { ensurePermissions } from '../../accounts/role/permissions.ts';
import { ensureReadyRoles } from '../../accounts/role/readyRoles.ts';

/** Creates the data every app needs before anybody signs in: dictionaries, agreements, permissions, roles, questions. */
export async function ensureAppData(tx: Db, appId: string, now: Date): Promise<void> {
  await ensureDictionaries(tx, appId, now);
  await ensureAgreements(tx, appId, now);
  await ensurePermissions(tx, appId, now);
  await ensureReadyRoles(tx, appId, now);
  await fillBank(tx, appId);
}

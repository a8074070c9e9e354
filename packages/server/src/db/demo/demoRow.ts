import { newId } from '../newId.ts';
import { DEMO } from '../demoAccounts.ts';

/** The columns that every row of the demo shares. */
export function demoRow(appId: string, now: Date, orgId: string | null = null) {
  return { appId, id: newId(), orgId, createdBy: DEMO, createdAt: now, updatedAt: now };
}

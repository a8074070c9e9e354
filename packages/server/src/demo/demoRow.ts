import { newId } from '../base/newId.ts';
import { DEMO } from '../platform/demoReach/demoAccounts.ts';

/** Returns the columns that every demo row has. */
export function demoRow(appId: string, now: Date, orgId: string | null = null) {
  return { appId, id: newId(), orgId, createdBy: DEMO, createdAt: now, updatedAt: now };
}

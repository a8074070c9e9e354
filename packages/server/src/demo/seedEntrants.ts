import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { member } from '../db/schema/people.ts';
import { demoRow } from './demoRow.ts';

/** A simulated student, who never signs in. */
export interface Entrant {
  account: string;
  name: string;
}

/** Finds simulated students by their accounts, or makes them; returns their ids in order. */
export async function seedEntrants(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
  entrants: readonly Entrant[],
): Promise<string[]> {
  const accounts = entrants.map(({ account }) => account);
  const rows = await tx
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.account, accounts)));
  const known = new Map(rows.map(({ id, account }) => [account, id]));
  const missing = entrants.filter(({ account }) => !known.has(account));
  const made = missing.map((one) => ({
    ...demoRow(appId, now),
    ...one,
    type: 'student' as const,
    tags: ['student'],
  }));
  if (made.length > 0) await tx.insert(member).values(made);
  for (const { id, account } of made) known.set(account, id);
  return accounts.map((account) => known.get(account) ?? '');
}

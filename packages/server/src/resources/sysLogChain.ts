import { createHash } from 'node:crypto';
import type { sysLog } from '../db/schema/platform.ts';

export const CHAIN_START = '0'.repeat(64);

export type Link = Omit<typeof sysLog.$inferSelect, 'hash'>;

/** Keys in one order: the database keeps its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, canonical(item)]),
  );
}

/** SHA-256 over everything a link says, the hash of the one before included. */
export function entryHash(link: Link): string {
  const { appId, id, seq, at, actorKind, actorId, action, target, diff, ip, prevHash } = link;
  const told = [prevHash, appId, id, seq, at.toISOString(), actorKind, actorId, action, target, canonical(diff), ip];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

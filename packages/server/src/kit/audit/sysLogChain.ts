import { createHash } from 'node:crypto';
import type { sysLog } from '../../db/schema/platform.ts';
import { storableText } from '../../base/storableText.ts';

export const CHAIN_START = '0'.repeat(64);

export type Link = Omit<typeof sysLog.$inferSelect, 'hash'>;

/** Prefixes the hashed text, so that no entry passes for one of the older encoding: see sysLogOlder.ts. */
const ENCODING = 'aosai-log-2';

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Sorts keys, because a database does not keep their order, and replaces text that it cannot store. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [storableText(name), canonical(item)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const jsonValue = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** A diff as the database will return it: dates as text, no undefined, only JSON values. */
export function storedDiff(diff: Record<string, unknown> | null): Record<string, unknown> | null {
  return canonical(JSON.parse(JSON.stringify(diff, jsonValue))) as Record<string, unknown> | null;
}

/** SHA-256 over all stored fields of an entry, including the hash of the one before. */
export function entryHash(link: Link): string {
  const { appId, id, seq, at, actorKind, actorId, action, target, diff, ip, prevHash } = link;
  const told = [ENCODING, prevHash, appId, id, seq, at.toISOString(), actorKind, actorId, action, target];
  return sha256Of(JSON.stringify([...told, storedDiff(diff), ip]));
}

import { type Link, sha256Of, storedDiff } from '../../kit/audit/sysLogChain.ts';

/**
 * The hash of entries written before ENCODING existed: a date in a diff was hashed as `{}` but stored as text, so the
 * hash does not cover it. No such entries are written today, but logs keep old entries for ever.
 */
function olderHash({ appId, id, seq, at, actorKind, actorId, action, target, ip, prevHash }: Link, diff: unknown) {
  const told = [prevHash, appId, id, seq, at.toISOString(), actorKind, actorId, action, target, diff, ip];
  return sha256Of(JSON.stringify(told));
}

const INSTANT = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Above this number of instants, only all of them together are tried: each one more doubles the tries. */
const MAX_TRIED_APART = 10;

/** A step of a JSON pointer (RFC 6901). */
const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Paths of text that may have been a date. */
function instantPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return INSTANT.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => instantPaths(item, path + step(name)));
}

function without(value: unknown, unproven: ReadonlySet<string>, path = ''): unknown {
  if (unproven.has(path)) return {};
  if (Array.isArray(value)) return value.map((item, no) => without(item, unproven, path + step(String(no))));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, without(item, unproven, path + step(name))]),
  );
}

/** All paths come first: usually every instant in an entry was a date when it was hashed. */
function* choicesOf(paths: readonly string[]): Generator<string[]> {
  yield [...paths];
  if (paths.length > MAX_TRIED_APART) return;
  for (let choice = 2 ** paths.length - 2; choice > 0; choice -= 1) {
    yield paths.filter((_, no) => (choice >> no) % 2 === 1);
  }
}

/**
 * JSON pointers to the parts of a diff that an older hash does not cover, usually none; null if the hash does not
 * match.
 */
export function unprovenPaths(link: Link, hash: string): string[] | null {
  const diff = storedDiff(link.diff);
  if (olderHash(link, diff) === hash) return [];
  const paths = instantPaths(diff);
  if (paths.length === 0) return null;
  for (const choice of choicesOf(paths)) {
    if (olderHash(link, without(diff, new Set(choice))) === hash) return choice;
  }
  return null;
}

import type { Db } from './open.ts';

/** One of these for each database handle, made at its first use: prepared statements and lines belong to one handle. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, { one: T }>();
  return (db) => {
    const known = made.get(db) ?? { one: make(db) };
    made.set(db, known);
    return known.one;
  };
}

import type { Db } from './open.ts';

/** Makes one value per database handle at its first use, for example a prepared statement or a cache. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, { one: T }>();
  return (db) => {
    const known = made.get(db) ?? { one: make(db) };
    made.set(db, known);
    return known.one;
  };
}

import { AppError } from '@aosai/api/kit/errors';

/**
 * Checks the row, which the caller has locked. Throws NOT_FOUND if there is none, VERSION_CHANGED if it changed since
 * the client saw it.
 */
export function requireVersion<Row extends { version: number }>(row: Row | undefined, version?: number): Row {
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== row.version) throw new AppError('VERSION_CHANGED');
  return row;
}

type Fields = Record<string, unknown>;

/** A change for the log: only fields that differ, before and after. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}

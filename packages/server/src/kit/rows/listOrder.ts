import { asc, type Column, desc, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';

/** Turns the query's `field,asc` into an order, for fields that the list allows. Throws VALIDATION. */
export function listOrder(sort: readonly string[], allowed: Readonly<Record<string, Column | SQL>>): SQL[] {
  return sort.map((entry) => {
    const [field = '', direction] = entry.split(',');
    const column = Object.hasOwn(allowed, field) ? allowed[field] : undefined;
    if (!column) throw new AppError('VALIDATION', { path: 'sort', detail: `不能按 ${field} 排序` });
    return direction === 'desc' ? desc(column) : asc(column);
  });
}

/** A LIKE pattern that finds the keyword literally, including % and _. */
export function containing(keyword: string): string {
  return `%${keyword
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
}

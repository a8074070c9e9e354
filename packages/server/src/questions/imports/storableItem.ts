import type { ThreadItem } from '../../importers/thread/threadItems.ts';
import { storableText } from '../../base/storableText.ts';

function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one as unknown)])) as Value;
}

/** Removes from an item what PostgreSQL cannot store in texts: NUL and lone surrogates. */
export const storableItem = (item: ThreadItem): ThreadItem => storable(item);

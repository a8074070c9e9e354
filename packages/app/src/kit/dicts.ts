import { createDict, type DictItem } from '@aosai/api/client/dict';
import type { Client } from '@aosai/api/client/client';
import { SWR_ERROR_RETRY_MS } from '@aosai/api/kit/constants';
import type { Dicts } from '@aosai/ui/patterns/Dict';

/**
 * The cache of dictionaries, each fetched on first use. One that cannot be fetched is empty: it is retried at growing
 * intervals while pages listen, else on its next use.
 */
export function openDicts(client: Pick<Client, 'dict'>): Dicts {
  const ask = createDict(client);
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let known: ReadonlyMap<string, readonly DictItem[]> = new Map();

  async function read(dict: string, waitMs = SWR_ERROR_RETRY_MS): Promise<void> {
    const items = await ask(dict);
    if (items.length > 0 || !known.has(dict)) {
      known = new Map(known).set(dict, items);
      for (const listener of listeners) listener();
    }
    if (items.length > 0) return;
    setTimeout(() => {
      if (listeners.size > 0) void read(dict, 2 * waitMs);
      else asked.delete(dict);
    }, waitMs);
  }
  return {
    ask(dict) {
      if (asked.has(dict)) return;
      asked.add(dict);
      void read(dict);
    },
    known: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

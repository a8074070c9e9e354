import { createDict, type DictItem } from '@aosai/api/client/dict';
import type { Client } from '@aosai/api/client/client';
import { SWR_ERROR_RETRY_MS } from '@aosai/api/domain/constants';
import type { Dicts } from '@aosai/ui/patterns/Dict';

/**
 * The dictionaries of this page: each is asked for once, and one that cannot be read is an empty list until it can: as
 * long as something is shown that listens it is asked for again, ever more rarely, and later by whatever needs it next.
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

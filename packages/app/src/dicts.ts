import { createDict, type DictItem } from '@aosai/api/client/dict';
import type { Client } from '@aosai/api/client/client';
import type { Dicts } from '@aosai/ui/patterns/Dict';

/** The dictionaries of this page: each is asked for once, and one that cannot be read is an empty list. */
export function openDicts(client: Pick<Client, 'dict'>): Dicts {
  const ask = createDict(client);
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let known: ReadonlyMap<string, readonly DictItem[]> = new Map();

  async function read(dict: string): Promise<void> {
    const items = await ask(dict);
    known = new Map(known).set(dict, items);
    for (const listener of listeners) listener();
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

import type { OutputOf } from '../kit/contract/call.ts';
import type { Contract } from '../contract.ts';
import type { Client } from './client.ts';

/** One entry of a dictionary. */
export type DictItem = OutputOf<Contract['dict']['calls']['queryByValue']>['itemList'][number];

/**
 * Creates a lookup of dictionaries that asks once per dictionary and page (specification, platform §7). A failed lookup
 * gives an empty list without an error, and the next one asks again.
 */
export function createDict(client: Pick<Client, 'dict'>): (value: string) => Promise<DictItem[]> {
  const known = new Map<string, Promise<DictItem[]>>();
  return (value) => {
    const cached = known.get(value);
    if (cached) return cached;
    const asked = client.dict.queryByValue({ value }).then(
      ({ itemList }) => itemList,
      () => {
        known.delete(value);
        return [];
      },
    );
    known.set(value, asked);
    return asked;
  };
}

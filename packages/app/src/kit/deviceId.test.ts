import { expect, test } from 'vitest';
import { openDeviceId } from './deviceId.ts';

/** The session storage of a tab; duplicating a tab copies it. */
function tab(values: ReadonlyMap<string, string> = new Map()) {
  const kept = new Map(values);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('openDeviceId: keeps the id of a tab over reloads, and gives a duplicated tab another', async () => {
  const first = tab();
  const id = await openDeviceId(first);
  const again = await openDeviceId(first);
  const duplicate = await openDeviceId(tab(first.kept));
  expect({ again: again === id, duplicate: duplicate === id }).toEqual({ again: true, duplicate: false });
});

import { useState } from 'react';

/**
 * State that belongs to a key: another key resets it without remounting the page, and late updates for the previous key
 * are ignored. While the key is null, as during sign-in, the state is kept.
 */
export function useStateOf<T>(key: string | null, initial: T) {
  const [kept, setKept] = useState({ key, value: initial });
  const isOther = key !== null && kept.key !== key;
  if (isOther) setKept({ key, value: initial });
  const set = (next: (before: T) => T) =>
    setKept((before) => (key === null || before.key === key ? { key: before.key, value: next(before.value) } : before));
  return [isOther ? initial : kept.value, set] as const;
}

import { useState } from 'react';

/**
 * State of one thing of many, by its key: another key starts again without losing the page around it, and what comes in
 * late for the one before changes nothing. While the key is not known, as when someone signs in, it stays as it is.
 */
export function useStateOf<T>(key: string | null, initial: T) {
  const [kept, setKept] = useState({ key, value: initial });
  const isOther = key !== null && kept.key !== key;
  if (isOther) setKept({ key, value: initial });
  const set = (next: (before: T) => T) =>
    setKept((before) => (key === null || before.key === key ? { key: before.key, value: next(before.value) } : before));
  return [isOther ? initial : kept.value, set] as const;
}

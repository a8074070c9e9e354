/** The action a key triggers in the room. */
export type RoomKey =
  | { kind: 'choose'; place: number }
  /** Selects a part of a group by its index. */
  | { kind: 'part'; place: number }
  | { kind: 'previous' }
  | { kind: 'next' }
  | { kind: 'flag' }
  | { kind: 'run' };

interface KeyLike {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  repeat: boolean;
}

/** Maps a key event to its action; null if the key has none. */
export const roomKeyOf = (event: KeyLike): RoomKey | null => {
  if (event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? { kind: 'run' } : null;
  if (event.key === 'ArrowLeft') return { kind: 'previous' };
  if (event.key === 'ArrowRight') return { kind: 'next' };
  if (event.repeat || event.key.length !== 1) return null;
  const letter = event.key.toUpperCase();
  if (letter === 'F') return { kind: 'flag' };
  const part = '123456789'.indexOf(letter);
  if (part !== -1) return { kind: 'part', place: part };
  const place = 'ABCDE'.indexOf(letter);
  return place === -1 ? null : { kind: 'choose', place };
};

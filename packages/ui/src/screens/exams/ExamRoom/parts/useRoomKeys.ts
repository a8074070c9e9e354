import { useEffect, useEffectEvent } from 'react';
import { handlesKeys } from '../../../../primitives/Kbd/handlesKeys.ts';
import { roomKeyOf, type RoomKey } from './roomKeys.ts';

/** Calls `onKey` for the room's keys, unless the user is typing or a dialog is open. */
export const useRoomKeys = (onKey: (key: RoomKey) => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || handlesKeys(event.composedPath()[0])) return;
    const key = roomKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

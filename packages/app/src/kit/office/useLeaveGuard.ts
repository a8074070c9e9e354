import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { linkedPath } from '../routedPath.ts';

/** Where a person wants to go despite unsaved changes: a page of the site, or back. */
type Wish = { path: string } | 'back';

type Held = RefObject<boolean>;

/** Pushes a second history entry for the same address. */
function hold(isHeld: Held): void {
  if (isHeld.current) return;
  isHeld.current = true;
  history.pushState(null, '');
}

async function release(isHeld: Held): Promise<void> {
  if (!isHeld.current) return;
  isHeld.current = false;
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
}

/**
 * Asks before a link of the site or the back button leaves a page with unsaved changes; the form handles closing and
 * reloading. Going back is detected by a second history entry for the same address.
 */
export function useLeaveGuard() {
  const [, navigate] = useLocation();
  const [isDirty, setDirty] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const isHeld = useRef(false);

  const onBack = useEffectEvent(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    if (isDirty) setWish('back');
    else history.back();
  });
  useEffect(() => {
    const back = () => onBack();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    hold(isHeld);
    const ask = (event: MouseEvent) => {
      const path = linkedPath(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWish({ path });
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isDirty]);

  return {
    isAsking: wish !== null,
    setDirty,
    /** Removes the second entry, before the address is replaced. */
    release: () => release(isHeld),
    stay() {
      setWish(null);
      hold(isHeld);
    },
    /** Goes where the person wanted to, or to `path`. */
    async leave(path: string): Promise<void> {
      setDirty(false);
      setWish(null);
      if (wish === 'back') {
        history.back();
        return;
      }
      await release(isHeld);
      navigate(wish?.path ?? path);
    },
  };
}

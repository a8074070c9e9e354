import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { linkedPath } from '../LinkCatcher.tsx';

/** Where someone wants to go while something is not saved: to a page of the site, or back. */
type Wish = { path: string } | 'back';

type Held = RefObject<boolean>;

/** Lays a second entry of the same address on top. */
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
 * Asks before a page with unsaved changes is left by a link of the site or by the browser's back. Closing and loading
 * again are the form's own matter. Back is noticed by a second entry of the same address that lies on top.
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
    /** Takes the second entry away, before the address is replaced. */
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

import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { routedPath } from './routedPath.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** The path of the site that a plain click on a link leads to; null when the browser must handle the click. */
export function linkedPath(event: Click): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download')) return null;
  return routedPath(link.href, location.href);
}

/** Screens use plain `<a>`; turns plain clicks on links inside the site into navigation by the router. */
export function LinkCatcher({ children }: { children: ReactNode }) {
  const [pathname, navigate] = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div
      role="presentation"
      onClick={(event) => {
        const path = linkedPath(event);
        if (path === null) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      {children}
    </div>
  );
}

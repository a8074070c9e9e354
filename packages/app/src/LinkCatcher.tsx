import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { routedPath } from './routedPath.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** The page of the site to which a plain click on a link leads; null where the browser or nobody goes on. */
export function linkedPath(event: Click): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download')) return null;
  return routedPath(link.href, location.href);
}

/** Screens link by plain `<a>`: a plain click inside the site becomes a step of the router instead of a page load. */
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

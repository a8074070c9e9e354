import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { linkedPath } from '../kit/routedPath.ts';

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

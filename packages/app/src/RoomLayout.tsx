import type { ReactNode } from 'react';
import { LinkCatcher } from './LinkCatcher.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageOverlays } from './PageOverlays.tsx';

/** The rooms have the window to themselves; only sign-in and toasts may come over them. */
export function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <LinkCatcher>
      <PageBoundary>{children}</PageBoundary>
      <PageOverlays />
    </LinkCatcher>
  );
}

import type { ReactNode } from 'react';
import { LinkCatcher } from './LinkCatcher.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageOverlays } from './PageOverlays.tsx';

/** Layout of the rooms, which fill the window; only sign-in and toasts appear over them. */
export function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <LinkCatcher>
      <PageBoundary>{children}</PageBoundary>
      <PageOverlays />
    </LinkCatcher>
  );
}

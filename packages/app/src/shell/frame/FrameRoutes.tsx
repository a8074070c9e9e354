import { WEB_BASE } from '@aosai/api/kit/constants';
import { TicketFrame } from '@aosai/ui/screens/shell/TicketFrame';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { linkedPath } from '../../kit/routedPath.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { pageAt } from '../pages.ts';
import { SiteRoute } from '../SiteRoute.tsx';

/** The pages that a frame shows: an exam with its report, practice, and courses with their units. */
const FRAMED: ReadonlySet<string> = new Set([
  '/exam/detail',
  '/exam/room',
  '/exam/report/paper',
  '/play/home',
  '/play/run',
  '/question/detail',
  '/course/detail',
  '/chapter/detail',
]);

/** Whether a frame shows the page of a path; the query does not matter. */
const isFramed = (path: string): boolean => FRAMED.has(path.split('?', 1)[0] ?? '');

/** Keeps the frame on its pages: any other link opens a tab. */
function FrameLinks({ children }: { children: ReactNode }) {
  const [pathname, navigate] = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  function follow(event: MouseEvent): void {
    // The layout around the frame's own routes must not follow it as well.
    event.stopPropagation();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.hash !== '' || event.defaultPrevented) return;
    const path = linkedPath(event.nativeEvent);
    if (path !== null && isFramed(path)) {
      event.preventDefault();
      navigate(path);
    } else if (!link.hasAttribute('download')) link.target = '_blank';
  }

  return (
    <div role="presentation" onClick={follow}>
      {children}
    </div>
  );
}

/** The page at the frame's own address, which is not that of the browser. */
export function FrameRoutes() {
  const [path] = useLocation();
  const page = isFramed(path) ? pageAt(path) : undefined;
  if (!page) return <TicketFrame state={{ kind: 'elsewhere', href: WEB_BASE + path.slice(1) }} />;
  const shown = (
    <PageBoundary keepsDocument>
      <SiteRoute key={page.path} page={page} />
    </PageBoundary>
  );
  // The boundary is inside, so that the links of a failure open a tab as well.
  return <FrameLinks>{page.layout === 'room' ? shown : <main>{shown}</main>}</FrameLinks>;
}

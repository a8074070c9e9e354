import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { LAZY_PAGES } from './lazyPages.ts';
import { pageOf } from '../kit/pageTable.ts';
import { useTitle } from '../kit/useTitle.ts';
import { SiteRoute } from './SiteRoute.tsx';

/** Redirects: from a section to its first page, and from former addresses of office pages. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/course': '/course/list',
  '/exam': '/exam/list',
  '/play': '/play/home',
  '/user': '/user/accout',
  '/health': '/bms/health',
  '/judge': '/bms/judge',
};
const ID = /^[0-9A-Z]{26}$/;

/** Fetches the page of an address in advance. Never rejects. */
export const preload = async (path: string): Promise<void> => pageOf(LAZY_PAGES, path)?.Page.preload();

function NotFoundPage() {
  useTitle('没有这个页面');
  return <NotFound />;
}

/** The page of an address without a menu entry, or the page for unknown addresses. */
export function Component() {
  const [path] = useLocation();
  const search = useSearch();
  const page = pageOf(LAZY_PAGES, path);
  const to = REDIRECTS[path.replace(/\/$/, '')];
  // Keeps the query, such as the rejudge named in an old address.
  if (to !== undefined) return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
  // An invalid id cannot exist, so the server is not asked.
  if (!page || (page.path.endsWith('/:id') && !ID.test(path.split('/').at(-1) ?? ''))) return <NotFoundPage />;
  // A nested route, so that the page can read the parameters of its address.
  return (
    <Route key={page.path} path={page.path}>
      <SiteRoute page={page} />
    </Route>
  );
}

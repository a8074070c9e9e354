import { Redirect, Route, useLocation } from 'wouter';
import { FURTHER_PAGES } from './furtherPages.ts';
import { pageOf } from './pageTable.ts';
import { Component as NotFound } from './routes/notFound.tsx';
import { SitePlace } from './SitePlace.tsx';

/** Addresses that stand for the first page below them. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/course': '/course/list',
  '/exam': '/exam/list',
  '/play': '/play/home',
};

/** Fetches the further page of an address ahead of its showing. Never rejects. */
export const preload = async (path: string): Promise<void> => pageOf(FURTHER_PAGES, path)?.Page.preload();

/** The further page of the address, or that there is none. */
export function Component() {
  const [path] = useLocation();
  const page = pageOf(FURTHER_PAGES, path);
  const to = REDIRECTS[path.replace(/\/$/, '')];
  if (to !== undefined) return <Redirect to={to} replace />;
  if (!page) return <NotFound />;
  // A route of its own, from which the page knows the parts of its address.
  return (
    <Route key={page.path} path={page.path}>
      <SitePlace page={page} />
    </Route>
  );
}

import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { FURTHER_PAGES } from './furtherPages.ts';
import { pageOf } from './pageTable.ts';
import { Component as NotFound } from './routes/notFound.tsx';
import { SitePlace } from './SitePlace.tsx';

/** Addresses that stand for another one: the first page below them, or where a page of the offices has gone. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/course': '/course/list',
  '/exam': '/exam/list',
  '/play': '/play/home',
  '/user': '/user/accout',
  '/health': '/bms/health',
  '/judge': '/bms/judge',
};
const ID = /^[0-9A-Z]{26}$/;

/** Fetches the further page of an address ahead of its showing. Never rejects. */
export const preload = async (path: string): Promise<void> => pageOf(FURTHER_PAGES, path)?.Page.preload();

/** The further page of the address, or that there is none. */
export function Component() {
  const [path] = useLocation();
  const search = useSearch();
  const page = pageOf(FURTHER_PAGES, path);
  const to = REDIRECTS[path.replace(/\/$/, '')];
  // With what it asks for, such as the rejudge that an old address names.
  if (to !== undefined) return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
  // What is no id names nothing, and nothing is asked.
  if (!page || (page.path.endsWith('/:id') && !ID.test(path.split('/').at(-1) ?? ''))) return <NotFound />;
  // A route of its own, from which the page knows the parts of its address.
  return (
    <Route key={page.path} path={page.path}>
      <SitePlace page={page} />
    </Route>
  );
}

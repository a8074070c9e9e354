import { type ReactNode, useEffect } from 'react';
import { Route, Router as Wouter, Switch, Redirect, useSearch } from 'wouter';
import { GlobalLayout } from './GlobalLayout.tsx';
import { lazyRoute } from '../kit/lazyRoute.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { pageAt, PAGES } from './pages.ts';
import type { SitePage } from '../kit/pageTable.ts';
import { SiteRoute } from './SiteRoute.tsx';
import { LinkCatcher } from './LinkCatcher.tsx';
import { PageOverlays } from './PageOverlays.tsx';
import { useAosai } from '../kit/context.ts';
import { pageChange } from '../kit/pageChange.ts';

/**
 * /login: redirects to the home page and opens the sign-in dialog. Keeps the query, which names the school of a
 * password slip.
 */
function LoginRedirect() {
  const { session } = useAosai();
  const search = useSearch();
  useEffect(() => {
    if (!session.get().session) session.ask('member');
  }, [session]);
  return <Redirect to={search === '' ? '/' : `/?${search}`} replace />;
}

/** Layout of the rooms, which fill the window; only sign-in and toasts appear over them. */
function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <LinkCatcher>
      <PageBoundary>{children}</PageBoundary>
      <PageOverlays />
    </LinkCatcher>
  );
}

// Lazy, as a first visit does not need the personal centre's frame.
const UserLayout = lazyRoute(async () => ({ Component: (await import('./UserLayout.tsx')).UserLayout }));
// All addresses that are not in `PAGES`: pages of the other table, and unknown ones.
const FurtherPage = lazyRoute(() => import('./LazyRoutes.tsx'));

const OFFICES = /^\/(bms|edms)(?:\/.*)?$/;

const pagesOf = (layout: SitePage['layout']): SitePage[] => PAGES.filter((page) => page.layout === layout);

const routesOf = (layout: SitePage['layout']): ReactNode =>
  pagesOf(layout).map((page) => (
    <Route key={page.path} path={page.path}>
      <SiteRoute page={page} />
    </Route>
  ));

/** Addresses of the personal centre, except those `PAGES` puts in the site's frame. */
const inSite = pagesOf('site').flatMap(({ path }) => (path.startsWith('/user/') ? path.slice('/user/'.length) : []));
const CENTRE = new RegExp(`^/user/(?!(?:${inSite.join('|')})/?$)([^/]+)/?$`);

/** The layouts of the site, each with its pages. */
export function Router() {
  return (
    <Wouter
      base="/web"
      aroundNav={(navigate, to, options) => pageChange.show(() => navigate(to, options), to, options?.replace)}
    >
      <Switch>
        {pagesOf('room').map((page) => (
          <Route key={page.path} path={page.path}>
            <RoomLayout>
              <SiteRoute page={page} />
            </RoomLayout>
          </Route>
        ))}
        <Route path={OFFICES}>
          {(params) => {
            const Office = pageAt(`/${params[0]}`)?.Page ?? FurtherPage;
            return (
              <PageBoundary place="office">
                <Office />
              </PageBoundary>
            );
          }}
        </Route>
        <Route path={CENTRE}>
          {(params) => (
            <PageBoundary>
              <UserLayout active={`/user/${params[0]}`}>
                <Switch>
                  {routesOf('centre')}
                  <Route>
                    <FurtherPage />
                  </Route>
                </Switch>
              </UserLayout>
            </PageBoundary>
          )}
        </Route>
        <Route>
          <GlobalLayout>
            <Switch>
              <Route path="/login">
                <LoginRedirect />
              </Route>
              {routesOf('site')}
              <Route>
                <FurtherPage />
              </Route>
            </Switch>
          </GlobalLayout>
        </Route>
      </Switch>
    </Wouter>
  );
}

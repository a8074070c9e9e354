import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { firstPages, type FirstPagesOptions } from './firstPages.ts';

/** Vite puts seven or eight characters of the content's hash into these names, so such a file never changes. */
const HASHED = /\/assets\/[^/]+-[A-Za-z0-9_-]{7,8}\.\w+$/;

const NOT_BUILT = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>奥赛学堂</title>
<h1>网站还没有构建</h1>
<p>服务器和接口已经在运行。请执行 <code>npm run build</code>，或用 <code>npm start</code> 启动，然后刷新本页。</p>
</html>
`;

const caching: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header('Cache-Control', HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** For public pages of children's works, which are meant only for people who got the link. */
const unlisted: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
};

function isPage(path: string): boolean {
  return !/\.[A-Za-z0-9]{1,8}$/.test(path);
}

/** Creates the handler once the folder exists: it may be built while the server runs. */
function lazily(folder: string, options: Parameters<typeof serveStatic>[0]): MiddlewareHandler {
  let handler: MiddlewareHandler | undefined;
  return (c, next) => {
    if (!handler && existsSync(folder)) handler = serveStatic({ precompressed: true, ...options });
    return handler ? handler(c, next) : next();
  };
}

/** Serves the built site under /web/ (one HTML page for every address), and Storybook if it was built. */
export function mountFiles(
  app: Hono<{ Bindings: HttpBindings }>,
  { site, storybook }: { site: string; storybook: string },
  first: FirstPagesOptions,
): void {
  const pages = `${WEB_BASE}*`;
  const index = join(site, 'index.html');
  app.get('/', (c) => c.redirect(WEB_BASE));
  app.get('/web', (c) => c.redirect(WEB_BASE));
  app.use(pages, caching);
  app.use(`${WEB_BASE}work/*`, unlisted);
  app.get(WEB_BASE, firstPages(site, first));
  // Its pages are templates, which `firstPages` completes.
  app.get(`${WEB_BASE}first/*`, (c) => c.notFound());
  app.use(pages, lazily(site, { root: site, rewriteRequestPath: (path) => path.slice('/web'.length) }));
  app.get(pages, (c, next) => {
    if (!isPage(c.req.path)) return c.notFound();
    return existsSync(index) ? next() : c.html(NOT_BUILT, 503, { 'Cache-Control': 'no-store' });
  });
  app.use(pages, lazily(site, { path: index }));

  app.get('/storybook', (c) => c.redirect('/storybook/'));
  app.use('/storybook/*', caching);
  const stories = { root: storybook, rewriteRequestPath: (path: string) => path.slice('/storybook'.length) };
  app.use('/storybook/*', lazily(storybook, stories));
}

import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { WEB_BASE } from '@aosai/api/domain/constants';
import type { AppDirectory } from './apps.ts';

/**
 * Module scripts of another origin are fetched with CORS: the sites that an app lists may read the elements below
 * /web/embed/, which hold no data of anybody. Nothing else answers another origin.
 */
export function mountEmbed(
  app: Hono<{ Bindings: HttpBindings }>,
  apps: Pick<AppDirectory, 'idByHost' | 'allowsOrigin'>,
): void {
  app.use(`${WEB_BASE}embed/*`, async (c, next) => {
    // Asked before a file is opened: should the database fail here, nothing is left open.
    const origin = c.req.header('Origin');
    const isAllowed =
      origin !== undefined && (await apps.allowsOrigin(await apps.idByHost(new URL(c.req.url).hostname), origin));
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (isAllowed) c.header('Access-Control-Allow-Origin', origin);
  });
}

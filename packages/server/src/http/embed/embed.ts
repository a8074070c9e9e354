import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { WEB_BASE } from '@aosai/api/kit/constants';
import type { AppDirectory } from '../apps.ts';
import { PYTHON_FRAME, pythonFramePolicy } from './pythonFrame.ts';
import { pagePolicy } from '../securityHeaders.ts';

type Apps = Pick<AppDirectory, 'idByHost' | 'allowsOrigin' | 'originsOf'>;

/**
 * Module scripts of another origin are fetched with CORS, so the sites that an app allows may read the elements below
 * /web/embed/, which contain no personal data. Nothing else allows another origin. The same sites may frame three pages
 * and no other: the Python field, the box in which its programs run, and the page that opens with a ticket. That one takes
 * no session from cookies, so without a ticket that the school signed it shows no person's data.
 */
export function mountEmbed(app: Hono<{ Bindings: HttpBindings }>, apps: Apps): void {
  const framers = async (url: string) => apps.originsOf(await apps.idByHost(new URL(url).hostname));
  app.get(`${WEB_BASE}py/box`, async (c) => {
    const policy = pythonFramePolicy(await framers(c.req.url));
    return c.html(PYTHON_FRAME, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
  });
  for (const page of ['python', 'page'])
    app.use(`${WEB_BASE}embed/${page}`, async (c, next) => {
      const policy = pagePolicy(await framers(c.req.url));
      await next();
      c.header('Content-Security-Policy', policy);
    });
  app.use(`${WEB_BASE}embed/*`, async (c, next) => {
    // Checked before a file is opened, so that a database failure leaves nothing open.
    const origin = c.req.header('Origin');
    const isAllowed =
      origin !== undefined && (await apps.allowsOrigin(await apps.idByHost(new URL(c.req.url).hostname), origin));
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (isAllowed) c.header('Access-Control-Allow-Origin', origin);
  });
}

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { contract } from '@aosai/api/contract';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { handlers } from '../handlers.ts';
import type { AnswerServices } from './calls/answer.ts';
import { mountEmbed } from './embed/embed.ts';
import { failureOf } from './errors.ts';
import { mountFiles } from './files/files.ts';
import { isSecureRequest } from './request/incoming.ts';
import { mountContract } from './calls/mount.ts';
import { mountPublishedDocument } from './files/publishedDocument.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface AppFolders {
  site: string;
  storybook: string;
}

/** The whole site as one fetch function, which tests call without a port. */
export function createApp(services: AnswerServices, folders: AppFolders): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(securityHeaders((headers) => isSecureRequest(headers, services.trustProxy)));

  mountPublishedDocument(app);
  app.get('/web/settings.json', (c) => {
    // Keep the whole URL: its host chooses the app.
    const url = new URL(c.req.url);
    url.pathname = `${API_PREFIX}/settings.json`;
    return app.request(new Request(url, { headers: c.req.raw.headers }), undefined, c.env);
  });
  mountContract(app, contract, handlers, services);
  mountEmbed(app, services.apps);
  mountFiles(app, folders);

  app.onError((error, c) => {
    const failure = failureOf(error, services.log, services.services.now());
    return c.json(failure.body, failure.status, { 'Cache-Control': 'no-store' });
  });
  app.notFound((c) => c.text('没有找到这个页面', 404));
  return app;
}

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { contract } from '@aosai/api/contract';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { handlers } from '../handlers.ts';
import { type AnswerServices, type AnyHandler, answer, type Route } from './calls/answer.ts';
import { mountEmbed } from './embed/embed.ts';
import { failureOf } from './errors.ts';
import type { SiteLook } from './files/firstPages.ts';
import { mountFiles } from './files/files.ts';
import { failedRequest, type HttpContext } from './httpContext.ts';
import { observe } from './observe.ts';
import { isSecureRequest } from './request/incoming.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Group, ResourceDefinition, Roles } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { answerRaw } from './calls/answerRaw.ts';
import { answerWorker } from './calls/answerWorker.ts';
import { mountOpenApi } from './openapi/openapi.ts';

/** Handlers without their types, which their own files have checked against the same contract. */
type HandlerTable = Record<string, Record<string, AnyHandler> | undefined>;

/** Mounts every call of the contract under all of its groups; throws for a call without handler and stream. */
export function mountContract(
  app: Hono<{ Bindings: HttpBindings }>,
  contract: Record<string, ResourceDefinition>,
  handlers: Record<string, object>,
  services: AnswerServices,
): void {
  const paths = new Set<string>();
  for (const [name, { path: resourcePath, calls }] of Object.entries(contract)) {
    for (const [action, call] of Object.entries(calls)) {
      const handler = (handlers as HandlerTable)[name]?.[action];
      if (!handler && !call.stream) throw new TypeError(`no handler for ${name}.${action}`);
      const below = (call.path ?? `/${resourcePath}/${action}`).replace(/\{(\w+)\}/g, ':$1');
      for (const [group, roles] of Object.entries(call.mounts) as [Group, Roles][]) {
        const path = `${API_PREFIX}${group && `/${group}`}${below}`;
        const route: Route = { call, group, roles, permission: `${resourcePath}:${action}`, handler };
        const reply = roles.includes('judgeWorker') ? answerWorker : call.raw ? answerRaw : answer;
        app.on([...call.methods], path, (c) => {
          c.set('call', route.permission);
          return reply(c, route, services);
        });
        paths.add(path);
      }
    }
  }
  // After all calls, since several may share a path.
  for (const path of paths) {
    app.all(path, () => {
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
  app.all(API_PREFIX, (c) => c.redirect(`${API_PREFIX}/`));
  app.all(`${API_PREFIX}/*`, () => {
    throw new AppError('CALL_NOT_FOUND');
  });
}

export interface AppFolders {
  site: string;
  storybook: string;
}

/** The whole site as one fetch function, which tests call without a port. */
export function createApp(services: AnswerServices, folders: AppFolders): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const isSecure = (headers: Headers) => isSecureRequest(headers, services.trustProxy);
  app.use(observe(services));
  app.use(securityHeaders(isSecure));

  mountOpenApi(app);
  const settings = async (c: HttpContext) => {
    // Keep the whole URL: its host chooses the app.
    const url = new URL(c.req.url);
    url.pathname = `${API_PREFIX}/settings.json`;
    return app.request(new Request(url, { headers: c.req.raw.headers }), undefined, c.env);
  };
  app.get('/web/settings.json', settings);
  mountContract(app, contract, handlers, services);
  mountEmbed(app, services.apps);
  const lookOf = async (c: HttpContext) => {
    const reply = await settings(c);
    return reply.ok ? ((await reply.json()) as { data: SiteLook }).data : null;
  };
  mountFiles(app, folders, { lookOf, isSecure });

  app.onError((error, c) => {
    const failure = failureOf(error, services.log, services.services.now(), failedRequest(c));
    return c.json(failure.body, failure.status, { 'Cache-Control': 'no-store' });
  });
  app.notFound((c) => c.text('没有找到这个页面', 404));
  return app;
}

import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Group, ResourceDefinition, Roles } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { type AnswerServices, type AnyHandler, answer, type Route } from './answer.ts';
import { answerRaw } from './answerRaw.ts';
import { answerWorker } from './answerWorker.ts';

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
        app.on([...call.methods], path, (c) => reply(c, route, services));
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

import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { CallDefinition, Group, Roles } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { OpenedRequest } from '@aosai/api/envelope/open';
import { addressKey } from '../../kit/clientAddress.ts';
import type { Db } from '../../db/open.ts';
import { type CallContext, type FileReply, JsonText, type ReceivedFile, type Services } from '../../kit/context.ts';
import type { Actor } from '../../kit/actor.ts';
import { sharesDemo } from '../../platform/demoReach/demoGate.ts';
import { type FoundSession, findSession, sessionIdBehind } from '../../accounts/sessions/findSession.ts';
import { checkAccess, checkPwdChanged, checkSecondFactorSet, refuseOnStandby } from './access.ts';
import type { AppDirectory } from '../apps.ts';
import { openEnvelope } from '../envelope/envelope.ts';
import { type Failure, failureOf } from '../errors.ts';
import type { EventHub } from '../events.ts';
import { fileResponse } from '../files/fileResponse.ts';
import { failedRequest, type HttpContext } from '../httpContext.ts';
import { type Incoming, readIncoming } from '../request/incoming.ts';
import { parseInput } from './input.ts';
import { listed } from './listedErrors.ts';
import type { RateLimit } from '../../base/rateLimit.ts';
import type { ReplayStore } from '../envelope/replayStore.ts';
import { writeBrowserCookie, writeSession } from '../request/cookies.ts';
import { sheetOfList, wantsSheet } from './sheetOfList.ts';
import type { Uploads } from '../upload/uploads.ts';

export interface AnswerServices {
  db: Db;
  services: Services;
  apps: AppDirectory;
  events: EventHub;
  replays: ReplayStore;
  uploads: Uploads;
  log: Logger;
  trustProxy: boolean;
  /** Whether each request is a line in the log. */
  logsAccess?: boolean;
  limits: { address: RateLimit; person: RateLimit };
}

/** A handler in the table; its input and output types were checked where it was written. */
export type AnyHandler = (context: CallContext, input: unknown, files: readonly ReceivedFile[]) => unknown;
export interface Route {
  call: CallDefinition;
  group: Group;
  roles: Roles;
  permission: string;
  handler: AnyHandler | undefined;
}

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Throws unless this caller may make the call as things are now: their rights, password and second factor. */
function checkCaller(actor: Actor, { call, roles, permission }: Route): void {
  checkAccess(actor, roles, permission);
  if (roles.includes('anyone')) return;
  checkPwdChanged(actor, call);
  checkSecondFactorSet(actor, call);
}

/** Whether the person who opened an event stream could open it again now. */
async function mayStillListen(
  { actor, route }: { actor: Actor; route: Route },
  find: () => Promise<FoundSession | null>,
): Promise<boolean> {
  const still = await find();
  if (still === null || actor.kind === 'anonymous' || still.actor.sessionId !== actor.sessionId) return false;
  try {
    checkCaller(still.actor, route);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Handles a call: envelope, app, session, access, limits, input, handler, output, in this order. The first failure is
 * the reply.
 */
export async function answer(c: HttpContext, route: Route, mounted: AnswerServices): Promise<Response> {
  const { services, log } = mounted;
  let opened: OpenedRequest | null = null;
  let text: string;
  let status: Failure['status'] | 200 = 200;
  try {
    const incoming = await readIncoming(c, mounted.apps, mounted.trustProxy);
    takeFrom(mounted.limits.address, addressKey(incoming.ip), services.now());
    refuseCrossSite(c);
    let found: Promise<FoundSession | null> | undefined;
    const session = () => {
      found ??= callerOf(incoming, mounted);
      return found;
    };
    const envelopeServices = { keys: services.platform.keys, replays: mounted.replays, now: services.now, log };
    const known = () =>
      incoming.token === undefined ? undefined : sessionIdBehind(mounted.db, incoming.appId, incoming.token);
    opened = await openEnvelope(c, route.call, incoming, { session, known }, envelopeServices);
    const result = await run(c, route, incoming, opened, session, mounted);
    if (result instanceof Response) return result;
    text = `{"success":true,"data":${result.text}}`;
  } catch (error) {
    const failure = failureOf(error, log, services.now(), failedRequest(c));
    ({ status } = failure);
    text = JSON.stringify(failure.body);
    if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
  }
  c.header('Cache-Control', 'no-store');
  if (opened) return c.json(opened.sealText(status, text, services.now().getTime()), status);
  return c.body(text, status, { 'Content-Type': 'application/json' });
}

async function run(
  c: HttpContext,
  route: Route,
  incoming: Incoming,
  opened: OpenedRequest | null,
  session: () => Promise<FoundSession | null>,
  mounted: AnswerServices,
): Promise<Response | JsonText<unknown>> {
  const { db, services, apps, events, uploads, limits, log } = mounted;
  const { call, group, permission, handler } = route;
  if (!(await apps.has(incoming.appId))) throw new AppError('APP_UNKNOWN');
  const found = opened?.mode === 0 ? null : await session();
  const actor = found?.actor ?? ANONYMOUS;
  checkCaller(actor, route);
  refuseOnStandby(services.platform, incoming.method, permission);
  if (actor.kind !== 'anonymous') takeFrom(limits.person, actor.sessionId, services.now());
  if (found?.extended && incoming.token !== undefined) writeSession(c, incoming, incoming.token);

  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const line = { hasBody, query: new URLSearchParams(incoming.query), pathFields: c.req.param() };

  if (call.stream) {
    parseInput(call, { ...line, body: undefined });
    if (incoming.method !== 'GET') throw new AppError('METHOD_NOT_ALLOWED');
    if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
    const personId = actor.kind === 'member' ? actor.memberId : actor.userId;
    const find = () => callerOf(incoming, mounted);
    return events.open(incoming.appId, personId, () => mayStillListen({ actor, route }, find));
  }
  const context: CallContext = {
    db,
    services,
    appId: incoming.appId,
    group,
    actor,
    ip: incoming.ip,
    userAgent: incoming.userAgent,
    host: incoming.host,
    origin: incoming.origin,
    cameFrom: incoming.cameFrom,
    cookieToken: incoming.token,
    setSessionToken: (token) => writeSession(c, incoming, token),
    browserToken: incoming.browserToken,
    setBrowserToken: (token) => writeBrowserCookie(c, incoming, token),
    signal: c.req.raw.signal,
  };
  const handle = async (body: unknown, files: readonly ReceivedFile[]) => {
    const sheet = wantsSheet(call, line.query, actor);
    const input = parseInput(call, { ...line, body });
    const ask = (asked: unknown) => handler?.(context, asked, files);
    const answered = () => (sheet ? sheetOfList(context, { call, permission, ask }, input) : ask(input));
    const result = await listed(route, log, answered);
    if (sheet) return fileResponse(c, result as FileReply);
    if (call.download) return fileResponse(c, result as FileReply);
    if (result instanceof JsonText) return result;
    return new JsonText(JSON.stringify(z.parse(call.output, result) ?? null));
  };
  return call.upload ? uploads.receive(c, call, actor, handle) : handle(opened?.body, []);
}

/** The caller of the cookie; a demo account is anonymous where demo requests are not accepted. */
async function callerOf(
  { appId, token, cameFrom }: Incoming,
  { db, services }: AnswerServices,
): Promise<FoundSession | null> {
  const found = token === undefined ? null : await findSession(db, appId, token, services.now());
  return found?.isDemo && !sharesDemo({ services, cameFrom }) ? null : found;
}

function takeFrom(limit: RateLimit, key: string, now: Date): void {
  const seconds = limit.take(key, now.getTime());
  if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
}

/** Refuses writes that a page of another site started; the envelope would refuse them too, but later. */
function refuseCrossSite(c: HttpContext): void {
  if (c.req.method !== 'GET' && c.req.header('Sec-Fetch-Site') === 'cross-site') throw new AppError('FORBIDDEN');
}

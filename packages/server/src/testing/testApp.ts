import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { API_PREFIX, DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { sealRequest } from '@aosai/api/envelope/seal';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import { DEMO, DEMO_PASSWORD } from '../platform/demoReach/demoAccounts.ts';
import { type DemoPeople, seedPeople } from '../demo/demoPeople.ts';
import type { Db } from '../db/open.ts';
import { member, user } from '../db/schema/people.ts';
import { openTestDatabase } from './testDatabase.ts';
import type { Services } from '../kit/context.ts';
import { handlers } from '../handlers.ts';
import { testServices } from './testServices.ts';
import type { AnswerServices } from '../http/calls/answer.ts';
import { createApp, mountContract } from '../http/app.ts';
import { openAppDirectory } from '../http/apps.ts';
import { type EventHub, openEventHub } from '../http/events.ts';
import { failureOf } from '../http/errors.ts';
import { failedRequest } from '../http/httpContext.ts';
import { observe } from '../http/observe.ts';
import { UNLISTED } from '../http/calls/listedErrors.ts';
import { nodePrimitives } from '../http/envelope/nodePrimitives.ts';
import { rateLimit } from '../base/rateLimit.ts';
import { openReplayStore, type ReplayStore } from '../http/envelope/replayStore.ts';
import { openUploads } from '../http/upload/uploads.ts';
import { openKeys } from '../keys/openKeys.ts';
import { memorySecrets } from './memorySecrets.ts';
import { openRemoteJudging } from '../judging/queue/remoteJudging.ts';
import { openWorkerDirectory } from '../judging/queue/workerDirectory.ts';
import { ensureBaseData } from '../start/prepareDatabase.ts';

const START = new Date('2026-11-21T08:00:00.000Z');

/** A signed-in person as their browser knows it: cookie, session id and the session's key. */
export interface Visitor {
  cookie: string;
  session: { id: string; key: Uint8Array };
}

export interface Reply {
  status: number;
  headers: Headers;
  /** The decrypted body, or the plain one of a refused envelope. */
  body: {
    success: boolean;
    data?: unknown;
    code?: string;
    message?: string;
    serverTime?: string;
    challenge?: string;
    path?: string;
  };
  sealed: boolean;
  /** The bytes of a file reply. */
  bytes?: Uint8Array;
}

export interface SendOptions {
  visitor?: Visitor | null;
  /** Body of a sealed call; without it a GET uses the header form or is plain. */
  body?: unknown;
  headerForm?: boolean;
  /** Multipart body of an upload, in the header form. */
  form?: FormData;
  appId?: string;
  ip?: string;
  headers?: Record<string, string>;
}

export interface TestApp {
  db: Db;
  people: DemoPeople;
  services: Services;
  events: EventHub;
  replays: ReplayStore;
  /** Moves the server's clock. */
  at(date: Date): void;
  now(): Date;
  fetch(request: Request, ip?: string): Promise<Response>;
  /** For `listen`, where a test needs real sockets. */
  app: ReturnType<typeof createApp>;
  /** Sends a call as the site's client does. `path` starts after the API prefix. */
  send(method: string, path: string, options?: SendOptions): Promise<Reply>;
  /** Returns a `send` to the same site with another contract mounted, which may have fewer or more open calls. */
  sendWhere(contract: Record<string, ResourceDefinition>): TestApp['send'];
  signIn(account: string, realm?: 'member' | 'user', password?: string, ip?: string, appId?: string): Promise<Visitor>;
  close(): Promise<void>;
}

export const TEST_JUDGE_TOKEN = 'the token of the judges in tests, long enough';
export const ORIGIN = 'http://127.0.0.1:3000';

/** Collects from the log which calls threw errors that they do not list. */
function noteUnlisted(unlisted: Set<string>, line: string): void {
  const { msg, call, code } = JSON.parse(line) as { msg?: string; call?: string; code?: string };
  if (msg === UNLISTED) unlisted.add(`${call ?? ''} ${code ?? ''}`);
}

/** Makes accounts ordinary ones: those of the demo are refused where the demo is off. */
async function makeOrdinary(db: Db): Promise<void> {
  for (const table of [member, user]) {
    await db.update(table).set({ createdBy: null }).where(eq(table.createdBy, DEMO));
  }
}

/** The whole site without a port, on a new database with the demo's people and a clock that stands still. */
export async function openTestApp(
  overrides: Partial<Services> = {},
  limits?: AnswerServices['limits'],
): Promise<TestApp> {
  let clock = START;
  const now = () => clock;
  const { db, close } = await openTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'aosai-app-'));
  const events = openEventHub();
  const base = await testServices({ now, publish: events.publish, ...overrides });
  const unlisted = new Set<string>();
  const log = pino({ level: 'error' }, { write: (line) => noteUnlisted(unlisted, line) });
  const judgeDesk = openRemoteJudging({ db, services: base, log }, openWorkerDirectory(db, now));
  const services = {
    ...base,
    judgeDesk,
    storage: folderStorage(join(dataFolder, 'files')),
    // Separate keys per app: test files share a process, and each moves its clock past the rotation of keys.
    platform: {
      ...base.platform,
      keys: await openKeys(memorySecrets(), now()),
      dataFolder,
      judgeTokens: [TEST_JUDGE_TOKEN],
    },
  };
  await ensureBaseData(db, now());
  const people = await seedPeople(db, services.platform.keys, now());
  await makeOrdinary(db);
  const replays = openReplayStore(db);
  const unlimited = rateLimit({ limit: Number.POSITIVE_INFINITY, windowMs: 10_000 });
  const answering: AnswerServices = {
    db,
    services,
    apps: openAppDirectory(db, now),
    events,
    replays,
    uploads: openUploads(join(dataFolder, 'uploads')),
    log,
    trustProxy: true,
    limits: limits ?? { address: unlimited, person: unlimited },
  };
  const app = createApp(answering, { site: join(dataFolder, 'site'), storybook: join(dataFolder, 'storybook') });
  const fetchFrom = async (request: Request, ip = '127.0.0.1', mounted: Pick<typeof app, 'fetch'> = app) => {
    // Without a socket every request seems local.
    if (ip !== '127.0.0.1') request.headers.set('X-Forwarded-For', ip);
    return mounted.fetch(request);
  };

  async function sendTo(
    mounted: Pick<typeof app, 'fetch'>,
    method: string,
    path: string,
    options: SendOptions,
  ): Promise<Reply> {
    const { visitor, body, form, appId = DEFAULT_APP_ID, ip, headers = {} } = options;
    const headerForm = (options.headerForm ?? false) || form !== undefined;
    const url = new URL(`${ORIGIN}${API_PREFIX}${path}`);
    await services.platform.keys.refresh(now());
    const [serverKey] = services.platform.keys.envelopeKeys(now());
    if (!serverKey) throw new Error('the test keys have no current pair');
    const request = new Request(url, { method, headers: { 'App-Id': appId, ...headers } });
    if (visitor) request.headers.set('Cookie', visitor.cookie);
    const isSealed = headerForm || method !== 'GET';
    const sealed = sealRequest({
      method,
      path: url.pathname.slice(API_PREFIX.length),
      query: url.search.slice(1),
      appId,
      content: headerForm ? { headerForm: true } : { body },
      serverKey,
      session: visitor?.session,
      nowMs: now().getTime(),
      primitives: nodePrimitives,
    });
    const { key, data, signature } = sealed;
    if (headerForm) request.headers.set('Envelope', `${key}.${signature}`);
    const withBody =
      isSealed && !headerForm
        ? new Request(request, {
            body: JSON.stringify({ key, data, signature }),
            headers: { ...Object.fromEntries(request.headers), 'Content-Type': 'application/json' },
          })
        : new Request(request, form ? { body: form } : {});
    const response = await fetchFrom(withBody, ip, mounted);
    const json = response.headers.get('Content-Type')?.includes('application/json') ?? false;
    const answer: unknown = json ? await response.json() : {};
    const isEnvelope = typeof answer === 'object' && answer !== null && 'signature' in answer;
    const opened = isEnvelope
      ? sealed.openResponse(response.status, answer as Parameters<typeof sealed.openResponse>[1])
      : answer;
    const isFile = response.headers.has('Content-Disposition') && !json;
    return {
      status: response.status,
      headers: response.headers,
      body: opened as Reply['body'],
      sealed: isEnvelope,
      ...(isFile && { bytes: new Uint8Array(await response.arrayBuffer()) }),
    };
  }

  const send: TestApp['send'] = (method, path, options = {}) => sendTo(app, method, path, options);

  return {
    db,
    people,
    services,
    events,
    replays,
    at: (date) => {
      clock = date;
    },
    now,
    fetch: fetchFrom,
    app,
    send,
    sendWhere: (contract) => {
      const other: typeof app = new Hono();
      other.use(observe(answering));
      mountContract(other, contract, handlers, answering);
      other.onError((error, c) => {
        const failure = failureOf(error, log, now(), failedRequest(c));
        return c.json(failure.body, failure.status);
      });
      return (method, path, options = {}) => sendTo(other, method, path, options);
    },
    signIn: async (account, realm = 'member', password = DEMO_PASSWORD, ip = '127.0.0.1', appId = DEFAULT_APP_ID) => {
      const reply = await send('POST', '/auth/loginByPwd', { body: { account, password, realm }, ip, appId });
      if (!reply.body.success) throw new Error(`${account} could not sign in: ${reply.body.code ?? ''}`);
      const { session } = reply.body.data as { session: { id: string; key: string } };
      const cookie = reply.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      return { cookie, session: { id: session.id, key: Buffer.from(session.key, 'base64url') } };
    },
    close: async () => {
      events.closeAll();
      judgeDesk.close();
      await close();
      await rm(dataFolder, { recursive: true });
      if (unlisted.size > 0) throw new Error(`${UNLISTED}: ${[...unlisted].toSorted().join('; ')}`);
    },
  };
}

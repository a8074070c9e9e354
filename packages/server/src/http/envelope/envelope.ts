import type { Logger } from 'pino';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { HEADER_ENVELOPE } from '@aosai/api/envelope/format';
import { type OpenedRequest, openRequest, parseEnvelopeBody, parseEnvelopeHeader } from '@aosai/api/envelope/open';
import type { Keys } from '../../keys/keys.ts';
import type { FoundSession } from '../../accounts/sessions/findSession.ts';
import type { HttpContext } from '../httpContext.ts';
import type { Incoming } from '../request/incoming.ts';
import { nodePrimitives } from './nodePrimitives.ts';
import { bodyLimitOf, readBody } from '../request/readBody.ts';
import type { ReplayStore } from './replayStore.ts';

export interface EnvelopeServices {
  keys: Keys;
  replays: ReplayStore;
  now(): Date;
  log: Logger;
}

/** The session of one request. */
export interface RequestSession {
  session(): Promise<FoundSession | null>;
  /** Id of the session, alive or not, if cached for the cookie. */
  known(): string | undefined;
}

/**
 * The three parts as sent; null for a GET that may be plain. Leaves the body of uploads unread. Throws ENV_MALFORMED,
 * ENV_TOO_LARGE, ENV_SESSION.
 */
async function partsOf(c: HttpContext, call: CallDefinition, isRead: boolean, session: () => Promise<unknown>) {
  if (isRead || call.upload) {
    const header = c.req.header(HEADER_ENVELOPE);
    if (header !== undefined && !call.plain) return { ...parseEnvelopeHeader(header), data: '' };
    if (call.signedGet || call.upload) throw new AppError('ENV_MALFORMED');
    return null;
  }
  // Other types could be sent by a plain form on another site.
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) throw new AppError('ENV_MALFORMED');
  return parseEnvelopeBody(
    await readBody(c.req.raw, bodyLimitOf(call), async () => {
      // Only signed-in callers may send this much; if the session has just ended, the client signs in and repeats the
      // call.
      if (!(await session())) throw new AppError('ENV_SESSION');
    }),
  );
}

/**
 * The server's side of envelope v1. Null for a plain GET; otherwise the opened request, whose every reply is sealed.
 * Refusals are logged with app, route and kid, never with the body. Throws the eight ENV_ codes.
 */
export async function openEnvelope(
  c: HttpContext,
  call: CallDefinition,
  incoming: Incoming,
  { session, known }: RequestSession,
  { keys, replays, now, log }: EnvelopeServices,
): Promise<OpenedRequest | null> {
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  let kid: string | undefined;
  try {
    const parts = await partsOf(c, call, isRead, session);
    if (!parts) return null;
    const { method, path, query, appId } = incoming;
    const at = now();
    return await openRequest(
      { method, path, query, appId, ...parts },
      {
        nowMs: at.getTime(),
        // The table of seen envelopes survives a restart.
        notBeforeMs: 0,
        keyByKid: (asked) => {
          kid = asked;
          return keys.envelopeKey(asked, at);
        },
        session: async () => {
          const id = known() ?? (await session())?.actor.sessionId;
          return id === undefined ? null : { id, key: keys.sessionKey(id) };
        },
        // The signature proves the session's key. Whether the session is alive is queried together with the replay
        // check, which saves one round trip.
        markSeen: async (enc, untilMs, mode) => {
          const living = mode === 1 ? session() : Promise.resolve(null);
          const [isNew, found] = await Promise.all([replays.markSeen(enc, untilMs, mode), living]);
          if (mode === 1 && !found) throw new AppError('ENV_SESSION');
          return isNew;
        },
        primitives: nodePrimitives,
      },
    );
  } catch (error) {
    if (error instanceof AppError) {
      log.warn(
        { code: error.code, appId: incoming.appId, method: incoming.method, path: incoming.path, kid },
        'envelope refused',
      );
    }
    throw error;
  }
}

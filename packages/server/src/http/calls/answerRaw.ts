import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { addressKey } from '../../kit/clientAddress.ts';
import type { CallContext } from '../../kit/context.ts';
import { checkAccess, refuseOnStandby } from './access.ts';
import type { AnswerServices, Route } from './answer.ts';
import { failureOf } from '../errors.ts';
import { failedRequest, type HttpContext } from '../httpContext.ts';
import { readIncoming } from '../request/incoming.ts';
import { listed } from './listedErrors.ts';

/** Payment notices have 2 kB; nobody with a longer body is expected here. */
const BODY_BYTES = 16 * 1024;
/** The page of orders, which people return to after paying. */
const RETURN_PAGE = '/web/order';
const NOBODY = { kind: 'anonymous' } as const;

/** Exact decoding: a signature covers every byte, the byte order mark included. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws ENV_TOO_LARGE, ENV_MALFORMED. */
async function readRaw({ body, headers }: Request): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > BODY_BYTES) throw new AppError('ENV_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of body ?? []) {
      total += chunk.byteLength;
      if (total > BODY_BYTES) throw new AppError('ENV_TOO_LARGE');
      chunks.push(chunk);
    }
    return utf8.decode(Buffer.concat(chunks));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
}

/**
 * Calls of other servers that sign their body: no session, no envelope. A GET is a browser sent back after paying: it
 * is redirected to the orders, also when the provider does not reply.
 */
export async function answerRaw(c: HttpContext, route: Route, mounted: AnswerServices): Promise<Response> {
  const { db, services, log, limits, apps, trustProxy } = mounted;
  const { call, group, handler, permission, roles } = route;
  c.header('Cache-Control', 'no-store');
  const isReturn = c.req.method !== 'POST';
  try {
    const incoming = await readIncoming(c, apps, trustProxy);
    const { appId, ip, userAgent, host, origin } = incoming;
    const seconds = limits.address.take(addressKey(ip), services.now().getTime());
    if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
    // Nobody is signed in here, so only mounts open to anyone work.
    checkAccess(NOBODY, roles, permission);
    refuseOnStandby(services.platform, c.req.method, permission);
    const context: CallContext = {
      db,
      services,
      appId,
      group,
      actor: NOBODY,
      ip,
      userAgent,
      host,
      origin,
      setSessionToken: () => undefined,
      setBrowserToken: () => undefined,
      signal: c.req.raw.signal,
      ...(isReturn ? {} : { raw: { headers: c.req.header(), body: await readRaw(c.req.raw) } }),
    };
    const asked = z.safeParse(call.input, isReturn ? { outTradeNo: outTradeNoIn(c) } : {});
    const result = await listed(route, log, () => handler?.(context, asked.success ? asked.data : {}, []));
    return isReturn ? c.redirect(RETURN_PAGE, 303) : c.json({ success: true, data: z.parse(call.output, result) });
  } catch (error) {
    const failure = failureOf(error, log, services.now(), failedRequest(c));
    const { cause } = error instanceof AppError ? error : {};
    const reason = cause instanceof Error ? cause.message : '';
    log.warn({ ...failedRequest(c), call: permission, code: failure.body.code, reason }, 'notice not taken');
    if (isReturn && failure.body.code === 'UNAVAILABLE') return c.redirect(RETURN_PAGE, 303);
    if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
    return c.json(failure.body, failure.status);
  }
}

/** Providers put our number into differently named parameters; none of them proves anything. */
const outTradeNoIn = (c: HttpContext): string | undefined => c.req.query('outTradeNo') ?? c.req.query('out_trade_no');

import ky, { isTimeoutError } from 'ky';
import { fromBase64url } from '../envelope/base64url.ts';
import { type Envelope, HEADER_ENVELOPE } from '../envelope/format.ts';
import { kidOf } from '../envelope/keys.ts';
import { type SealedRequest, sealRequest } from '../envelope/seal.ts';
import { isJson } from './isJson.ts';
import { BEFORE_OPENING } from '../kit/beforeOpening.ts';

/** Error codes that the client accepts from an unsealed response, although anybody on the way could have written it. */
export const BELIEVED_UNSEALED: ReadonlySet<string> = new Set(BEFORE_OPENING);

/** The signed-in session, as the client keeps it. */
export interface ClientSession {
  id: string;
  /** 32 bytes. It proves the session in psk mode and is never sent. */
  key: Uint8Array;
}

/** Options of the envelope layer. */
export interface EnvelopeFetchOptions {
  /** Origin and API prefix, without a trailing slash: `http://127.0.0.1:3000/aosai/api`. */
  base: string;
  appId: string;
  session(): ClientSession | null;
  fetch?: typeof fetch;
  nowMs?(): number;
}

/** Time limit of a request for the key. All sealed calls wait for it, so it is much shorter than theirs. */
export const KEY_LIMIT_MS = 5_000;

interface KnownKey {
  kid: string;
  publicKey: Uint8Array;
  notAfterMs: number;
}

interface RootReply {
  data: { time: string; envelope: { v: number; kid: string; pub: string; notAfter: string }[] };
}

type SendRequest = (request: Request) => Promise<Response>;

/**
 * Marks a request that must not be sealed. Callers set these headers, because fetch knows nothing of calls; they are
 * removed before sending.
 */
export const HEADER_PLAIN = 'X-Aosai-Plain';
/** Marks a request to seal without the session. */
export const HEADER_BASE = 'X-Aosai-Base';
/** Marks a GET or an upload that must carry the envelope in a header. */
export const HEADER_SIGN = 'X-Aosai-Sign';

/**
 * Implements envelope v1 around fetch, invisible to callers. It fetches the server's public key once, corrects the
 * clock, and repeats a request for exactly the two failures for which the protocol allows it (ENV_KEY, ENV_CLOCK).
 */
export function createEnvelopeFetch(options: EnvelopeFetchOptions) {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const nowMs = options.nowMs ?? Date.now;
  const prefix = new URL(options.base).pathname;
  let offsetMs = 0;
  let key: KnownKey | undefined;
  let pending: Promise<KnownKey> | undefined;

  /**
   * Asks the API root; also returns how far the server's clock is ahead of ours, measured half-way through the
   * exchange.
   */
  async function askRoot(): Promise<{ reply: RootReply; asideMs: number }> {
    let before = nowMs();
    const reply = await ky
      .get('', {
        prefix: options.base,
        headers: { 'App-Id': options.appId },
        throwHttpErrors: false,
        timeout: KEY_LIMIT_MS,
        // A request that hangs is aborted and repeated once: the cause may affect only that request.
        retry: { limit: 1, delay: () => 0, shouldRetry: ({ error }) => isTimeoutError(error) },
        hooks: { beforeRetry: [() => void (before = nowMs())] },
        // Reads the body here, so that a response that stops half-way counts as hanging too.
        fetch: async (input, init) => {
          const response = await send(new Request(input, init));
          return new Response(await response.text(), response);
        },
      })
      .json<RootReply>();
    return { reply, asideMs: Date.parse(reply.data.time) - (before + nowMs()) / 2 };
  }

  async function loadKey(): Promise<KnownKey> {
    const { reply, asideMs } = await askRoot();
    for (const entry of reply.data.envelope) {
      const publicKey = fromBase64url(entry.pub);
      const notAfterMs = Date.parse(entry.notAfter);
      if (entry.v === 1 && publicKey && kidOf(publicKey) === entry.kid && notAfterMs > nowMs() + asideMs) {
        offsetMs = asideMs;
        key = { kid: entry.kid, publicKey, notAfterMs };
        return key;
      }
    }
    throw new TypeError('the API root names no usable envelope key');
  }

  function currentKey(): Promise<KnownKey> {
    if (key && key.notAfterMs > nowMs() + offsetMs) return Promise.resolve(key);
    pending ??= loadKey().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  function seal(
    method: string,
    url: URL,
    serverKey: KnownKey,
    content: { body: unknown } | { headerForm: true },
    session: ClientSession | null,
  ): SealedRequest {
    return sealRequest({
      method,
      path: url.pathname.slice(prefix.length),
      query: url.search.slice(1),
      appId: options.appId,
      content,
      serverKey,
      session: session ?? undefined,
      nowMs: nowMs() + offsetMs,
    });
  }

  async function once(request: Request, bodyText: string | undefined, via: SendRequest): Promise<Response> {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('App-Id', options.appId);
    const headerForm = headers.has(HEADER_SIGN);
    const plain = headers.has(HEADER_PLAIN) || (bodyText === undefined && !headerForm);
    headers.delete(HEADER_PLAIN);
    headers.delete(HEADER_SIGN);
    const session = headers.has(HEADER_BASE) ? null : options.session();
    headers.delete(HEADER_BASE);
    if (plain) return via(new Request(request, { headers }));
    const content =
      bodyText === undefined ? { headerForm: true as const } : { body: JSON.parse(bodyText || '{}') as unknown };
    const sealed = seal(request.method, url, await unlessAborted(request.signal, currentKey), content, session);
    const { key: keyText, data, signature } = sealed;
    if (bodyText === undefined) headers.set(HEADER_ENVELOPE, `${keyText}.${signature}`);
    else headers.set('Content-Type', 'application/json');
    const response = await via(
      new Request(url, {
        method: request.method,
        headers,
        signal: request.signal,
        credentials: request.credentials,
        ...(bodyText !== undefined && { body: JSON.stringify({ key: keyText, data, signature }) }),
      }),
    );
    return openReply(response, sealed);
  }

  /** `via` replaces fetch for uploads, whose body is not part of the signed request. */
  async function fetchSealed(request: Request, via: SendRequest = send): Promise<Response> {
    const hasBody = request.method !== 'GET' && !request.headers.has(HEADER_SIGN) && request.body !== null;
    const bodyText = hasBody ? await request.clone().text() : undefined;
    const response = await once(request, bodyText, via);
    const failure = await failureOf(response);
    if (failure?.code === 'ENV_KEY') {
      key = undefined;
      return once(request, bodyText, via);
    }
    const serverMs = failure?.code === 'ENV_CLOCK' ? Date.parse(String(failure.serverTime)) : Number.NaN;
    if (Number.isFinite(serverMs)) {
      offsetMs = serverMs - nowMs();
      return once(request, bodyText, via);
    }
    return response;
  }

  /** For a closing page: seals and sends synchronously, without waiting. Returns false when no key is known. */
  function sendNow(method: string, path: string, body: unknown): boolean {
    if (!key) return false;
    const url = new URL(options.base + path);
    const { key: keyText, data, signature } = seal(method, url, key, { body }, options.session());
    const request = new Request(url, {
      method,
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'App-Id': options.appId, 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: keyText, data, signature }),
    });
    // The page is closing. At the next start the journal shows whether the request arrived.
    send(request).catch(() => undefined);
    return true;
  }

  return {
    fetch: fetchSealed,
    sendNow,
    warmUp: () => currentKey().then(() => undefined),
    serverNowMs: () => nowMs() + offsetMs,
  };
}

/** All callers share the request for the key, so an aborted caller stops waiting but does not abort it. */
async function unlessAborted<T>(signal: AbortSignal, begin: () => Promise<T>): Promise<T> {
  // Must not begin when already aborted: its failure would be unhandled.
  signal.throwIfAborted();
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([aborted, begin()]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** Whether a value has exactly the three strings of an envelope. */
function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { key, data, signature } = value as Partial<Record<keyof Envelope, unknown>>;
  return typeof key === 'string' && typeof data === 'string' && typeof signature === 'string';
}

/**
 * Opens a sealed JSON response. An unsealed one is accepted only as a failure before the opening (no downgrade); other
 * content types pass unopened.
 */
async function openReply(response: Response, sealed: SealedRequest): Promise<Response> {
  if (!isJson(response)) return response;
  const reply: unknown = await response.json();
  const opened = isEnvelope(reply) ? sealed.openResponse(response.status, reply) : asFailure(reply);
  return new Response(JSON.stringify(opened), {
    status: response.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

function asFailure(reply: unknown): unknown {
  const isBelieved =
    typeof reply === 'object' &&
    reply !== null &&
    'success' in reply &&
    reply.success === false &&
    'code' in reply &&
    BELIEVED_UNSEALED.has(String(reply.code));
  return isBelieved ? reply : { success: false, code: 'ENV_SIGNATURE', message: '签名异常' };
}

async function failureOf(response: Response): Promise<{ code?: unknown; serverTime?: unknown } | undefined> {
  if (response.ok || !isJson(response)) return undefined;
  return (await response.clone().json()) as { code?: unknown; serverTime?: unknown };
}

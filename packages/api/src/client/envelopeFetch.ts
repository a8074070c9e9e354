import ky, { isTimeoutError } from 'ky';
import { fromBase64url } from '../envelope/base64url.ts';
import { type Envelope, HEADER_ENVELOPE } from '../envelope/format.ts';
import { kidOf } from '../envelope/keys.ts';
import { type SealedRequest, sealRequest } from '../envelope/seal.ts';
import { isJson } from './isJson.ts';
import { BELIEVED_UNSEALED } from './unsealed.ts';

export interface ClientSession {
  id: string;
  /** 32 bytes; proves the session in psk mode and never travels again. */
  key: Uint8Array;
}

export interface EnvelopeFetchOptions {
  /** Origin and API prefix, without a slash at the end: `http://127.0.0.1:3000/aosai/api`. */
  base: string;
  appId: string;
  session(): ClientSession | null;
  fetch?: typeof fetch;
  nowMs?(): number;
}

/** All sealed calls wait for the key, so a request for it that hangs is given up long before theirs. */
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

/** Requests that must not be sealed: marked by the caller, since the fetch boundary does not know calls. */
export const HEADER_PLAIN = 'X-Aosai-Plain';
/** A request to seal without the session. */
export const HEADER_BASE = 'X-Aosai-Base';
/** A GET or an upload that must carry the envelope's header form. */
export const HEADER_SIGN = 'X-Aosai-Sign';

/**
 * Envelope v1 at the fetch boundary: no call knows of it. Fetches the server's public key once, corrects the
 * clock, and retries exactly the two failures that the protocol lets it retry (ENV_KEY, ENV_CLOCK).
 */
export function createEnvelopeFetch(options: EnvelopeFetchOptions) {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const nowMs = options.nowMs ?? Date.now;
  const prefix = new URL(options.base).pathname;
  let offsetMs = 0;
  let key: KnownKey | undefined;
  let pending: Promise<KnownKey> | undefined;

  /** The root's answer and how far the server's clock was from ours half-way through the exchange. */
  async function askRoot(): Promise<{ reply: RootReply; asideMs: number }> {
    let before = nowMs();
    const reply = await ky
      .get('', {
        prefix: options.base,
        headers: { 'App-Id': options.appId },
        throwHttpErrors: false,
        timeout: KEY_LIMIT_MS,
        // One that hangs is given up and asked once more: whatever held it up may hold up that one alone.
        retry: { limit: 1, delay: () => 0, shouldRetry: ({ error }) => isTimeoutError(error) },
        hooks: { beforeRetry: [() => void (before = nowMs())] },
        // With its body, so that an answer that stops half-way counts as hanging too.
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

  /** `via` sends in place of fetch: an upload, whose body is no part of the request that is signed here. */
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

  /** For the moment a page closes: seals and sends in one go, without waiting. False when no key is known yet. */
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
    // The page is going away: whether it arrived is seen at the next start, from the journal.
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

/** The key is everybody's: who gives up stops waiting for it and leaves it to the others. */
async function unlessAborted<T>(signal: AbortSignal, begin: () => Promise<T>): Promise<T> {
  // Nothing begins that nobody would wait for: its failure would be nobody's.
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

/** Three texts and nothing else. */
function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { key, data, signature } = value as Partial<Record<keyof Envelope, unknown>>;
  return typeof key === 'string' && typeof data === 'string' && typeof signature === 'string';
}

/** Opens a sealed JSON answer; a plain one counts only as a failure from before the opening (no downgrade); binary passes. */
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

import { AppError } from '../../kit/errors.ts';
import { contract } from '../../contract.ts';
import { toBase64url } from '../../envelope/base64url.ts';
import { newServerKey, type ServerKey } from '../../envelope/keys.ts';
import { openRequest, parseEnvelopeBody, parseEnvelopeHeader } from '../../envelope/open.ts';
import { type ClientOptions, createClient } from '../client.ts';
import { routeTable } from '../routes.ts';

/** Base URL of the stand-in server. */
export const BASE = 'http://127.0.0.1:3000/aosai/api';
/** The clients' clock in tests, in ms since 1970. */
export const NOW = 1_790_000_000_000;
/** Route table of the whole contract. */
export const routes = routeTable(contract);
/** A signed-in session with a fixed 32-byte key. */
export const session = { id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: new Uint8Array(32).fill(7) };

// The platform's own Response: a server in the same process may replace the global one at any time, and ky cannot wrap
// that.
const PlatformResponse = (await fetch('data:,')).constructor as typeof Response;

interface Seen {
  line: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A small server that opens and seals with the real envelope. */
export function standIn(
  reply: (seen: Seen) => { status?: number; body: unknown },
  keys: ServerKey[] = [newServerKey()],
) {
  const seen: Seen[] = [];
  /** The app ids in requests for the key. */
  const keysAskedBy: (string | null)[] = [];
  const skewMs = 0;
  async function fetchStandIn(request: Request): Promise<Response> {
    globalThis.Response = PlatformResponse;
    const url = new URL(request.url);
    const path = url.pathname.slice('/aosai/api'.length);
    const line = `${request.method} ${path}${url.search}`;
    if (path === '/') {
      keysAskedBy.push(request.headers.get('App-Id'));
      const key = keys[0];
      if (!key) throw new Error('no key');
      const envelope = [
        { v: 1, kid: key.kid, pub: toBase64url(key.publicKey), notAfter: new Date(NOW + 1e9).toISOString() },
      ];
      return Response.json({ success: true, data: { time: new Date(NOW + skewMs).toISOString(), envelope } });
    }
    const text = await request.text();
    const header = request.headers.get('Envelope');
    const headers = Object.fromEntries(request.headers);
    if (!text && !header) {
      seen.push({ line, headers, body: null });
      return Response.json(reply({ line, headers, body: null }).body);
    }
    const parts = header ? { ...parseEnvelopeHeader(header), data: '' } : parseEnvelopeBody(text);
    try {
      const opened = await openRequest(
        {
          method: request.method,
          path,
          query: url.search.slice(1),
          appId: request.headers.get('App-Id') ?? '',
          ...parts,
        },
        {
          nowMs: NOW,
          notBeforeMs: 0,
          keyByKid: (kid) => keys.find((key) => key.kid === kid),
          session: async () => session,
          markSeen: async () => true,
        },
      );
      seen.push({ line, headers, body: opened.body });
      const { status = 200, body } = reply({ line, headers, body: opened.body });
      return Response.json(opened.seal(status, body, NOW), { status });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const extra = error.code === 'ENV_CLOCK' ? { serverTime: new Date(NOW).toISOString() } : {};
      return Response.json(
        { success: false, code: error.code, message: error.message, ...extra },
        { status: error.status },
      );
    }
  }
  return { seen, keysAskedBy, fetch: fetchStandIn as typeof fetch, keys };
}

/** Returns a client of the given server with the fixed session and clock; `more` replaces options. */
export function clientOf(server: { fetch: typeof fetch }, more: Partial<ClientOptions> = {}) {
  return createClient({
    base: BASE,
    appId: 'aosai',
    routes,
    session: () => session,
    fetch: server.fetch,
    nowMs: () => NOW,
    ...more,
  });
}

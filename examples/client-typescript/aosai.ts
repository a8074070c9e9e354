// A client of Aosai's API for servers in TypeScript: Node 22.18 or later (or any bundler), no dependencies.
//
//   node generate.mjs https://example.school > calls.ts
//
//   import { Aosai, AosaiError } from './aosai.ts';
//   import { type Calls, routes } from './calls.ts';
//
//   const school = new Aosai<Calls>(routes, 'https://example.school');
//   await school.signIn('laoshi', '…');
//   const page = await school.call('/edms/exam/queryList', { size: 20, statusList: ['1'] });
//   for (const exam of page.content) console.log(exam.title);
//
// Requests are sealed as docs/envelope.md says. A refused call throws `AosaiError` with the server's `code`, a Chinese
// `message` that can be shown, and for VALIDATION the `path` of the field.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  timingSafeEqual,
} from 'node:crypto';

const PREFIX = '/aosai/api';
const INFO = 'aosai-envelope-v1';
const TAG_BYTES = 16;

/** A refused call. */
export class AosaiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly path: string | undefined;

  constructor(status: number, code: string, message: string, path?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

/** How a call is sent. */
export interface CallRoute {
  readonly method: string;
  readonly envelope: string;
  /** Names of the fields in the path and in the query; all others are in the body. */
  readonly path: readonly string[];
  readonly query: readonly string[];
}

/** What `Calls` of `calls.ts` has for each path. */
interface CallTypes {
  input: object;
  output: unknown;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const base64url = (raw: Uint8Array): string => Buffer.from(raw).toString('base64url');
const mac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** HKDF-Expand (RFC 5869). */
function expand(key: Uint8Array, info: Uint8Array, length: number): Buffer {
  let block: Buffer = Buffer.alloc(0);
  let out: Buffer = Buffer.alloc(0);
  for (let no = 1; out.length < length; no++) {
    block = mac(key, block, info, Buffer.of(no));
    out = Buffer.concat([out, block]);
  }
  return out.subarray(0, length);
}

const KEM = Buffer.concat([bytes('KEM'), Buffer.of(0, 0x20)]);
const SUITE = Buffer.concat([bytes('HPKE'), Buffer.of(0, 0x20, 0, 1, 0, 3)]);
const NONE = Buffer.alloc(0);

const labeledExtract = (suite: Buffer, salt: Uint8Array, label: string, key: Uint8Array): Buffer =>
  mac(salt.length > 0 ? salt : Buffer.alloc(32), bytes('HPKE-v1'), suite, bytes(label), key);

const labeledExpand = (suite: Buffer, key: Uint8Array, label: string, info: Uint8Array, length: number): Buffer =>
  expand(
    key,
    Buffer.concat([Buffer.of(length >> 8, length & 255), bytes('HPKE-v1'), suite, bytes(label), info]),
    length,
  );

/** One HPKE context (RFC 9180) of a request: base mode, or PSK mode with a session. */
function openSender(serverKey: Buffer, psk: Buffer, pskId: Buffer) {
  const own = generateKeyPairSync('x25519');
  const enc = Buffer.from(own.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: base64url(serverKey) }, format: 'jwk' });
  const dh = diffieHellman({ privateKey: own.privateKey, publicKey: theirs });
  const eae = labeledExtract(KEM, NONE, 'eae_prk', dh);
  const shared = labeledExpand(KEM, eae, 'shared_secret', Buffer.concat([enc, serverKey]), 32);
  const context = Buffer.concat([
    Buffer.of(psk.length > 0 ? 1 : 0),
    labeledExtract(SUITE, NONE, 'psk_id_hash', pskId),
    labeledExtract(SUITE, NONE, 'info_hash', bytes(INFO)),
  ]);
  const secret = labeledExtract(SUITE, shared, 'secret', psk);
  const key = labeledExpand(SUITE, secret, 'key', context, 32);
  const nonce = labeledExpand(SUITE, secret, 'base_nonce', context, 12);
  const exporter = labeledExpand(SUITE, secret, 'exp', context, 32);
  return {
    enc,
    seal(aad: Buffer, plain: Buffer): Buffer {
      const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(aad, { plaintextLength: plain.length });
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    exportSecret: (purpose: string): Buffer => labeledExpand(SUITE, exporter, 'sec', bytes(`${INFO} ${purpose}`), 32),
  };
}
type Sender = ReturnType<typeof openSender>;

interface Reply {
  success?: boolean;
  data?: unknown;
  code?: string;
  message?: string;
  path?: string;
  serverTime?: string;
  key?: string;
  signature?: string;
}

interface Sent {
  method: string;
  path: string;
  query: string;
  body: string;
  envelope: string;
}

function dataOf(status: number, reply: Reply): unknown {
  if (reply.success) return reply.data;
  throw new AosaiError(status, reply.code ?? '', reply.message ?? '', reply.path);
}

/** Opens a sealed answer. Throws ENV_SIGNATURE when somebody changed it or it belongs to another request. */
function open(sender: Sender, requestKey: string, status: number, reply: Reply): Reply {
  const { key = '', signature = '' } = reply;
  const data = String(reply.data);
  const head = Buffer.from(key, 'base64url');
  const prk = mac(Buffer.concat([sender.enc, head.subarray(13)]), sender.exportSecret('response'));
  const aad = bytes([`${INFO} response`, String(status), requestKey, key].join('\n'));
  const expected = mac(expand(prk, bytes('signature'), 32), aad, bytes('\n'), bytes(data));
  const given = Buffer.from(signature, 'base64url');
  const isOurs = head.subarray(0, 5).equals(Buffer.from(requestKey, 'base64url').subarray(0, 5));
  if (!isOurs || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AosaiError(status, 'ENV_SIGNATURE', '签名异常');
  const sealed = Buffer.from(data, 'base64url');
  const [responseKey, nonce] = [expand(prk, bytes('key'), 32), expand(prk, bytes('nonce'), 12)];
  const cipher = createDecipheriv('chacha20-poly1305', responseKey, nonce, { authTagLength: TAG_BYTES });
  const end = sealed.length - TAG_BYTES;
  cipher.setAAD(aad, { plaintextLength: end });
  cipher.setAuthTag(sealed.subarray(end));
  return JSON.parse(Buffer.concat([cipher.update(sealed.subarray(0, end)), cipher.final()]).toString('utf8')) as Reply;
}

/** A connection to one server, for one application. `Calls` and `routes` are of the generated `calls.ts`. */
export class Aosai<Calls extends { [Path in keyof Calls]: CallTypes }> {
  #routes: Readonly<Record<string, CallRoute>>;
  #site: string;
  #appId: string;
  #timeoutMs: number;
  #cookies = new Map<string, string>();
  #session: { id: string; key: string } | null = null;
  #serverKey: Buffer | null = null;
  #offsetMs = 0;

  constructor(
    routes: Readonly<Record<keyof Calls & string, CallRoute>>,
    site: string,
    { appId = 'aosai', timeoutMs = 30_000 }: { appId?: string; timeoutMs?: number } = {},
  ) {
    this.#routes = routes;
    this.#site = site.replace(/\/$/, '');
    this.#appId = appId;
    this.#timeoutMs = timeoutMs;
  }

  /** Signs in with a password (`user` for the back office); later calls are made as this person. */
  async signIn(account: string, password: string, realm: 'member' | 'user' = 'member'): Promise<void> {
    const route = { method: 'POST', envelope: 'body', path: [], query: [] };
    const reply = await this.#make(route, '/auth/loginByPwd', { realm, account, password });
    this.#session = (reply as { session: { id: string; key: string } }).session;
  }

  /** Makes the call with this path, and returns its `data`; a `Uint8Array` when the answer is a file. */
  async call<Path extends keyof Calls & string>(
    path: Path,
    ...[input]: Record<string, never> extends Calls[Path]['input']
      ? [input?: Calls[Path]['input']]
      : [input: Calls[Path]['input']]
  ): Promise<Calls[Path]['output']> {
    const route = this.#routes[path];
    if (!route) throw new TypeError(`${path} is not in calls.ts`);
    return this.#make(route, path, { ...input });
  }

  async #make(route: CallRoute, pattern: string, fields: Record<string, unknown>): Promise<unknown> {
    const query = new URLSearchParams();
    const body: Record<string, unknown> = {};
    let path = pattern;
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      if (route.path.includes(name)) path = path.replace(`{${name}}`, encodeURIComponent(textOf(value)));
      else if (route.query.includes(name)) for (const one of [value].flat()) query.append(name, textOf(one));
      else body[name] = value;
    }
    const { method, envelope } = route;
    return this.#send({ method, path, query: query.toString(), body: JSON.stringify(body), envelope }, true);
  }

  async #send(sent: Sent, again: boolean): Promise<unknown> {
    const { method, path, query, body, envelope } = sent;
    const target = path + (query === '' ? '' : `?${query}`);
    if (envelope === 'none') return this.#plain(method, target, body);
    const { sender, key, aad } = await this.#begin(method, path, query);
    const data = method === 'GET' ? '' : base64url(sender.seal(aad, bytes(body)));
    const signature = base64url(mac(sender.exportSecret('request signature'), aad, bytes('\n'), bytes(data)));
    const response =
      method === 'GET'
        ? await this.#fetch(method, target, undefined, { Envelope: `${key}.${signature}` })
        : await this.#fetch(method, target, JSON.stringify({ key, data, signature }));
    if (!isJson(response)) return new Uint8Array(await response.arrayBuffer());
    const reply = (await response.json()) as Reply;
    if (reply.success === undefined) return dataOf(response.status, open(sender, key, response.status, reply));
    if (again && reply.code === 'ENV_CLOCK') {
      this.#offsetMs = Date.parse(reply.serverTime ?? '') - Date.now();
      return this.#send(sent, false);
    }
    if (again && reply.code === 'ENV_KEY') {
      this.#serverKey = null;
      return this.#send(sent, false);
    }
    if (reply.success) throw new AosaiError(response.status, 'ENV_SIGNATURE', '签名异常');
    return dataOf(response.status, reply);
  }

  async #plain(method: string, target: string, body?: string): Promise<unknown> {
    const response = await this.#fetch(method, target, method === 'GET' ? undefined : body);
    if (!isJson(response)) return new Uint8Array(await response.arrayBuffer());
    return dataOf(response.status, (await response.json()) as Reply);
  }

  async #begin(method: string, path: string, query: string) {
    const serverKey = (this.#serverKey ??= await this.#readKey());
    const psk = Buffer.from(this.#session?.key ?? '', 'base64url');
    const sender = openSender(serverKey, psk, bytes(this.#session?.id ?? ''));
    const now = Buffer.alloc(8);
    now.writeBigUInt64BE(BigInt(Math.trunc(Date.now() + this.#offsetMs)));
    const kid = createHash('sha256').update(serverKey).digest().subarray(0, 3);
    const head = Buffer.of(1, psk.length > 0 ? 1 : 0);
    const key = base64url(Buffer.concat([head, kid, now, sender.enc]));
    const aad = bytes([`${INFO} request`, method, path, query, this.#appId, key].join('\n'));
    return { sender, key, aad };
  }

  async #readKey(): Promise<Buffer> {
    const root = (await this.#plain('GET', '/')) as { envelope: readonly { v: number; pub: string }[] };
    return Buffer.from(root.envelope.find(({ v }) => v === 1)?.pub ?? '', 'base64url');
  }

  async #fetch(method: string, target: string, body?: string, more: Record<string, string> = {}): Promise<Response> {
    const headers = new Headers({ 'App-Id': this.#appId, Accept: 'application/json', ...more });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const init = { method, headers, signal, ...(body !== undefined && { body }) };
    const response = await fetch(this.#site + PREFIX + target, init);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.includes('application/json') ?? false;

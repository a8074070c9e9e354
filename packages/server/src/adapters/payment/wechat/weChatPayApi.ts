import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { faultOfSigned } from './checkSigned.ts';
import type { Merchant } from './merchant.ts';
import { signParts } from './signing.ts';

const TIMEOUT_MS = 10_000;

/** Sends requests: over the network, or to the sandbox in this process. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface WeChatPayRequest {
  method: 'GET' | 'POST';
  /** With the query string. */
  path: string;
  body?: unknown;
}

/** WeChat Pay refused, with this code. */
export class WeChatPayRefused extends Error {
  override readonly name = 'WeChatPayRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const refusal = z.object({ code: z.string(), message: z.optional(z.string()) });
const unavailable = (path: string, reason: string) =>
  new AppError('UNAVAILABLE', {}, { cause: new Error(`WeChat Pay ${path}: ${reason}`) });

/** The path for logs, without the query string, which has our numbers. */
const shown = (path: string): string => path.replace(/\?.*/, '');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type WeChatPayApi = ReturnType<typeof weChatPayApi>;

/** Sends requests signed by the merchant, and trusts only replies signed by WeChat Pay. */
export function weChatPayApi(merchant: Merchant, { now, fetch }: { now: () => Date; fetch: Fetch }) {
  const { url, mchId, serial, privateKey, platformKeys, publicKeyId } = merchant;

  function authorization(method: string, path: string, body: string): string {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = signParts(privateKey, [method, path, timestamp, nonce, body]);
    const fields = { mchid: mchId, nonce_str: nonce, timestamp, serial_no: serial, signature };
    const text = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
  }

  /** Throws UNAVAILABLE when there was no reply. */
  async function send(base: string, { method, path, body }: WeChatPayRequest): Promise<Response> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers: Record<string, string> = {
      Authorization: authorization(method, path, text),
      Accept: 'application/json',
      'User-Agent': 'aosai',
      ...(publicKeyId === null ? {} : { 'Wechatpay-Serial': publicKeyId }),
      ...(text === '' ? {} : { 'Content-Type': 'application/json' }),
    };
    const init = { method, headers, redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      return await fetch(`${base}${path}`, text === '' ? init : { ...init, body: text });
    } catch (error) {
      throw unavailable(shown(path), String(error));
    }
  }

  /** Throws WeChatPayRefused for a refusal, UNAVAILABLE for a failure on their side. */
  function refuseFailure(path: string, status: number, text: string): void {
    if (status >= 200 && status < 300) return;
    const parsed = refusal.safeParse(jsonOf(text));
    if (status >= 500 || !parsed.success) throw unavailable(shown(path), `status ${status}`);
    throw new WeChatPayRefused(parsed.data.code, `${shown(path)}: ${parsed.data.code} ${parsed.data.message ?? ''}`);
  }

  return {
    /** A call that replies with JSON of this shape. Throws WeChatPayRefused, UNAVAILABLE. */
    async call<S extends z.ZodMiniType>(request: WeChatPayRequest, shape: S): Promise<z.output<S>> {
      const response = await send(url, request);
      const rawBody = await response.text().catch((error: unknown) => {
        throw unavailable(shown(request.path), String(error));
      });
      refuseFailure(request.path, response.status, rawBody);
      const headers = Object.fromEntries(response.headers);
      const fault = faultOfSigned({ headers, rawBody, now: now() }, platformKeys);
      if (fault !== null) throw unavailable(shown(request.path), `the answer is ${fault}`);
      const parsed = shape.safeParse(rawBody === '' ? {} : jsonOf(rawBody));
      if (!parsed.success) throw unavailable(shown(request.path), 'unknown answer');
      return parsed.data;
    },

    /** Downloads a file whose hash was in an earlier signed reply; this reply is not signed. */
    async download(address: string): Promise<Uint8Array> {
      const { origin, pathname, search } = new URL(address);
      const path = pathname + search;
      const response = await send(origin, { method: 'GET', path });
      if (!response.ok) throw unavailable(pathname, `status ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

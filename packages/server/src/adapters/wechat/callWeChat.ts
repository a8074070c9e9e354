import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';

const TIMEOUT_MS = 10_000;

/** 40029 invalid code, 40163 code been used, 41008 missing code, 40226 code blocked. */
const CODE_ERRORS: ReadonlySet<number> = new Set([40_029, 40_163, 41_008, 40_226]);
/** 45011 frequency limit of one user, 45009 daily quota of the call. */
const TOO_MANY: ReadonlySet<number> = new Set([45_011, 45_009]);
/** 40001 invalid credential, 40014 invalid token, 42001 expired token. */
const TOKEN_ERRORS: ReadonlySet<number> = new Set([40_001, 40_014, 42_001]);

/** WeChat refuses this access token; the caller fetches a new one. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

const failure = z.object({ errcode: z.int(), errmsg: z.optional(z.string()) });

interface Request {
  query: Record<string, string>;
  /** Set for a POST. */
  body?: unknown;
}

async function send(apiUrl: string, path: string, { query, body }: Request): Promise<Response> {
  const url = `${apiUrl}${path}?${new URLSearchParams(query).toString()}`;
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  } catch (error) {
    // Keep the reason but not the URL, which contains the secret.
    throw new AppError('UNAVAILABLE', {}, { cause: new Error(`WeChat ${path}: ${String(error)}`) });
  }
}

/** WeChat always replies 200; an `errcode` other than 0 is an error. */
function refuseFailure(path: string, json: unknown): void {
  const parsed = failure.safeParse(json);
  if (!parsed.success || parsed.data.errcode === 0) return;
  const { errcode, errmsg = '' } = parsed.data;
  if (TOKEN_ERRORS.has(errcode)) throw new TokenRefused(`${errcode} ${errmsg}`);
  if (CODE_ERRORS.has(errcode)) throw new AppError('WX_CODE_WRONG');
  if (TOO_MANY.has(errcode)) throw new AppError('RATE_LIMITED', { seconds: 60 });
  throw new AppError('UNAVAILABLE', {}, { cause: new Error(`WeChat ${path}: ${errcode} ${errmsg}`) });
}

/** A call that replies with JSON of this shape. Throws WX_CODE_WRONG, RATE_LIMITED, UNAVAILABLE, TokenRefused. */
export async function callWeChat<S extends z.ZodMiniType>(
  apiUrl: string,
  path: string,
  request: Request,
  shape: S,
): Promise<z.output<S>> {
  const response = await send(apiUrl, path, request);
  const json: unknown = await response.json().catch(() => null);
  refuseFailure(path, json);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new AppError('UNAVAILABLE', {}, { cause: new Error(`WeChat ${path}: unknown answer`) });
  return parsed.data;
}

/** A call that replies with an image, or JSON when it failed. Throws as `callWeChat`. */
export async function callWeChatForImage(
  apiUrl: string,
  path: string,
  request: Request,
): Promise<{ mime: string; bytes: Uint8Array }> {
  const response = await send(apiUrl, path, request);
  const mime = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const bytes = await response.bytes();
  if (mime.startsWith('image/')) return { mime, bytes };
  let json: unknown = null;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new AppError('UNAVAILABLE', {}, { cause: error });
  }
  refuseFailure(path, json);
  throw new AppError('UNAVAILABLE', {}, { cause: new Error(`WeChat ${path}: neither picture nor error`) });
}

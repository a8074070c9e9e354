import type { ErrorCode } from '../kit/errors.ts';
import type { BrokenSeal } from '../envelope/brokenSeal.ts';

/**
 * Errors that the client itself detects. The catalogue's other texts come with the server's responses and are not
 * loaded.
 */
const LOCAL = {
  NETWORK: '网络连接失败，请检查网络后重试',
  TIMEOUT: '服务器响应太慢，请稍后重试',
  BAD_REPLY: '请求异常',
  ENV_SIGNATURE: '签名异常',
  ENV_DECRYPT: '数据解密异常',
} as const;

/** The server's error codes and those of the client. */
export type ClientErrorCode = ErrorCode | keyof typeof LOCAL;

/** Any failure of a call: `success: false`, a broken seal, no network. `message` is Chinese and ready to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Further members of a failure's body, for example `serverTime` of ENV_CLOCK. */
  readonly details: Record<string, unknown>;

  constructor(
    code: ClientErrorCode,
    message: string,
    status: number,
    details: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.details = details;
  }

  /** Whether there is no session or it has ended, so that signing in helps. */
  get asksToSignIn(): boolean {
    return this.code === 'SIGN_IN_REQUIRED' || this.code === 'ENV_SESSION';
  }

  /** Whether the request did not reach the server, or the server asked to come back later: the call may be repeated. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The error for a response that the server did not seal; repeating the call would not help. */
export function brokenAnswer(cause: BrokenSeal): ApiError {
  return new ApiError(cause.code, LOCAL[cause.code], 400, {}, { cause });
}

/** An error that the client detected, with status 0. */
export function localError(code: 'NETWORK' | 'TIMEOUT' | 'BAD_REPLY', cause?: unknown): ApiError {
  return new ApiError(code, LOCAL[code], 0, {}, { cause });
}

/** The error for a `success: false` reply; an unknown shape becomes BAD_REPLY (请求异常). */
export function errorFromReply(reply: unknown, status: number): ApiError {
  if (typeof reply !== 'object' || reply === null) return new ApiError('BAD_REPLY', LOCAL.BAD_REPLY, status);
  const { code, message, success: _, ...details } = reply as Record<string, unknown>;
  const known = typeof code === 'string' && /^[A-Z][A-Z_]*$/.test(code) ? (code as ErrorCode) : 'BAD_REPLY';
  return new ApiError(known, typeof message === 'string' && message ? message : LOCAL.BAD_REPLY, status, details);
}

/** The sentence to show for a failed call: the error's own, or a general one for whatever else was thrown. */
export const messageOf = (cause: unknown): string => (cause instanceof ApiError ? cause.message : LOCAL.BAD_REPLY);

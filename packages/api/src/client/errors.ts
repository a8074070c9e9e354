import type { ErrorCode } from '../contract/errors.ts';
import type { BrokenSeal } from '../envelope/brokenSeal.ts';

/** What only this side of the wire notices. The catalogue's texts come with the server's answers and stay out of the page. */
const LOCAL = {
  NETWORK: '网络连接失败，请检查网络后重试',
  TIMEOUT: '服务器响应太慢，请稍后重试',
  BAD_REPLY: '请求异常',
  ENV_SIGNATURE: '签名异常',
  ENV_DECRYPT: '数据解密异常',
} as const;

export type ClientErrorCode = ErrorCode | keyof typeof LOCAL;

/** Any failure of a call: `success: false`, a broken seal, no network. `message` is Chinese and ready to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Fields that a failure carries beside code and message (`serverTime` of ENV_CLOCK). */
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

  /** True when there is no session, or it has ended: signing in helps. */
  get asksToSignIn(): boolean {
    return this.code === 'SIGN_IN_REQUIRED' || this.code === 'ENV_SESSION';
  }

  /** True when nothing reached the server or it asked to come back: the same call may be sent again. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** An answer came, and it is not the server's: asking again would not help. */
export function brokenAnswer(cause: BrokenSeal): ApiError {
  return new ApiError(cause.code, LOCAL[cause.code], 400, {}, { cause });
}

export function localError(code: 'NETWORK' | 'TIMEOUT' | 'BAD_REPLY', cause?: unknown): ApiError {
  return new ApiError(code, LOCAL[code], 0, {}, { cause });
}

/** The error that a `success: false` reply stands for; unknown shapes become 请求异常. */
export function errorFromReply(reply: unknown, status: number): ApiError {
  if (typeof reply !== 'object' || reply === null) return new ApiError('BAD_REPLY', LOCAL.BAD_REPLY, status);
  const { code, message, success: _, ...details } = reply as Record<string, unknown>;
  const known = typeof code === 'string' && /^[A-Z][A-Z_]*$/.test(code) ? (code as ErrorCode) : 'BAD_REPLY';
  return new ApiError(known, typeof message === 'string' && message ? message : LOCAL.BAD_REPLY, status, details);
}

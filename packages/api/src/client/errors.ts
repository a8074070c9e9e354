import { ERRORS, type ErrorCode } from '../contract/errors.ts';

/** Codes that exist only on this side of the wire. */
const LOCAL = {
  NETWORK: '网络连接失败，请检查网络后重试',
  TIMEOUT: '服务器响应太慢，请稍后重试',
  BAD_REPLY: '请求异常',
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

  /** What the interface should do beyond showing the message. */
  get behaviour(): 'sign-in' | 'offer-vip' | 'retry-later' | undefined {
    if (!(this.code in ERRORS)) return undefined;
    const entry = ERRORS[this.code as ErrorCode];
    return 'behaviour' in entry ? entry.behaviour : undefined;
  }

  /** True when nothing reached the server or it asked to come back: the same call may be sent again. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export function localError(code: keyof typeof LOCAL, cause?: unknown): ApiError {
  return new ApiError(code, LOCAL[code], 0, {}, { cause });
}

/** The error that a `success: false` reply stands for; unknown shapes become 请求异常. */
export function errorFromReply(reply: unknown, status: number): ApiError {
  if (typeof reply !== 'object' || reply === null) return new ApiError('BAD_REPLY', LOCAL.BAD_REPLY, status);
  const { code, message, success: _, ...details } = reply as Record<string, unknown>;
  const known = typeof code === 'string' && code in ERRORS ? (code as ErrorCode) : 'BAD_REPLY';
  return new ApiError(known, typeof message === 'string' && message ? message : LOCAL.BAD_REPLY, status, details);
}

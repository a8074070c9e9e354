import { StorageAway } from '../adapters/storage/storageAway.ts';
import type { Logger } from 'pino';
import { errorChain, loggedError } from '../base/errorChain.ts';
import { SavedButRefused } from '../exams/saving/savedButRefused.ts';
import { AppError, type ErrorCode, ERRORS, errorText } from '@aosai/api/kit/errors';
import type { SaveReply } from '@aosai/api/exams/attempt.contract';

export interface FailureBody {
  success: false;
  code: ErrorCode;
  message: string;
  serverTime?: string;
  /** The challenge to solve before repeating the call (docs/sign-in.md). */
  challenge?: string;
  /** For VALIDATION: the first wrong field, `rows.0.memberId`. */
  path?: string;
  /** Of an unexpected error: the number under which the log has it. */
  requestId?: string;
  /** Revisions of answers that were stored although the rest of the call was refused. */
  revisions?: SaveReply['revisions'];
}

export interface Failure {
  status: (typeof ERRORS)[ErrorCode]['status'];
  body: FailureBody;
  retryAfterSeconds: number | undefined;
}

const RETRY_SECONDS = 2;
const RETRY_SOON: ReadonlySet<ErrorCode> = new Set(['ENV_BUSY', 'UNAVAILABLE', 'JUDGE_UNAVAILABLE']);
/** PostgreSQL: connection exceptions, shutdown, statement too long, transaction idle too long, out of resources. */
const DATABASE_DOWN = /^(08|57P0|57014|25P03|53)/;
const NETWORK_DOWN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'ENOENT']);
const DATABASE_GONE =
  /Connection terminated|not queryable|the database does not answer|timeout exceeded when trying to connect|the embedded database has ended|after calling end on the pool/;

function isDatabaseDown(error: unknown): boolean {
  return errorChain(error).some(
    (at) =>
      DATABASE_GONE.test(at.message) ||
      ('code' in at && typeof at.code === 'string' && (DATABASE_DOWN.test(at.code) || NETWORK_DOWN.has(at.code))),
  );
}

/** 53100 is PostgreSQL's code for a full disk. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

function isDiskFull(error: unknown): boolean {
  return errorChain(error).some((at) => 'code' in at && typeof at.code === 'string' && DISK_FULL.has(at.code));
}

function secondsOf(error: AppError): number | undefined {
  if (RETRY_SOON.has(error.code)) return RETRY_SECONDS;
  const { seconds, minutes } = error.params;
  if (typeof seconds === 'number') return seconds;
  return typeof minutes === 'number' ? minutes * 60 : undefined;
}

/** What names the request in the log. */
export interface FailedRequest {
  requestId: string;
  /** The name of the call; absent for pages. */
  call: string | undefined;
}

/**
 * The only place where errors become a status and a body; unexpected errors are logged and reveal nothing but the
 * number of their line in the log.
 */
export function failureOf(error: unknown, log: Logger, now: Date, request: FailedRequest): Failure {
  if (error instanceof AppError) {
    const body: FailureBody = { success: false, code: error.code, message: error.message };
    if (error.code === 'ENV_CLOCK') body.serverTime = now.toISOString();
    if (error instanceof SavedButRefused) body.revisions = error.revisions;
    if (typeof error.params['challenge'] === 'string') body.challenge = error.params['challenge'];
    const { path } = error.params;
    if (typeof path === 'string' && path !== '') body.path = path;
    return { status: ERRORS[error.code].status, body, retryAfterSeconds: secondsOf(error) };
  }
  if (isDiskFull(error)) {
    log.error({ ...request, reason: errorChain(error).at(-1)?.message }, 'disk full');
    return failureOf(new AppError('STORAGE_FULL'), log, now, request);
  }
  if (error instanceof StorageAway) {
    log.error({ ...request, reason: error.message }, 'object storage unavailable');
    return failureOf(new AppError('UNAVAILABLE'), log, now, request);
  }
  if (isDatabaseDown(error)) {
    log.error({ ...request, reason: errorChain(error).at(-1)?.message }, 'database unavailable');
    return failureOf(new AppError('UNAVAILABLE'), log, now, request);
  }
  log.error({ ...request, ...loggedError(error) }, 'unexpected error');
  const { requestId } = request;
  // In the text, so that every place that shows a message shows the number.
  const message = `${errorText('INTERNAL')}（反馈编号 ${requestId}）`;
  return {
    status: 500,
    body: { success: false, code: 'INTERNAL', message, requestId },
    retryAfterSeconds: undefined,
  };
}

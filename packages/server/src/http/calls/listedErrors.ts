import type { Logger } from 'pino';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { mayAnswer } from '@aosai/api/kit/everyCall';

/** Tests fail on this log line: callers rely on the errors listed in the contract. */
export const UNLISTED = 'a handler threw an error that its call does not list';

/** Runs a handler, and logs errors that its call does not list. */
export async function listed<T>(
  { call, permission }: { call: CallDefinition; permission: string },
  log: Logger,
  handle: () => T | Promise<T>,
): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    const isUnlisted = error instanceof AppError && !mayAnswer(call, error.code);
    if (isUnlisted) log.error({ call: permission, code: error.code }, UNLISTED);
    throw error;
  }
}

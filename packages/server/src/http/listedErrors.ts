import type { Logger } from 'pino';
import type { CallDefinition } from '@aosai/api/contract/call';
import { AppError } from '@aosai/api/contract/errors';
import { mayAnswer } from '@aosai/api/contract/everyCall';

/** A log line that tests fail by: callers read in the contract what they must be ready for. */
export const UNLISTED = 'a handler threw an error that its call does not list';

/** Runs a handler, and logs what it throws without its call saying so. */
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

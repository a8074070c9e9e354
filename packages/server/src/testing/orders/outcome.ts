import { AppError } from '@aosai/api/kit/errors';

export const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

/** `ok`, or the code of the error. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'ok', codeOf);

import { errorChain } from '../errorChain.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** Another transaction held a row for longer than this one waits. */
export const isLockTimeout = (error: unknown): boolean =>
  errorChain(error).some((one) => 'code' in one && one.code === LOCK_NOT_AVAILABLE);

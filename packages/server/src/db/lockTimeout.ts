import { errorChain } from '../base/errorChain.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement failed because it waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  errorChain(error).some((one) => 'code' in one && one.code === LOCK_NOT_AVAILABLE);

import { errorChain } from '../base/errorChain.ts';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement violated the unique index `index`. The transaction it ran in is then aborted. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return errorChain(error).some(
    (at) => 'code' in at && at.code === UNIQUE_VIOLATION && 'constraint' in at && at.constraint === index,
  );
}

import { errorChain } from '../errorChain.ts';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row holds the unique key `index` already. Its transaction is over. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return errorChain(error).some(
    (at) => 'code' in at && at.code === UNIQUE_VIOLATION && 'constraint' in at && at.constraint === index,
  );
}

import { expect, test } from 'vitest';
import { loggedError } from './errorChain.ts';

test('loggedError: logs a failed query by its cause, without statement and parameters', () => {
  const cause = new Error('connection terminated');
  const failed = new Error('Failed query: insert … params: int main(){}', { cause });
  expect(loggedError(failed)).toEqual({ name: 'Error', reason: 'connection terminated', stack: cause.stack });
  expect(JSON.stringify(loggedError(failed))).not.toContain('int main');
});

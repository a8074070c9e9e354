import { expect, test } from 'vitest';
import { loggedError } from './errorChain.ts';

test('a failed query is logged by its cause: no statement, no parameter', () => {
  const cause = new Error('connection terminated');
  const failed = new Error('Failed query: insert … params: int main(){}', { cause });
  expect(loggedError(failed)).toEqual({ name: 'Error', reason: 'connection terminated', stack: cause.stack });
  expect(JSON.stringify(loggedError(failed))).not.toContain('int main');
});

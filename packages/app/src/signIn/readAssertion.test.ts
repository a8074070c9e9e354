import { expect, test } from 'vitest';
import { readAssertion } from './readAssertion.ts';

const hashOf = (fields: Record<string, string>) => `#${new URLSearchParams(fields).toString()}`;

test('an assertion is read as it was written, with the page to go on to', () => {
  const assertion = { subject: 'student-1', name: '李思源' };
  expect(readAssertion(hashOf({ assertion: JSON.stringify(assertion), page: '/exam/list?sort=1' }))).toEqual({
    assertion,
    page: '/exam/list?sort=1',
  });
});

test('what is broken becomes an empty one, and no address leads to another site', () => {
  expect(readAssertion('#assertion=%7Bbroken')).toEqual({ assertion: {}, page: '/' });
  for (const page of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(readAssertion(hashOf({ page })).page).toBe('/');
  }
});

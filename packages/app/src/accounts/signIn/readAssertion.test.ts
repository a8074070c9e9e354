import { expect, test } from 'vitest';
import { readAssertion } from './readAssertion.ts';

const hashOf = (fields: Record<string, string>) => `#${new URLSearchParams(fields).toString()}`;

test('readAssertion: returns the assertion unchanged, and the page to continue to', () => {
  const assertion = { subject: 'student-1', name: '李思源' };
  expect(readAssertion(hashOf({ assertion: JSON.stringify(assertion), page: '/exam/list?sort=1' }))).toEqual({
    assertion,
    page: '/exam/list?sort=1',
  });
});

test("readAssertion: returns an empty assertion for broken JSON, and refuses other sites' addresses", () => {
  expect(readAssertion('#assertion=%7Bbroken')).toEqual({ assertion: {}, page: '/' });
  for (const page of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(readAssertion(hashOf({ page })).page).toBe('/');
  }
});

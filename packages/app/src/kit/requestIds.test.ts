import { expect, test } from 'vitest';
import { requestIds } from './requestIds.ts';

test('requestIds: keeps the id of a form sent again until it is done', () => {
  const ids = requestIds();
  const form = { memberId: 'm', delta: 5 };
  const first = ids.idOf(form);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.idOf({ ...form })).toBe(first);
  expect(ids.idOf({ ...form, delta: 6 })).not.toBe(first);
  ids.done(form);
  expect(ids.idOf(form)).not.toBe(first);
});

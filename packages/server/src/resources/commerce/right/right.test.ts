import { afterAll, expect, test } from 'vitest';
import { openRightsSite } from '../../../testing/rightsSite.ts';

const { site, ask, codeOf, list, logOf } = await openRightsSite();
afterAll(() => site.close());

test('a right is drafted, published and withdrawn; outside the back office only published ones exist', async () => {
  const quota = { name: '题解', kind: 'quota', period: 'month', quota: 30 };
  const { id } = await ask('POST', '/bms/right/create', { code: 'test.right', ...quota });
  const student = await site.signIn('xuesheng');
  const seen = () => codeOf(ask('GET', '/right/queryById', { id }, student));
  const states = [await seen()];
  await ask('PUT', '/bms/right/publish', { id });
  states.push(await seen());
  await ask('PUT', '/bms/right/unpublish', { id });
  states.push(await seen());
  expect(states).toEqual(['NOT_FOUND', 'ok', 'NOT_FOUND']);
  const change = { id, version: 3, ...quota, quota: 40 };
  expect(await codeOf(ask('PUT', '/bms/right/update', { ...change, period: null }))).toBe('VALIDATION');
  await ask('PUT', '/bms/right/update', change);
  expect(await codeOf(ask('PUT', '/bms/right/update', change))).toBe('VERSION_CHANGED');
  expect((await logOf(id)).at(-1)).toEqual({
    action: 'right:update',
    diff: { before: { quota: 30 }, after: { quota: 40 } },
  });
  await ask('DELETE', '/bms/right/delete', { id });
  expect(await codeOf(ask('GET', '/bms/right/queryById', { id }))).toBe('NOT_FOUND');
});

test('rights come all at once without a size, and one that a card holds is not deleted', async () => {
  const all = await list<{ id: string; code: string }>('/bms/right/queryList');
  expect(all.content).toHaveLength(all.total);
  expect(all.size).toBe(all.total);
  expect((await list('/bms/right/queryList?size=2')).content).toHaveLength(2);
  const [carded] = all.content;
  expect(await codeOf(ask('DELETE', '/bms/right/delete', { id: carded?.id ?? '' }))).toBe('RIGHT_IN_USE');
  const student = await site.signIn('xuesheng');
  expect(await codeOf(ask('POST', '/right/create', {}, student))).toBe('FORBIDDEN');
  expect(await codeOf(ask('PUT', '/edms/right/publish', { id: carded?.id ?? '' }))).toBe('FORBIDDEN');
});

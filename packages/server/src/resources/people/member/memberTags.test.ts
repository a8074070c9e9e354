import { afterAll, expect, test } from 'vitest';
import { openMemberSite } from '../../../testing/memberSite.ts';

const { site, office, manager, post, put, answerOf, pageOf, rowOf } = await openMemberSite();
afterAll(() => site.close());
const [id = ''] = site.people.classmateIds;

test('the office sets tags of a member, sees them, and finds by a whole tag who has it', async () => {
  const { version } = await rowOf(id);
  const change = { id, version, tags: ['student', '省队'] };
  expect(answerOf(await put(await office(), '/member/update', change))).toBe('ok');
  const found = async (keyword: string) =>
    pageOf(await post(await office(), '/member/queryList', { keyword })).content.map((row) => [row['id'], row['tags']]);
  expect(await found('省队')).toEqual([[id, ['student', '省队']]]);
  expect(await found('省')).toEqual([]);
  expect(answerOf(await put(await manager(), '/member/update', { ...change, version: version + 1 }))).toBe(
    'VALIDATION',
  );
});

test('the office narrows the members to those of one organization', async () => {
  const of = async (orgId: string) => pageOf(await post(await office(), '/member/queryList', { orgId })).total;
  expect(await of(site.people.orgId)).toBe(7);
});

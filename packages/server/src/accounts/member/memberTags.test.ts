import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { linkGuardian } from '../minors/guardianLinks.ts';
import { openMemberSite } from '../../testing/memberSite.ts';

const { site, office, manager, post, put, answerOf, pageOf, rowOf } = await openMemberSite();
afterAll(() => site.close());
const [id = ''] = site.people.classmateIds;

test('the office sets and sees a member’s tags, and finds members by a whole tag', async () => {
  const { version } = await rowOf(id);
  const change = { id, version, tags: ['student', '省队'] };
  expect(answerOf(await put(await office(), '/member/update', change))).toBe('ok');
  const found = async (keyword: string) =>
    pageOf(await post(await office(), '/member/queryList', { keyword })).content.map((row) => [row['id'], row['tags']]);
  expect(await found('省队')).toEqual([[id, ['student', '省队']]]);
  expect(await found('省')).toEqual([]);
  const byTag = async (tag: string) => pageOf(await post(await office(), '/member/queryList', { tag })).total;
  expect([await byTag('省队'), await byTag('省')]).toEqual([1, 0]);
});

test('a school edits only its own tags, of accounts that it made', async () => {
  const { version } = await rowOf(id);
  const change = { id, version, tags: ['集训', 'educational', '集训'] };
  expect(answerOf(await put(await manager(), '/member/update', change))).toBe('ok');
  const found = pageOf(await post(await manager(), '/edms/organizationMember/queryList', { tag: '集训' }));
  expect(found.content).toMatchObject([{ memberId: id, tags: ['student', '集训'] }]);
  // At most twenty, including the card's tag.
  const tags = Array.from({ length: 20 }, (_, no) => `第${no}组`);
  const many = { id, version: version + 1, tags };
  const refused = await put(await manager(), '/member/update', many);
  expect(refused.message).toContain('标签最多 20 个，其中 1 个由平台设置');
  expect((await rowOf(id)).tags).toEqual(['student', '集训']);
  await site.db.update(member).set({ orgId: null }).where(eq(member.id, id));
  const again = { id, version: version + 1, tags: [] };
  expect(answerOf(await put(await manager(), '/member/update', again))).toBe('NAME_NOT_OURS');
});

test('a guardian corrects a child’s name and birth month, but nothing once the child is of age', async () => {
  const guardian = await site.signIn('jiazhang');
  const child = site.people.studentId;
  const correct = async (given: object, by = guardian) => {
    const { version } = await rowOf(child);
    return answerOf(await put(by, '/member/update', { id: child, version, ...given }));
  };
  const [{ orgId } = { orgId: null }] = await site.db.select().from(member).where(eq(member.id, child));
  expect(await correct({ name: '林知源' })).toBe('VALIDATION');
  await site.db.update(member).set({ orgId: null }).where(eq(member.id, child));
  expect(await correct({ name: '林知源', birthYm: '2013-05' })).toBe('ok');
  expect(await rowOf(child)).toMatchObject({ name: '林知源', birthYm: '2013-05' });
  expect([await correct({ nickname: '源' }), await correct({ birthYm: null })]).toEqual(['NOT_FOUND', 'VALIDATION']);
  expect(await correct({ birthYm: '2099-01' })).toBe('VALIDATION');
  expect(await correct({ birthYm: '2001-01' })).toBe('VALIDATION');
  expect(await correct({ name: '别人' }, await site.signIn('xuesheng2'))).toBe('NOT_FOUND');
  await site.db.update(member).set({ birthYm: '2000-01', orgId }).where(eq(member.id, child));
  expect(await correct({ birthYm: '2012-05' })).toBe('VALIDATION');
});

test('a guardian who manages the child’s school corrects an account that the school did not make', async () => {
  const child = site.people.studentId;
  const [{ orgId } = { orgId: null }] = await site.db.select().from(member).where(eq(member.id, child));
  const correct = async () => {
    const { version } = await rowOf(child);
    return answerOf(await put(await manager(), '/member/update', { id: child, version, name: '林知远' }));
  };
  await site.db.update(member).set({ orgId: null, birthYm: '2013-05' }).where(eq(member.id, child));
  expect(await correct()).toBe('NAME_NOT_OURS');
  const { appId, teacherId: guardianId } = site.people;
  const pair = { appId, guardianId, memberId: child, relation: '父亲', createdBy: guardianId, now: site.now() };
  await linkGuardian(site.db, pair);
  expect(await correct()).toBe('ok');
  await site.db.update(member).set({ orgId }).where(eq(member.id, child));
});

test('the office unbinds WeChat if another way to sign in remains, and notifies the owner', async () => {
  const { pwdHash } = await rowOf(id);
  const bound = { wxGzhOpenId: 'open-1', wxMpOpenId: 'mini-1', mobileHash: null, mobileEnc: null, email: null };
  await site.db
    .update(member)
    .set({ ...bound, pwdHash: null })
    .where(eq(member.id, id));
  const unbind = async () => answerOf(await put(await office(), '/member/unbindWxGzh', { id }));
  expect(await unbind()).toBe('VALIDATION');
  await site.db.update(member).set({ pwdHash }).where(eq(member.id, id));
  expect(await unbind()).toBe('ok');
  expect(await rowOf(id)).toMatchObject({ wxGzhOpenId: null, wxMpOpenId: null });
  const told = await site.db.select({ title: message.title }).from(message).where(eq(message.memberId, id));
  expect(told).toContainEqual({ title: '账号已和微信解绑' });
  expect(answerOf(await put(await manager(), '/member/unbindWxGzh', { id }))).toBe('FORBIDDEN');
});

test('the office filters members by organization', async () => {
  const of = async (orgId: string) => pageOf(await post(await office(), '/member/queryList', { orgId })).total;
  expect(await of(site.people.orgId)).toBe(7);
});

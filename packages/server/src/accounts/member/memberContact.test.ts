import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member, organizationMember } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const { site, otherOrg, base, pwdHash, manager, stranger, put, answerOf, rowOf } = await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db, people } = site;
const { orgId } = people;

let made = 0;
async function someone(changes: Partial<typeof member.$inferInsert> = {}, roles: 'student' | 'manager' = 'student') {
  made += 1;
  const row = { ...base(), orgId, account: `contact${made}`, name: '林之远', type: 'student' as const, pwdHash };
  await db.insert(member).values({ ...row, ...changes });
  const place = { orgId, memberId: row.id, roles: [roles], status: 'active' as const };
  await db.insert(organizationMember).values({ ...base(), ...place });
  return { id: row.id, version: 1 };
}

test('a school corrects a name and adds a missing number and address', async () => {
  const who = await someone();
  const change = { ...who, name: '林知远', mobile: '13922220001', email: 'lin@example.com' };
  expect(answerOf(await put(await manager(), '/member/update', change))).toBe('ok');
  const row = await rowOf(who.id);
  expect([row.name, row.email]).toEqual(['林知远', 'lin@example.com']);
  await site.signIn('13922220001');
  const [mail] = await db
    .select()
    .from(message)
    .where(and(eq(message.appId, people.appId), eq(message.memberId, who.id)));
  expect(mail?.body).toContain('139****0001');
});

test('a school neither replaces nor removes a number or address', async () => {
  const who = await someone({ mobileHash: 'bound', email: 'own@example.com' });
  for (const change of [
    { mobile: '13922220002' },
    { mobile: null },
    { email: 'boss@example.com' },
    { email: null },
    { name: '林知远', email: null },
  ]) {
    expect([change, answerOf(await put(await manager(), '/member/update', { ...who, ...change }))]).toEqual([
      change,
      'VALIDATION',
    ]);
  }
  expect((await rowOf(who.id)).version).toBe(1);
});

test('a school adds no number to an account that it did not make or that manages a school', async () => {
  const mobile = '13922220003';
  const registered = await someone({ orgId: null });
  expect(answerOf(await put(await manager(), '/member/update', { ...registered, mobile }))).toBe('NAME_NOT_OURS');
  const elsewhere = await someone({ orgId: otherOrg.id });
  expect(answerOf(await put(await manager(), '/member/update', { ...elsewhere, mobile }))).toBe('NAME_NOT_OURS');
  const boss = await someone({ type: 'teacher' }, 'manager');
  expect(answerOf(await put(await manager(), '/member/update', { ...boss, mobile }))).toBe('PWD_OFFICE_ONLY');
  const ours = await someone();
  expect(answerOf(await put(await stranger(), '/member/update', { ...ours, mobile }))).toBe('NOT_FOUND');
  expect(answerOf(await put(await manager(), '/member/update', { ...ours, mobile: '13800000001' }))).toBe(
    'MOBILE_TAKEN',
  );
});

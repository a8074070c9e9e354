import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { organizationMember } from '../db/schema/people.ts';
import { openMemberSite } from '../testing/memberSite.ts';
import type { Visitor } from '../testing/testApp.ts';

const { site, manager, office, once, get, put, otherManager } = await openMemberSite();
afterAll(() => site.close());

const isHiddenFor = async (visitor: Visitor, day: string) =>
  ((await get(visitor, day)).data as { areStepsHidden: boolean }).areStepsHidden;

test('hideSteps: hides the first steps for one manager, and colleagues keep theirs', async () => {
  const ofTeacher = eq(organizationMember.memberId, site.people.teacherId);
  const [own] = await site.db.select().from(organizationMember).where(ofTeacher);
  await site.db
    .update(organizationMember)
    .set({ orgId: own?.orgId ?? '' })
    .where(eq(organizationMember.memberId, otherManager.id));
  const [first, second] = [await manager(), await once('yuanshan')];
  const seen = async () => [
    await isHiddenFor(first, '/edms/desk/querySchoolDay'),
    await isHiddenFor(second, '/edms/desk/querySchoolDay'),
  ];
  expect(await seen()).toEqual([false, false]);
  await put(first, '/desk/hideSteps', { isHidden: true });
  await put(first, '/desk/hideSteps', { isHidden: true });
  expect(await seen()).toEqual([true, false]);
  await put(first, '/desk/hideSteps', { isHidden: false });
  expect(await seen()).toEqual([false, false]);
});

test('hideSteps: keeps the choice of an operator across sign-ins', async () => {
  const operator = await office();
  await put(operator, '/desk/hideSteps', { isHidden: true });
  expect(await isHiddenFor(await site.signIn('guanli', 'user'), '/bms/desk/queryPlatformDay')).toBe(true);
  await put(operator, '/desk/hideSteps', { isHidden: false });
  expect(await isHiddenFor(operator, '/bms/desk/queryPlatformDay')).toBe(false);
});

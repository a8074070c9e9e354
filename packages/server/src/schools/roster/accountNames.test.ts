import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { organization } from '../../db/schema/people.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { accountNames, initialsOf } from './accountNames.ts';

const site = await openTestApp();
const other = await seedSecondSchool(site);
afterAll(() => site.close());
const appId = DEFAULT_APP_ID;
const here = { appId, orgId: site.people.orgId };

test('initialsOf: takes the first sound of each character, without letters that look like digits', () => {
  expect(
    ['星海编程', '远山中学', '晨光编程学校', '北京市第八十中学', '立力国际', 'ABC 编程', '２１'].map(initialsOf),
  ).toEqual(['xhbc', 'yszx', 'cgbcxx', 'bjsdbszx', 'gj', 'abcbc', '']);
});

test('accountNames: the letters of the school and the number, with digits where the name is taken or there is none', async () => {
  const names = await accountNames(site.db, here, ['2026101', 'N 7-2', null, '2026101', '1']);
  const [prefix = ''] = /^[a-z]+/.exec(names[0] ?? '') ?? [];
  expect(prefix).toMatch(/^[a-hjkmnp-z]{2}$/);
  expect(names).toEqual([
    `${prefix}2026101`,
    `${prefix}n72`,
    expect.stringMatching(new RegExp(`^${prefix}[2-9]{6}$`)),
    expect.stringMatching(new RegExp(`^${prefix}2026101[2-9]{6}$`)),
    expect.stringMatching(new RegExp(`^${prefix}[2-9]{6}$`)),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

test('accountNames: two schools with the same initials have other letters, and a school keeps its own', async () => {
  const [first] = await accountNames(site.db, here, ['2026101']);
  const [ours] = await site.db
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, here.orgId));
  await site.db
    .update(organization)
    .set({ name: ours?.name ?? '' })
    .where(eq(organization.id, other.orgId));
  const there = { appId, orgId: other.orgId };
  const [second] = await accountNames(site.db, there, ['2026101']);
  expect(second).not.toBe(first);
  expect(await accountNames(site.db, here, ['2026101'])).toEqual([first]);
  expect(await accountNames(site.db, there, ['2026101'])).toEqual([second]);
});

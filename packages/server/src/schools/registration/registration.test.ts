import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { config } from '../../db/schema/platform.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const check = async (account: string, ip = '10.0.0.1') => {
  const { body } = await site.send('POST', '/member/checkAccount', { body: { account }, ip });
  return body.code ?? (body.data as { isFree: boolean }).isFree;
};

test('a taken account name is reported before anything is sent, however it is written', async () => {
  expect([await check('xuesheng'), await check(' XueSheng '), await check('xuesheng-new')]).toEqual([
    false,
    false,
    true,
  ]);
  // Numbers are no account names, so the call does not reveal which numbers are bound.
  expect(await check('13800000001')).toBe('VALIDATION');
});

test('an address may check twenty names a minute, and none while registration is closed', async () => {
  const answers: unknown[] = [];
  for (let i = 0; i < 21; i += 1) answers.push(await check(`name${i}abc`, '10.0.0.2'));
  expect([answers.slice(0, 20), answers[20]]).toEqual([Array(20).fill(true), 'RATE_LIMITED']);
  expect(await check('xuesheng', '10.0.0.3')).toBe(false);
  site.at(new Date(site.now().getTime() + 60_000));
  expect(await check('name0abc', '10.0.0.2')).toBe(true);
  await site.db.update(config).set({ value: 'false' }).where(eq(config.key, 'registration.open'));
  expect(await check('xuesheng', '10.0.0.3')).toBe('REGISTRATION_CLOSED');
});

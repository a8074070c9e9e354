import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { mountedCalls } from '../../testing/testCalls.ts';
import { testServices } from '../../testing/testServices.ts';

let site: TestApp;
beforeAll(async () => {
  const { platform } = await testServices();
  site = await openTestApp({ platform: { ...platform, isStandby: true } });
});
afterAll(() => site.close());

test('refuseOnStandby: every call that writes is refused to a super user, but for signing in and out', async () => {
  const boss = await site.signIn('guanli', 'user');
  const written: string[] = [];
  for (const { method, path, roles, call, name } of mountedCalls()) {
    const isSignIn = /^(?:auth|captcha|wx)\.|^secondFactor\.(?:signIn|querySignInWays)$/.test(name);
    const isOpen = roles.some((role) => role === 'anyone' || role === 'user' || role === 'superUser');
    if (method === 'GET' || isSignIn || !isOpen || call.raw || call.plain) continue;
    const content = call.upload ? { form: new FormData() } : { body: {} };
    const { body } = await site.send(method, path, { visitor: boss, ...content });
    if (body.code !== 'STANDBY') written.push(`${method} ${path} ${body.code}`);
  }
  expect(written).toEqual([]);
});

test('refuseOnStandby: reading goes on', async () => {
  const boss = await site.signIn('guanli', 'user');
  expect((await site.send('GET', '/auth/queryCurrent', { visitor: boss })).status).toBe(200);
  expect((await site.send('GET', '/bms/job/queryOverview', { visitor: boss })).status).toBe(200);
});

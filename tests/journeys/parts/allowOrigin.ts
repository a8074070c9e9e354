import { expect, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { signIn } from '../../support/apiClient.ts';

/**
 * Allows an origin as the operator does at /bms/app; the server applies it within seconds. Returns the new key for
 * signing tickets.
 */
export async function allowOrigin(url: string, origin: string): Promise<string> {
  const { client } = await signIn(url, 'guanli', DEMO_PASSWORD, 'user');
  const { content } = await client.app.queryList({});
  const [app] = content;
  if (!app) throw new Error('the product has no app');
  const { id, version, name, title, logo, favicon, accent, hosts } = app;
  const look = { name, title, logo, favicon, accent, hosts };
  const { ssoKey } = await client.app.update({ id, version, ...look, allowedOrigins: [origin], ssoKey: 'renew' });
  const script = `${url}/web/embed/aosai.js`;
  const allowed = async () =>
    (await fetch(script, { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
  await vi.waitFor(async () => expect(await allowed()).toBe(origin), { timeout: 30_000, interval: 250 });
  return ssoKey ?? '';
}

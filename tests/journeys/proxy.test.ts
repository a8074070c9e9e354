// The site behind a real nginx with the configuration from docs/deploy.md.
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { ApiError } from '@aosai/api/client/errors';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { signIn } from '../support/apiClient.ts';
import { nginxPath, opensslPath, type Proxy, startNginx, throughProxy } from '../support/nginx.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';

/** A loopback address, which nginx sees as the visitor's. */
const VISITOR = '127.0.0.7';
const canRun = nginxPath !== undefined && opensslPath !== undefined;

let behind: { product: Product; proxy: Proxy };
let untold: { product: Product; proxy: Proxy };

beforeAll(async () => {
  if (!canRun) return;
  const start = async (env: Record<string, string>) => {
    const product = await startProduct({ env: { JUDGE_SLOTS: '0', ...env } });
    return { product, proxy: await startNginx(product.url) };
  };
  // `behind` starts as docs/aosai.service does, `untold` without telling the server of its proxy.
  behind = await start({ AOSAI_TRUST_PROXY: '1', AOSAI_DEMO: '' });
  untold = await start({ AOSAI_DEMO: '' });
});
afterAll(async () => {
  if (!canRun) return;
  for (const { product, proxy } of [behind, untold]) {
    await proxy.stop();
    await product.stop();
    await removeData(product);
  }
});

function needNginx(context: TestContext): void {
  context.skip(!canRun, 'no nginx or no openssl: apt-get install nginx-light openssl');
}

const through = (proxy: Proxy, headers: Record<string, string> = {}) =>
  throughProxy(proxy, { localAddress: VISITOR, headers });

const get = (proxy: Proxy, path: string, headers: Record<string, string> = {}) =>
  through(proxy, headers)(new Request(proxy.url + path));

const office = (proxy: Proxy, extra?: Record<string, string>) => {
  const [, account = '', password = ''] = /管理账号 (\S+) +密码 (\S+)/.exec(behind.product.output()) ?? [];
  return signIn(proxy.url, account, password, 'user', through(proxy, extra));
};

test('S46 sealed calls work through the documented proxy, and the server sees the visitor’s address', async (context) => {
  needNginx(context);
  const { proxy } = behind;
  const operator = await office(proxy, { 'X-Forwarded-For': '198.51.100.1' });
  expect(operator.cookie).toMatch(/^__Host-/);
  const { content } = await operator.client.sysLog.queryList({ action: 'auth:loginByPwd', size: 1 });
  expect(content).toMatchObject([{ ip: VISITOR }]);
  const page = await get(proxy, '/web/');
  expect([page.status, page.headers.get('Strict-Transport-Security')]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);
  const plain = await fetch(`${proxy.plainUrl}/web/`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('Location')]).toEqual([301, 'https://127.0.0.1/web/']);
});

test('S46 a server behind a proxy starts without the demo and refuses its accounts', async (context) => {
  needNginx(context);
  expect(behind.product.output()).toContain('在反向代理后面（AOSAI_TRUST_PROXY=1）：演示数据和 /web/dev 已关闭');
  const tries = DEMO_ACCOUNTS.map(({ account, realm }) =>
    signIn(behind.proxy.url, account, DEMO_PASSWORD, realm, through(behind.proxy)),
  );
  for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ status: 'rejected' });
  expect((await get(behind.proxy, '/aosai/api/dev/queryInbox')).status).toBe(404);
});

test('S46 demo accounts, inbox and figures are refused also when the server does not know of its proxy', async (context) => {
  needNginx(context);
  const { proxy, product } = untold;
  expect(product.output()).toContain('xuesheng（学生）');
  await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
  for (const { account, realm } of DEMO_ACCOUNTS) {
    const tried = signIn(proxy.url, account, DEMO_PASSWORD, realm, through(proxy));
    await expect(tried).rejects.toSatisfy((error) => error instanceof ApiError && error.code === 'DEMO_HERE_ONLY');
  }
  const paths = ['/aosai/api/dev/queryInbox', '/aosai/api/common/config/queryByKey?key=demo.accounts', '/metrics'];
  const statuses = paths.map(async (path) => (await get(proxy, path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
});

test('the proxy passes events without buffering, and uploads above nginx’s default limit', async (context) => {
  needNginx(context);
  const { proxy } = behind;
  const operator = await office(proxy);
  const events = await get(proxy, '/aosai/api/events', { Cookie: operator.cookie, 'App-Id': 'aosai' });
  const reader = events.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(': open\n\n');
  await reader?.cancel();

  const pdf = new File(['%PDF-1.4\n', Buffer.alloc(3 * 1024 * 1024, 'x')], 'a.pdf');
  const stored = await operator.client.file.upload({ purpose: 'attachment', isPublic: false }, [pdf]);
  expect(stored).toMatchObject({ sizeBytes: 3 * 1024 * 1024 + 9 });
});

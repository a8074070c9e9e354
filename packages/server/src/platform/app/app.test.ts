import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../demoReach/demoAccounts.ts';
import { addImage } from '../../testing/addImage.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';
import { divisionsBelow } from '../address/address.ts';

const site = await openTestApp();
afterAll(() => site.close());

const ask = askAs(site, await site.signIn('guanli', 'user'));

interface App {
  id: string;
  name: string;
  version: number;
  appId: string;
  hasSsoKey: boolean;
}
const look = {
  name: '滨海学校',
  title: '滨海信息学',
  accent: '#0f766e',
  hosts: ['oj.binhai.example'],
  allowedOrigins: [],
};

test('the maker of an app signs in there with the same password, and its back office sees only that app', async () => {
  const { data } = await ask<{ id: string }>('POST /app/create', { appId: 'binhai', ...look });
  const refused = [
    await ask('POST /app/create', { appId: 'binhai', ...look, hosts: [] }),
    await ask('POST /app/create', { appId: 'binhai-2', ...look }),
    await ask('POST /app/create', { appId: 'Bin hai', ...look }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['CODE_TAKEN', 'HOST_TAKEN', 'VALIDATION']);
  site.at(new Date(site.now().getTime() + 10_000));
  const inApp = { appId: 'binhai', body: { account: 'guanli', password: DEMO_PASSWORD, realm: 'user' } };
  const reply = await site.send('POST', '/auth/loginByPwd', inApp);
  const { session } = reply.body.data as { session: { id: string; key: string } };
  const visitor: Visitor = {
    cookie: reply.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    session: { id: session.id, key: Buffer.from(session.key, 'base64url') },
  };
  const there = async (method: string, path: string, body: object) =>
    (await site.send(method, path, { visitor, appId: 'binhai', body })).body;
  const list = async (reading: Promise<{ data?: unknown }>) =>
    ((await reading).data as { content: App[] }).content.map(({ appId }) => appId);
  expect([
    await list(ask('POST /app/queryList?sort=appId,asc', {})),
    await list(there('POST', '/app/queryList', {})),
    await list(ask('POST /app/queryList', { keyword: '滨海' })),
  ]).toEqual([['aosai', 'binhai'], ['binhai'], ['binhai']]);
  const { data: all } = await ask<{ content: App[] }>('POST /app/queryList', {});
  const first = all.content.find(({ appId }) => appId === 'aosai');
  const change = { ...look, logo: null, favicon: null, hosts: [], ssoKey: 'keep' };
  expect([
    (await there('PUT', '/app/update', { ...change, id: first?.id, version: first?.version })).code,
    (await there('POST', '/app/create', { appId: 'own', ...look, hosts: [] })).code,
    (await there('PUT', '/app/update', { ...change, id: data.id, version: 1 })).success,
    (await there('POST', '/dict/queryList', { keyword: 'difficulty' })).success,
  ]).toEqual(['NOT_FOUND', 'FORBIDDEN', true, true]);
});

test('serves each host the settings of its app, without the partner key', async () => {
  const { data } = await ask<{ content: (App & { ssoKey?: string })[] }>('POST /app/queryList', { keyword: 'binhai' });
  const [row] = data.content;
  const logo = await addImage(site, { appId: 'binhai', purpose: 'logo' });
  const change = { id: row?.id, ...look, allowedOrigins: ['https://binhai.example'], logo, favicon: null };
  const lines = await loggedBy(site, async () => {
    const renewed = await ask<{ ssoKey: string }>('PUT /app/update', { ...change, version: 2, ssoKey: 'renew' });
    expect(renewed.data.ssoKey).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await ask('POST /app/queryList', {}))).not.toContain(renewed.data.ssoKey);
  });
  expect(lines[0]?.diff).toMatchObject({ after: { allowedOrigins: ['https://binhai.example'], ssoKey: 'renew' } });
  site.at(new Date(site.now().getTime() + 10_000));
  const read = async (host: string) =>
    (await (await site.fetch(new Request(`http://${host}/web/settings.json`))).json()) as { data: object };
  expect((await read('oj.binhai.example')).data).toEqual({
    appId: 'binhai',
    title: '滨海信息学',
    logo: `/aosai/api/common/file/${logo}`,
    favicon: '/web/favicon.svg',
    accent: '#0f766e',
    allowedOrigins: ['https://binhai.example'],
  });
  expect((await read('elsewhere.example')).data).toMatchObject({ appId: 'aosai', allowedOrigins: [] });
  const hostile = [
    { allowedOrigins: ['*'] },
    { allowedOrigins: ['https://binhai.example/'] },
    { allowedOrigins: ['null'] },
    { allowedOrigins: ['https://*.example'] },
    { hosts: ['binhai.example:8080'] },
    { hosts: ['a b'] },
    { accent: 'red;}body{display:none' },
    { logo: await addImage(site, { purpose: 'logo' }) },
  ];
  const codes = await Promise.all(
    hostile.map(async (more) => (await ask('PUT /app/update', { ...change, version: 3, ssoKey: 'off', ...more })).code),
  );
  expect(codes).toEqual(hostile.map(() => 'VALIDATION'));
});

test('every province, city and district of China is listed below its parent', async () => {
  const below = async (path: string) =>
    (await ask<{ content: { code: string; name: string }[] }>(`GET /address/${path}`, undefined, null)).data?.content;
  const provinces = (await below('queryProvinceList')) ?? [];
  expect([provinces.length, provinces[0], provinces.at(-1)]).toEqual([
    34,
    { code: '11', name: '北京市' },
    { code: '82', name: '澳门特别行政区' },
  ]);
  const cities = provinces.map(({ code }) => divisionsBelow(code) ?? []).flat();
  const districts = cities.map(({ code }) => divisionsBelow(code) ?? []).flat();
  expect([cities.length, districts.length]).toEqual([367, 3361]);
  expect(await below('queryCityList?provinceCode=33')).toContainEqual({ code: '3301', name: '杭州市' });
  expect(await below('queryDistrictList?cityCode=3301')).toContainEqual({ code: '330106', name: '西湖区' });
  expect(await below('queryDistrictList?cityCode=4690')).toContainEqual({ code: '469007', name: '东方市' });
  const refused = ['queryCityList?provinceCode=99', 'queryDistrictList?cityCode=0000', 'queryCityList?provinceCode=__'];
  const codes = await Promise.all(
    refused.map(async (path) => (await ask(`GET /address/${path}`, undefined, null)).code),
  );
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'VALIDATION']);
});

test('create: gives a new app a code of its own when none is named', async () => {
  await ask('POST /app/create', { appId: null, ...look, name: '没有编号', hosts: [] });
  const { data } = await ask<{ content: App[] }>('POST /app/queryList', {});
  expect(data.content.find(({ name }) => name === '没有编号')?.appId).toMatch(/^app-[a-z0-9]{8}$/);
});

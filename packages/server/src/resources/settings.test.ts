import { asc, gt } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { divisionsBelow } from '../db/address/divisions.ts';
import { DEMO_PASSWORD } from '../db/demoAccounts.ts';
import { newId } from '../db/newId.ts';
import { file, sysLog } from '../db/schema/platform.ts';
import { openTestApp, type Visitor } from '../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const operator = await site.signIn('guanli', 'user');
const pupil = await site.signIn('xuesheng');
/** Not of this app's rows: well-formed, and nobody's. */
const NOBODY = '01K9ZXCVBNMASDFGHJKMQWERTY';

async function ask<T = Record<string, unknown>>(
  line: string,
  body?: unknown,
  visitor: Visitor | null = operator,
): Promise<{ data: T; code: string | undefined; message: string | undefined }> {
  const [method = '', path = ''] = line.split(' ');
  const reply = await site.send(method, path, { visitor, ...(body !== undefined && { body }) });
  return { data: reply.body.data as T, code: reply.body.code, message: reply.body.message };
}

/** What the log gained by some calls: action, target and difference. */
async function logged(calls: () => Promise<unknown>) {
  const before = await site.db.select({ seq: sysLog.seq }).from(sysLog).orderBy(asc(sysLog.seq));
  await calls();
  const rows = await site.db
    .select({ action: sysLog.action, target: sysLog.target, diff: sysLog.diff })
    .from(sysLog)
    .where(gt(sysLog.seq, before.at(-1)?.seq ?? 0))
    .orderBy(asc(sysLog.seq));
  return rows;
}

interface Listed {
  content: { id: string; version: number; value: string; label: string; isOn: boolean; isBuiltIn?: boolean }[];
  total: number;
}

test('a dictionary with its items is made, changed and deleted, each with its line in the log', async () => {
  const { data: made } = await ask<{ id: string }>('POST /dict/create', { value: 'school.kind', label: ' 学校类型 ' });
  const { data: item } = await ask<{ id: string }>('POST /dict/createItem', {
    dictId: made.id,
    value: 'primary',
    label: '小学',
    sort: 2,
  });
  await ask('POST /dict/createItem', { dictId: made.id, value: 'middle', label: '初中', sort: 1 });
  const read = async () => (await ask('GET /dict/queryByValue?value=school.kind', undefined, null)).data;
  expect(await read()).toEqual({
    value: 'school.kind',
    itemList: [
      { value: 'middle', label: '初中', sort: 1 },
      { value: 'primary', label: '小学', sort: 2 },
    ],
  });
  const changed = { id: item.id, version: 1, label: '小学部', sort: 0, isOn: true };
  const lines = await logged(async () => {
    await ask('PUT /dict/updateItem', changed);
    await ask('PUT /dict/update', { id: made.id, version: 1, label: '学校', isOn: false });
    await ask('DELETE /dict/deleteItem', { id: item.id });
    await ask('DELETE /dict/delete', { id: made.id });
  });
  expect(lines).toEqual([
    {
      action: 'dict:updateItem',
      target: item.id,
      diff: { before: { label: '小学', sort: 2 }, after: { label: '小学部', sort: 0 } },
    },
    {
      action: 'dict:update',
      target: made.id,
      diff: { before: { label: '学校类型', isOn: true }, after: { label: '学校', isOn: false } },
    },
    {
      action: 'dict:deleteItem',
      target: item.id,
      diff: { before: { dictId: made.id, value: 'primary', label: '小学部' } },
    },
    {
      action: 'dict:delete',
      target: made.id,
      diff: { before: { value: 'school.kind', label: '学校', items: [{ value: 'middle', label: '初中' }] } },
    },
  ]);
  expect((await ask('GET /dict/queryByValue?value=school.kind')).code).toBe('NOT_FOUND');
});

test('of two who change the same dictionary the second is told, and nothing of theirs is written', async () => {
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'raced', label: '原来的' });
  const change = (label: string) => ask('PUT /dict/update', { id: data.id, version: 1, label, isOn: true });
  const lines = await logged(async () => {
    const codes = (await Promise.all([change('甲'), change('乙')])).map(({ code }) => code);
    expect(codes.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['VERSION_CHANGED', undefined]);
  });
  expect(lines).toHaveLength(1);
});

test('what is switched off exists for the back office alone', async () => {
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'hidden', label: '停用的' });
  const { data: item } = await ask<{ id: string }>('POST /dict/createItem', {
    dictId: data.id,
    value: 'a',
    label: '甲',
    sort: 0,
  });
  const items = async (visitor: Visitor) => {
    const { data: page, code } = await ask<Listed>('POST /dict/queryItemList', { dictId: data.id }, visitor);
    return code ?? page.content.map(({ value }) => value);
  };
  expect([await items(operator), await items(pupil)]).toEqual([['a'], ['a']]);
  await ask('PUT /dict/updateItem', { id: item.id, version: 1, label: '甲', sort: 0, isOn: false });
  expect([await items(operator), await items(pupil)]).toEqual([['a'], []]);
  await ask('PUT /dict/update', { id: data.id, version: 1, label: '停用的', isOn: false });
  expect([await items(operator), await items(pupil)]).toEqual([['a'], 'NOT_FOUND']);
  const listed = async (visitor: Visitor) =>
    (await ask<Listed>('POST /dict/queryList', { keyword: '停用' }, visitor)).data.total;
  expect([await listed(operator), await listed(pupil)]).toEqual([1, 0]);
  expect((await ask('GET /dict/queryByValue?value=hidden', undefined, pupil)).code).toBe('NOT_FOUND');
});

test('built-in dictionaries can be renamed and switched off, never deleted or made again', async () => {
  const { data } = await ask<Listed>('POST /dict/queryList?sort=value,asc', { keyword: 'difficulty' });
  const [difficulty] = data.content;
  expect(difficulty).toMatchObject({ label: '难度', isBuiltIn: true, itemCount: 4 });
  const { data: items } = await ask<Listed>('POST /dict/queryItemList', { dictId: difficulty?.id });
  const refused = [
    await ask('DELETE /dict/delete', { id: difficulty?.id }),
    await ask('DELETE /dict/deleteItem', { id: items.content[0]?.id }),
    await ask('POST /dict/create', { value: 'difficulty', label: '另一个' }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['DICT_BUILT_IN', 'DICT_BUILT_IN', 'CODE_TAKEN']);
  const { data: builtIn } = await ask<{ content: { value: string; itemList: unknown[] }[] }>(
    'POST /dict/queryBuildInList',
    {},
    pupil,
  );
  expect(builtIn.content.map(({ value, itemList }) => [value, itemList.length])).toEqual([
    ['difficulty', 4],
    ['language', 2],
    ['paperTemplate', 12],
  ]);
});

test('hostile input to dictionaries is refused or kept as the text it is', async () => {
  const value = (text: unknown) => ask('POST /dict/create', { value: text, label: 'x' });
  const codes = await Promise.all(['', ' ', '../x', 'a b', '<b>', 'x'.repeat(65), '字典', null, 7, ['a']].map(value));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['VALIDATION']));
  const script = `<script>alert(1)</script>' or 1=1 --`;
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'script', label: script });
  const { data: found } = await ask<Listed>('POST /dict/queryList', { keyword: '%' });
  expect([data.id, found.total]).toEqual([expect.any(String), 0]);
  expect((await ask<Listed>('POST /dict/queryList', { keyword: `' or 1=1` })).data.content[0]?.label).toBe(script);
  const missing = [
    await ask('PUT /dict/update', { id: NOBODY, version: 1, label: 'x', isOn: true }),
    await ask('DELETE /dict/deleteItem', { id: NOBODY }),
    await ask('POST /dict/createItem', { dictId: NOBODY, value: 'x', label: 'x', sort: 0 }),
    await ask('POST /dict/queryItemList', { dictId: NOBODY }),
  ];
  expect(missing.map(({ code }) => code)).toEqual(missing.map(() => 'NOT_FOUND'));
  expect((await ask('POST /dict/queryList?sort=createdBy,asc', {})).code).toBe('VALIDATION');
});

interface Setting {
  value: string;
  version: number;
  versionList?: { version: number; by: string | null; length: number }[];
}

const setting = async (key: string, visitor: Visitor | null = null, version?: number) => {
  const search = new URLSearchParams({ key, ...(version !== undefined && { version: String(version) }) });
  const { data, code } = await ask<Setting>(`GET /common/config/queryByKey?${search.toString()}`, undefined, visitor);
  return code ?? data;
};

test('every value that a setting had can be read again, and only a changed text is another version', async () => {
  const key = 'contest.rules';
  const { data } = await ask<{ id: string }>('POST /common/config/create', { key, value: '第一稿', isPublic: true });
  const change = (version: number, value: string, isPublic = true) =>
    ask('PUT /common/config/update', { id: data.id, version, value, isPublic });
  await change(1, '第二稿');
  await change(2, '第二稿', false);
  await change(3, '第三稿');
  expect(await setting(key)).toMatchObject({ value: '第三稿', version: 4 });
  expect([await setting(key, null, 1), await setting(key, pupil, 2), await setting(key, null, 3)]).toMatchObject([
    { value: '第一稿', version: 1 },
    { value: '第二稿', version: 2 },
    'NOT_FOUND',
  ]);
  const history = (await setting(key, operator)) as Setting;
  expect(history.versionList).toMatchObject([
    { version: 4, by: expect.any(String), length: 3 },
    { version: 2, length: 3 },
    { version: 1, length: 3 },
  ]);
  expect((await setting(key)) as Setting).not.toHaveProperty('versionList');
});

test('a deleted setting is gone, and counts on when it comes back', async () => {
  const key = 'winter.camp';
  const made = { key, value: '冬令营', isPublic: true };
  const { data } = await ask<{ id: string }>('POST /common/config/create', made);
  expect((await ask('POST /common/config/create', made)).code).toBe('CODE_TAKEN');
  await ask('DELETE /common/config/delete', { id: data.id });
  expect([await setting(key), await setting(key, operator)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await ask('PUT /common/config/update', { id: data.id, version: 2, value: 'x', isPublic: true })).code).toBe(
    'NOT_FOUND',
  );
  await ask('POST /common/config/create', { ...made, value: '春令营' });
  expect([await setting(key), await setting(key, null, 1)]).toMatchObject([
    { value: '春令营', version: 3 },
    { value: '冬令营', version: 1 },
  ]);
});

test('a value that its reader could not use is refused, and what the platform needs cannot be deleted', async () => {
  const { data: page } = await ask<{ content: { id: string; key: string; version: number }[] }>(
    'POST /common/config/queryList?size=200',
    {},
  );
  const row = (key: string) => page.content.find((entry) => entry.key === key);
  const change = async (key: string, value: string) =>
    (await ask('PUT /common/config/update', { ...pick(row(key)), value, isPublic: true })).message;
  const pick = (entry: ReturnType<typeof row>) => ({ id: entry?.id, version: entry?.version });
  expect([
    await change('registration.open', 'perhaps'),
    await change('agreement.privacy', '  \n '),
    await change('site.notice', '两\n行'),
  ]).toEqual([
    '提交的内容有误：开放自助注册，只能是 true 或 false',
    '提交的内容有误：隐私政策，正文不能为空',
    '提交的内容有误：首页滚动通知，只能是一行，请去掉换行',
  ]);
  expect((await ask('DELETE /common/config/delete', { id: row('agreement.service')?.id })).code).toBe(
    'CONFIG_REQUIRED',
  );
});

test('a setting that is not public shows neither value nor history to others, nor does the log show values', async () => {
  const lines = await logged(() =>
    ask('POST /common/config/create', { key: 'mail.note', value: 'very private', isPublic: false }),
  );
  expect(JSON.stringify(lines)).not.toContain('very private');
  expect([await setting('mail.note'), await setting('mail.note', pupil, 1)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await setting('mail.note', operator)) as Setting).toMatchObject({ value: 'very private', version: 1 });
  const keys = ['', 'A', 'site notice', '../etc', 'a'.repeat(65), 'x'];
  const made = await Promise.all(
    keys.map((key) => ask('POST /common/config/create', { key, value: '', isPublic: true })),
  );
  expect(new Set(made.map(({ code }) => code))).toEqual(new Set(['VALIDATION']));
});

const aFile = async (changes: Partial<typeof file.$inferInsert>) => {
  const id = newId();
  const fileName = `${id}.png`;
  const row = { appId: 'aosai', id, createdAt: site.now(), updatedAt: site.now(), fileName, title: '图', sha256: '' };
  const known = { mime: 'image/png', isPublic: true, sizeBytes: 4, purpose: 'banner', ...changes };
  await site.db.insert(file).values({ ...row, ...known });
  return fileName;
};

const banner = {
  position: 'test.place',
  title: '冬令营报名',
  subtitle: '',
  image: null as string | null,
  link: 'https://camp.example/2026',
  sort: 1,
  isOn: true,
  startAt: null as string | null,
  endAt: null as string | null,
};

test('a banner shows its uploaded image while its window lasts, and each change is logged', async () => {
  const image = await aFile({});
  const { data } = await ask<{ id: string }>('POST /imageBanner/create', { ...banner, image });
  const shown = async () => {
    const path = 'GET /imageBanner/queryListByPosition?position=test.place';
    return (await ask<{ content: object[] }>(path, undefined, null)).data.content;
  };
  expect(await shown()).toMatchObject([{ image: `/aosai/api/common/file/${image}`, link: banner.link }]);
  const later = new Date(site.now().getTime() + 60_000).toISOString();
  const lines = await logged(() =>
    ask('PUT /imageBanner/update', { ...banner, id: data.id, version: 1, image, startAt: later }),
  );
  expect(lines).toEqual([
    { action: 'imageBanner:update', target: data.id, diff: { before: { startAt: null }, after: { startAt: later } } },
  ]);
  expect(await shown()).toEqual([]);
  const { data: list } = await ask<{ content: object[] }>('POST /imageBanner/queryList', { position: 'test.place' });
  expect(list.content).toMatchObject([{ id: data.id, state: 'waiting', image }]);
  const stale = await ask('PUT /imageBanner/update', { ...banner, id: data.id, version: 1 });
  await ask('DELETE /imageBanner/delete', { id: data.id });
  expect([stale.code, (await ask('DELETE /imageBanner/delete', { id: data.id })).code]).toEqual([
    'VERSION_CHANGED',
    'NOT_FOUND',
  ]);
});

test('a banner takes no image that was not uploaded for it, no other scheme and no window that never opens', async () => {
  const images = [
    await aFile({ isPublic: false }),
    await aFile({ purpose: 'attachment' }),
    await aFile({ appId: 'other' }),
    await aFile({ mime: 'application/pdf' }),
    await aFile({ deletedAt: site.now() }),
    'AAAAAAAAAAAAAAAAAAAAAA.png',
    '../../etc/passwd',
  ];
  const at = site.now().toISOString();
  const hostile = [
    ...images.map((image) => ({ image })),
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { startAt: at, endAt: at },
    { title: ' ' },
    { sort: 10_000 },
    { isSuper: true },
  ];
  const codes = await Promise.all(
    hostile.map(async (change) => (await ask('POST /imageBanner/create', { ...banner, ...change })).code),
  );
  expect(codes).toEqual(hostile.map(() => 'VALIDATION'));
});

interface App {
  id: string;
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

test('whoever makes an app works in it with the same password, and its own back office sees that app alone', async () => {
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

test('settings of an app follow the host; the partner key is shown once and never again', async () => {
  const { data } = await ask<{ content: (App & { ssoKey?: string })[] }>('POST /app/queryList', { keyword: 'binhai' });
  const [row] = data.content;
  const logo = await aFile({ appId: 'binhai', purpose: 'logo' });
  const change = { id: row?.id, ...look, allowedOrigins: ['https://binhai.example'], logo, favicon: null };
  const lines = await logged(async () => {
    const renewed = await ask<{ ssoKey: string }>('PUT /app/update', { ...change, version: 2, ssoKey: 'renew' });
    expect(renewed.data.ssoKey).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await ask('POST /app/queryList', {}))).not.toContain(renewed.data.ssoKey);
  });
  expect(lines[0]?.diff).toMatchObject({ after: { allowedOrigins: ['https://binhai.example'] }, ssoKey: 'renew' });
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
    { logo: await aFile({ purpose: 'logo' }) },
  ];
  const codes = await Promise.all(
    hostile.map(async (more) => (await ask('PUT /app/update', { ...change, version: 3, ssoKey: 'off', ...more })).code),
  );
  expect(codes).toEqual(hostile.map(() => 'VALIDATION'));
});

test('every province, city and district of China is there, each below the one above', async () => {
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

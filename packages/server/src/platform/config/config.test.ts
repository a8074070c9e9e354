import { afterAll, expect, test } from 'vitest';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const operator = await site.signIn('guanli', 'user');
const ask = askAs(site, operator);
const student = await site.signIn('xuesheng');

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

test('every earlier value of a setting can be read, and only a changed text makes a version', async () => {
  const key = 'contest.rules';
  const { data } = await ask<{ id: string }>('POST /common/config/create', { key, value: '第一稿', isPublic: true });
  const change = (version: number, value: string, isPublic = true) =>
    ask('PUT /common/config/update', { id: data.id, version, value, isPublic });
  await change(1, '第二稿');
  await change(2, '第二稿', false);
  await change(3, '第三稿');
  expect(await setting(key)).toMatchObject({ value: '第三稿', version: 4 });
  expect([await setting(key, null, 1), await setting(key, student, 2), await setting(key, null, 3)]).toMatchObject([
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

test('an optional setting that is empty or private answers empty, without telling which', async () => {
  const key = 'invoice.note';
  const empty = { key, value: '', version: 0 };
  expect([await setting(key), await setting(key, student)]).toMatchObject([empty, empty]);
  const { data } = await ask<{ id: string }>('POST /common/config/create', {
    key,
    value: '只给单位开票',
    isPublic: false,
  });
  expect([await setting(key), await setting(key, operator)]).toMatchObject([empty, { value: '只给单位开票' }]);
  await ask('PUT /common/config/update', { id: data.id, version: 1, value: '只给单位开票', isPublic: true });
  expect(await setting(key)).toMatchObject({ value: '只给单位开票' });
});

test('a deleted setting is gone, and its versions continue when it is made again', async () => {
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

test('refuses an invalid value and the deletion of a required setting', async () => {
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
    await change('site.contact', '两\n行'),
    await change('demo.accounts', '[{"account":'),
  ]).toEqual([
    '提交的内容有误：开放自助注册，只能是开或关',
    '提交的内容有误：隐私政策，正文不能为空',
    expect.stringMatching(/^提交的内容有误：首页滚动通知，同一类人只能有一行/),
    '提交的内容有误：联系方式，只能是一行，请去掉换行',
    '提交的内容有误：登录框里的演示账号，每个演示账号都要填写名称、账号和密码',
  ]);
  expect((await ask('DELETE /common/config/delete', { id: row('agreement.service')?.id })).code).toBe(
    'CONFIG_REQUIRED',
  );
});

test('a value from a time when the setting was private stays hidden after it becomes public', async () => {
  const key = 'camp.plan';
  const { data } = await ask<{ id: string }>('POST /common/config/create', { key, value: '一', isPublic: false });
  const change = (version: number, value: string, isPublic: boolean) =>
    ask('PUT /common/config/update', { id: data.id, version, value, isPublic });
  await change(1, '二', true);
  await change(2, '三', false);
  await change(3, '三', true);
  await change(4, '四', true);
  const versions = [1, 2, 3, 5];
  const seenBy = (visitor: Visitor | null) =>
    Promise.all(
      versions.map(async (version) => {
        const seen = await setting(key, visitor, version);
        return typeof seen === 'string' ? seen : seen.value;
      }),
    );
  expect(await seenBy(null)).toEqual(['NOT_FOUND', '二', '三', '四']);
  expect(await seenBy(student)).toEqual(['NOT_FOUND', '二', '三', '四']);
  expect(await seenBy(operator)).toEqual(['一', '二', '三', '四']);
});

test('a private setting hides value and history from others, and the log hides values', async () => {
  const lines = await loggedBy(site, () =>
    ask('POST /common/config/create', { key: 'mail.note', value: 'very private', isPublic: false }),
  );
  expect(JSON.stringify(lines)).not.toContain('very private');
  expect([await setting('mail.note'), await setting('mail.note', student, 1)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await setting('mail.note', operator)) as Setting).toMatchObject({ value: 'very private', version: 1 });
  const keys = ['', 'A', 'site notice', '../etc', 'a'.repeat(65), 'x'];
  const made = await Promise.all(
    keys.map((key) => ask('POST /common/config/create', { key, value: '', isPublic: true })),
  );
  expect(new Set(made.map(({ code }) => code))).toEqual(new Set(['VALIDATION']));
});

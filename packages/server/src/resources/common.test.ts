import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../db/newId.ts';
import { config, file, imageBanner } from '../db/schema/platform.ts';
import { openTestApp, ORIGIN, type Visitor } from '../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const base = () => ({ appId: 'aosai', id: newId(), createdAt: site.now(), updatedAt: site.now() });
const get = async (path: string, visitor: Visitor | null = null) => {
  const reply = await site.send('GET', path, { visitor });
  return reply.body.data ?? reply.body.code;
};

test('a dictionary is the same by GET and by POST, and an unknown one is not found', async () => {
  const difficulty = {
    value: 'difficulty',
    itemList: [
      { value: 'easy', label: '简单', sort: 0 },
      { value: 'medium', label: '中等', sort: 1 },
      { value: 'hard', label: '困难', sort: 2 },
      { value: 'veryHard', label: '极难', sort: 3 },
    ],
  };
  expect(await get('/dict/queryByValue?value=difficulty')).toEqual(difficulty);
  expect((await site.send('POST', '/dict/queryByValue', { body: { value: 'difficulty' } })).body.data).toEqual(
    difficulty,
  );
  expect(await get('/dict/queryByValue?value=none')).toBe('NOT_FOUND');
});

test('banners show while they are on and within their time', async () => {
  const banner = { position: 'test', subtitle: '', sort: 0, isOn: true };
  const [before, later] = [new Date('2026-11-21T07:00:00.000Z'), new Date('2026-11-21T09:00:00.000Z')];
  await site.db.insert(imageBanner).values([
    { ...base(), ...banner, title: 'second', sort: 2 },
    { ...base(), ...banner, title: 'first', sort: 1, startAt: before, endAt: later },
    { ...base(), ...banner, title: 'off', isOn: false },
    { ...base(), ...banner, title: 'not yet', startAt: later },
    { ...base(), ...banner, title: 'over', endAt: before },
    { ...base(), ...banner, title: 'elsewhere', position: 'other' },
    { ...base(), ...banner, title: 'other app', appId: 'other' },
  ]);
  const { content } = (await get('/imageBanner/queryListByPosition?position=test')) as { content: { title: string }[] };
  expect(content.map(({ title }) => title)).toEqual(['first', 'second']);
});

test('a setting that is not public exists for the back office alone', async () => {
  await site.db.insert(config).values({ ...base(), key: 'mail.host', value: 'mail.internal', isPublic: false });
  expect(await get('/common/config/queryByKey?key=site.notice')).toMatchObject({ key: 'site.notice' });
  expect(await get('/common/config/queryByKey?key=mail.host')).toBe('NOT_FOUND');
  expect(await get('/common/config/queryByKey?key=mail.host', await site.signIn('laoshi'))).toBe('NOT_FOUND');
  expect(await get('/common/config/queryByKey?key=mail.host', await site.signIn('guanli', 'user'))).toMatchObject({
    value: 'mail.internal',
  });
});

const names = {
  open: 'AAAAAAAAAAAAAAAAAAAAAA.png',
  own: 'BBBBBBBBBBBBBBBBBBBBBB.html',
  lost: 'CCCCCCCCCCCCCCCCCCCCCC.pdf',
};
beforeAll(async () => {
  const folder = join(site.services.platform.dataFolder, 'files');
  await mkdir(folder);
  const row = {
    ownerKind: 'member' as const,
    ownerId: site.people.studentId,
    sha256: '',
    sizeBytes: 4,
    isPublic: false,
  };
  await site.db.insert(file).values([
    { ...base(), ...row, fileName: names.open, title: '校徽.png', mime: 'image/png', isPublic: true },
    { ...base(), ...row, fileName: names.own, title: '作业 1.html', mime: 'text/html' },
    { ...base(), ...row, fileName: names.lost, title: 'x.pdf', mime: 'application/pdf' },
  ]);
  await writeFile(join(folder, names.open), 'png!');
  await writeFile(join(folder, names.own), 'html');
});

const download = async (fileName: string, visitor: Visitor | null) => {
  const headers = { 'App-Id': 'aosai', ...(visitor && { Cookie: visitor.cookie }) };
  const response = await site.fetch(new Request(`${ORIGIN}/aosai/api/common/file/${fileName}`, { headers }));
  const { status } = response;
  const text = await response.text();
  const type = response.headers.get('Content-Type');
  return { status, text, type, disposition: response.headers.get('Content-Disposition') };
};

test('a public file is for everybody, any other for its owner; all others cannot tell it from none', async () => {
  expect(await download(names.open, null)).toEqual({
    status: 200,
    text: 'png!',
    type: 'image/png',
    disposition: `inline; filename*=UTF-8''%E6%A0%A1%E5%BE%BD.png`,
  });
  expect((await download(names.own, await site.signIn('xuesheng'))).text).toBe('html');
  const refused = [
    await download(names.own, null),
    await download(names.own, await site.signIn('laoshi')),
    await download('DDDDDDDDDDDDDDDDDDDDDD', null),
  ];
  expect(refused.map(({ status, text }) => [status, (JSON.parse(text) as { code: string }).code])).toEqual([
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
});

test('what a browser could run is only ever saved, and a lost file is not found', async () => {
  const owner = await site.signIn('xuesheng');
  expect(await download(names.own, owner)).toMatchObject({
    type: 'application/octet-stream',
    disposition: `attachment; filename*=UTF-8''%E4%BD%9C%E4%B8%9A%201.html`,
  });
  expect((await download(names.lost, owner)).status).toBe(404);
});

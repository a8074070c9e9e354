import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { app } from '../../db/schema/platform.ts';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const folder = join(site.services.platform.dataFolder, 'site');

const get = (path: string, headers: Record<string, string> = {}) => site.fetch(new Request(ORIGIN + path, { headers }));
const bodyOf = async (headers: Record<string, string> = {}) => (await get('/web/', headers)).text();

/** Written in the order of the test, since a file's change counts and two writes may share a millisecond. */
async function build(name: string, text: string, changedAtS = 1): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), changedAtS, changedAtS);
}

beforeAll(async () => {
  await mkdir(join(folder, 'first'), { recursive: true });
  await build('index.html', 'plain');
});

test('firstPages: sends the plain page while the build has no first pages', async () => {
  expect(await bodyOf()).toBe('plain');
});

test('firstPages: completes the page of a guest with title and accent of the app', async () => {
  await build('first/guest.html', '<html{{theme}}>{{title}} {{accent}}');
  const page = await get('/web/');
  expect([page.status, await page.text(), page.headers.get('Cache-Control'), page.headers.get('Vary')]).toEqual([
    200,
    '<html>奥赛学堂 not all',
    'no-cache',
    'Accept-Encoding, Cookie',
  ]);
});

test('firstPages: has the theme of the cookie, if it is one', async () => {
  expect(await bodyOf({ Cookie: 'aosai.theme=dark' })).toBe('<html data-theme="dark">奥赛学堂 not all');
  expect(await bodyOf({ Cookie: 'aosai.theme="><script>' })).toBe('<html>奥赛学堂 not all');
});

test('firstPages: sends the other page to those with a session cookie, of which it only sees that it exists', async () => {
  await build('first/signedIn.html', 'scripts of {{title}}');
  expect(await bodyOf({ Cookie: 'aosai-aosai=anything' })).toBe('scripts of 奥赛学堂');
});

test('firstPages: is compressed for those who accept gzip', async () => {
  const page = await get('/web/', { 'Accept-Encoding': 'gzip' });
  expect([page.headers.get('Content-Encoding'), gunzipSync(Buffer.from(await page.arrayBuffer())).toString()]).toEqual([
    'gzip',
    '<html>奥赛学堂 not all',
  ]);
});

test('firstPages: a new build counts without a restart', async () => {
  await build('first/guest.html', 'newer {{title}}', 2);
  expect(await bodyOf()).toBe('newer 奥赛学堂');
});

test('firstPages: the templates themselves are no pages', async () => {
  expect((await get('/web/first/guest.html')).status).toBe(404);
});

test('firstPages: other addresses get the plain page', async () => {
  expect(await (await get('/web/exam/list')).text()).toBe('plain');
});

test('firstPages: escapes the title, which operators type', async () => {
  await build('first/guest.html', '<title>{{title}}</title>{{accent}}', 3);
  const hosts = ['markup.example'];
  const look = { title: '<script>"甲"</script>', logo: '', favicon: '/b.svg', accent: '#1a3d7c' };
  const at = { createdAt: site.now(), updatedAt: site.now() };
  await site.db.insert(app).values({ ...look, ...at, appId: 'markup', id: newId(), name: 'markup', hosts });
  site.at(new Date(site.now().getTime() + 60_000));
  const page = await site.fetch(new Request('http://markup.example/web/'));
  expect(await page.text()).toBe('<title>&lt;script&gt;&quot;甲&quot;&lt;/script&gt;</title>all');
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const folder = site.services.platform.dataFolder;

const get = (path: string, headers: Record<string, string> = {}) => site.fetch(new Request(ORIGIN + path, { headers }));

test('mountFiles: serves the site once it is built, without a restart, and says so in Chinese before', async () => {
  const missing = await get('/web/exam/list');
  expect(missing.status).toBe(503);
  expect(await missing.text()).toContain('网站还没有构建');

  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeFile(join(folder, 'site/index.html'), '<!doctype html><title>built</title>');
  await writeFile(join(folder, 'site/assets/main-Ab12Cd34.js'), 'plain');
  await writeFile(join(folder, 'site/assets/main-Ab12Cd34.js.br'), brotliCompressSync('plain'));
  await writeFile(join(folder, 'secret.txt'), 'secret');

  for (const path of ['/web/', '/web/exam/list', '/web/exam/report/paper?id=1']) {
    const page = await get(path);
    expect([page.status, page.headers.get('Cache-Control'), await page.text()]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>built</title>',
    ]);
  }
  const redirect = await get('/');
  expect([redirect.status, redirect.headers.get('Location')]).toEqual([302, '/web/']);
});

test('mountFiles: keeps the pages of public works out of search engines', async () => {
  const robots = async (path: string) => (await get(path)).headers.get('X-Robots-Tag');
  expect(await robots(`/web/work/${'A'.repeat(32)}`)).toBe('noindex, nofollow, noarchive');
  expect(await robots('/web/exam/list')).toBeNull();
});

test('mountFiles: caches hashed files for ever and compresses them', async () => {
  const script = await get('/web/assets/main-Ab12Cd34.js', { 'Accept-Encoding': 'gzip, br' });
  expect(
    Object.fromEntries(
      ['Cache-Control', 'Content-Encoding', 'Vary', 'Content-Type'].map((name) => [name, script.headers.get(name)]),
    ),
  ).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/javascript; charset=utf-8',
  });
  expect(await (await get('/web/assets/main-Ab12Cd34.js')).text()).toBe('plain');
});

test('mountFiles: answers 404, not the page, for a missing hashed file', async () => {
  expect((await get('/web/assets/gone-Ab12Cd34.js')).status).toBe(404);
});

test('mountFiles: serves Storybook once built, with a policy that its pages can run under', async () => {
  expect((await get('/storybook/')).status).toBe(404);
  await mkdir(join(folder, 'storybook/assets'), { recursive: true });
  await writeFile(join(folder, 'storybook/index.html'), '<!doctype html><title>stories</title>');
  await writeFile(join(folder, 'storybook/assets/iframe-Ab12Cd34.js'), 'stories');

  const bare = await get('/storybook');
  expect([bare.status, bare.headers.get('Location')]).toEqual([302, '/storybook/']);
  const page = await get('/storybook/?path=/story/primitives-button--default');
  expect([page.status, page.headers.get('Cache-Control'), await page.text()]).toEqual([
    200,
    'no-cache',
    '<!doctype html><title>stories</title>',
  ]);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
  const script = await get('/storybook/assets/iframe-Ab12Cd34.js');
  expect([script.headers.get('Cache-Control'), await script.text()]).toEqual([
    'public, max-age=31536000, immutable',
    'stories',
  ]);
  expect((await get('/storybook/gone.js')).status).toBe(404);
});

test('mountFiles: no path leads out of the folder', async () => {
  for (const path of [
    '/web/../secret.txt',
    '/web/%2e%2e/secret.txt',
    '/web/..%2fsecret.txt',
    '/web/%5c..%5csecret.txt',
    '/web//etc/passwd',
    '/storybook/../secret.txt',
    '/storybook/%2e%2e/secret.txt',
    '/storybook/..%2fsecret.txt',
  ]) {
    expect(await (await get(path)).text()).not.toContain('secret');
  }
});

test('every reply has the policy that the site runs under', async () => {
  for (const path of ['/web/', '/aosai/api/', '/aosai/api/none', '/nothing']) {
    const { headers } = await get(path);
    expect(headers.get('Content-Security-Policy')).toBe(
      "script-src 'self'; default-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self'; font-src 'self' data:; " +
        "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'self'; " +
        "require-trusted-types-for 'script'; trusted-types aosai-html default defaultWorkerFactory diffEditorWidget diffReview " +
        'domLineBreaksComputer dompurify editorGhostText editorViewLayer richScreenReaderContent standaloneColorizer ' +
        'stickyScrollViewLayer tokenizeToString',
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  }
});

test('serves the same settings of the app on site and API', async () => {
  const settings = {
    success: true,
    data: {
      appId: 'aosai',
      title: '奥赛学堂',
      logo: '',
      favicon: '/web/favicon.svg',
      accent: null,
      allowedOrigins: [],
    },
  };
  expect(await (await get('/web/settings.json')).json()).toEqual(settings);
  expect(await (await get('/aosai/api/settings.json?appId=aosai')).json()).toEqual(settings);
});

test('serves the OpenAPI document of all calls', async () => {
  expect(await (await get('/aosai/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});

import { encode } from 'uqr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const code = (path: string, { origin = ORIGIN, ip = '127.0.0.1' } = {}) =>
  site.fetch(
    new Request(`${origin}/aosai/api/common/image/qrCode.jpg?appId=aosai&path=${encodeURIComponent(path)}`),
    ip,
  );

/** Reads the modules of a QR code back from the middle of each square. */
async function modulesOf(response: Response, size: number): Promise<boolean[][]> {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = info.width / size;
  const at = (index: number) => Math.floor((index + 0.5) * step);
  const sizes = Array.from({ length: size }, (_, index) => index);
  return sizes.map((y) => sizes.map((x) => (data[at(y) * info.width + at(x)] ?? 0) < 128));
}

test('the code is a JPEG that leads to the page, under the origin of the request', async () => {
  const response = await code('/web/exam/detail?id=1&from=海报');
  expect(
    Object.fromEntries(
      ['Content-Type', 'Content-Disposition', 'Cache-Control'].map((name) => [name, response.headers.get(name)]),
    ),
  ).toEqual({
    'Content-Type': 'image/jpeg',
    'Content-Disposition': "inline; filename*=UTF-8''qrCode.jpg",
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  const expected = encode(`${ORIGIN}/web/exam/detail?id=1&from=%E6%B5%B7%E6%8A%A5`, {
    ecc: 'M',
    border: 4,
    maskPattern: 2,
  });
  expect(await modulesOf(response, expected.size)).toEqual(expected.data);
});

test('S32 no code leads to another site, however the path is written, and nothing is fetched for it', async () => {
  const paths = [
    'https://evil.example/web/',
    '//evil.example/web/',
    String.raw`/\evil.example/web/`,
    String.raw`\\evil.example`,
    '/web/../../evil',
    '/web/..%2f..',
    'javascript:alert(1)',
    '/aosai/api/auth/logout',
    '/webx',
    'web/exam',
    'http://',
    '\t//evil.example/web/',
  ];
  const codes = await Promise.all(
    paths.map(async (path) => {
      const response = await code(path);
      return response.ok ? `drawn ${path}` : ((await response.json()) as { code: string }).code;
    }),
  );
  expect(codes).toEqual(paths.map((path) => (path === '/web/..%2f..' ? `drawn ${path}` : 'VALIDATION')));
});

test('S37 limits how many new codes one address draws', async () => {
  const later = new Date(site.now().getTime() + 60_000);
  site.at(later);
  const ip = '10.7.0.1';
  const flood = Array.from({ length: 130 }, (_, at) => code(`/web/exam/detail?id=${at}`, { ip }));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(100);
  expect(statuses.filter((status) => status === 429 || status === 503).length).toBeGreaterThanOrEqual(30);
  const refused = await code('/web/exam/detail?id=new', { ip });
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await code('/web/exam/detail?id=0', { ip })).status).toBe(200);
  expect((await code('/web/exam/detail?id=new', { ip: '10.7.0.2' })).status).toBe(200);
});

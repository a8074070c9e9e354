import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import { openFileSite, picture, pngClaiming, SCRIPT, SVG } from '../../testing/fileSite.ts';
import { storedZip } from '../../excel/parseSheet.ts';

const { site, people, upload, stored, get, onDisk } = await openFileSite();
afterAll(() => site.close());

test('S30 sixteen hostile files are refused by their bytes, or re-encoded without the hostile part', async () => {
  const [png, jpeg, gif, webp] = await Promise.all([
    picture().png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().gif().toBuffer(),
    picture().webp().toBuffer(),
  ]);
  const zip = storedZip(new Map([['a.txt', Buffer.from('x')]]));
  const refusals: [string, FilePurpose, string | Uint8Array][] = [
    ['网页.png', 'avatar', `<!doctype html>${SCRIPT}`],
    ['图.svg', 'avatar', SVG],
    ['图.png', 'avatar', SVG],
    ['压缩包.png', 'avatar', zip],
    ['五千万像素.png', 'avatar', pngClaiming(8000, 6300)],
    ['炸弹.png', 'avatar', pngClaiming(60_000, 60_000)],
    ['截断.jpg', 'avatar', jpeg.subarray(0, jpeg.length / 2)],
    ['空.png', 'avatar', ''],
    ['零\0字节.png', 'avatar', png],
    ['程序.pdf', 'memberDocument', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['视频.mp4', 'memberDocument', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ];
  const codes = [];
  for (const [name, purpose, content] of refusals) {
    const { body } = await upload(people.student, purpose, name, content);
    codes.push([name, body.code]);
  }
  expect(codes).toEqual([
    ['网页.png', 'FILE_KIND'],
    ['图.svg', 'FILE_KIND'],
    ['图.png', 'FILE_KIND'],
    ['压缩包.png', 'FILE_KIND'],
    ['五千万像素.png', 'IMAGE_TOO_LARGE'],
    ['炸弹.png', 'IMAGE_TOO_LARGE'],
    ['截断.jpg', 'FILE_BROKEN'],
    ['空.png', 'FILE_BROKEN'],
    ['零\0字节.png', 'UPLOAD_MALFORMED'],
    ['程序.pdf', 'FILE_KIND'],
    ['视频.mp4', 'FILE_KIND'],
  ]);
  expect((await onDisk()).size).toBe(0);

  const polyglot = (start: Uint8Array) => Buffer.concat([start, Buffer.from(SCRIPT), zip]);
  const taken: [string, Uint8Array][] = [
    ['双扩展名.php.png', polyglot(png)],
    ['照片.html', polyglot(jpeg)],
    ['动图.gif', polyglot(gif)],
    ['改名.jpg', polyglot(webp)],
    [`${'很长'.repeat(300)}.png`, png],
  ];
  const served = [];
  for (const [name, content] of taken) {
    const { fileName, title } = await stored(people.student, 'avatar', name, content);
    const { headers, bytes } = await get(fileName, null);
    expect(fileName).toMatch(/^[A-Za-z0-9_-]{22}\.(png|jpg|webp)$/);
    expect([bytes.includes('<script'), bytes.includes('a.txt')]).toEqual([false, false]);
    expect((await sharp(bytes).metadata()).format).toBe((headers.get('Content-Type') ?? '').slice('image/'.length));
    served.push([
      title.length < 200 && title.slice(-8),
      headers.get('Content-Type'),
      headers.get('Content-Disposition')?.split(';')[0],
      headers.get('X-Content-Type-Options'),
      headers.get('Content-Security-Policy'),
    ]);
  }
  const policy = "default-src 'none'; sandbox; frame-ancestors 'self'";
  expect(served).toEqual([
    ['.php.png', 'image/png', 'inline', 'nosniff', policy],
    ['照片.jpg', 'image/jpeg', 'inline', 'nosniff', policy],
    ['动图.png', 'image/png', 'inline', 'nosniff', policy],
    ['改名.webp', 'image/webp', 'inline', 'nosniff', policy],
    ['很长很长.png', 'image/png', 'inline', 'nosniff', policy],
  ]);
});

test('S30 the photo of a child loses place, time and camera, and is upright', async () => {
  const photo = await picture(60, 40)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SomePhone', DateTime: '2026:11:21 08:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '116/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.includes('SomePhone')).toBe(true);
  const { fileName, widthPx, heightPx } = await stored(people.student, 'feedback', '孩子.jpg', photo);
  expect([widthPx, heightPx]).toEqual([40, 60]);
  const { bytes } = await get(fileName, people.student);
  const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    orientation: undefined,
  });
  expect([bytes.includes('SomePhone'), bytes.includes('2026:11:21')]).toEqual([false, false]);
});

test('S30 other files are only downloaded, except a PDF, which runs no script', async () => {
  const zip = storedZip(new Map([['a.txt', Buffer.from('x')]]));
  const pdf = `%PDF-1.7\n${SCRIPT}\n%%EOF`;
  const table = await Promise.all(
    (
      [
        ['图.svg', SVG],
        ['题目.md', '# 题目'],
        ['资料.zip', zip],
        ['讲义.pdf', pdf],
      ] as const
    ).map(async ([name, content]) => {
      const { fileName, title } = await stored(people.teacher, 'attachment', name, content, { isPublic: 'true' });
      const { headers } = await get(fileName, null);
      const [kind] = (headers.get('Content-Disposition') ?? '').split(';');
      return [title, fileName.split('.')[1], headers.get('Content-Type'), kind];
    }),
  );
  expect(table).toEqual([
    ['图.txt', 'txt', 'application/octet-stream', 'attachment'],
    ['题目.md', 'txt', 'application/octet-stream', 'attachment'],
    ['资料.zip', 'zip', 'application/zip', 'attachment'],
    ['讲义.pdf', 'pdf', 'application/pdf', 'inline'],
  ]);
});

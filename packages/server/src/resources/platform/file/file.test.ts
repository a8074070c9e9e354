import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilePurpose } from '@aosai/api/domain/filePurposes';
import { newId } from '../../../db/newId.ts';
import { app, file, sysLog } from '../../../db/schema/platform.ts';
import { openTestApp, ORIGIN, type Reply, type Visitor } from '../../../testing/testApp.ts';
import { storedZip } from '../../../excel/storedZip.ts';

const site = await openTestApp();
afterAll(() => site.close());
const folder = site.services.platform.dataFolder;

const people: Record<'student' | 'parent' | 'classmate' | 'teacher' | 'office', Visitor> = {} as never;
beforeAll(async () => {
  await site.db.insert(app).values({
    appId: 'other',
    id: newId(),
    createdAt: site.now(),
    updatedAt: site.now(),
    name: 'other',
    title: '别处',
    logo: '',
    favicon: '',
  });
  people.student = await site.signIn('xuesheng');
  people.parent = await site.signIn('jiazhang');
  people.classmate = await site.signIn('xuesheng2');
  people.teacher = await site.signIn('laoshi');
  people.office = await site.signIn('guanli', 'user');
});

interface Stored {
  fileName: string;
  title: string;
  mime: string;
  sizeBytes: number;
  isPublic: boolean;
  widthPx: number | null;
  heightPx: number | null;
}

function formOf(name: string, content: Uint8Array<ArrayBuffer> | string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([content], name));
  return form;
}

const upload = (
  visitor: Visitor | null,
  purpose: FilePurpose,
  name: string,
  content: Uint8Array | string,
  fields: Record<string, string> = {},
): Promise<Reply> => {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return site.send('POST', '/common/file/upload', { visitor, form: formOf(name, bytes, { purpose, ...fields }) });
};

async function stored(...given: Parameters<typeof upload>): Promise<Stored> {
  const { body } = await upload(...given);
  expect(body, given[2]).toMatchObject({ success: true });
  return body.data as Stored;
}

async function get(fileName: string, visitor: Visitor | null, headers: Record<string, string> = {}, appId = 'aosai') {
  const response = await site.fetch(
    new Request(`${ORIGIN}/aosai/api/common/file/${fileName}?appId=${appId}&timestamp=1`, {
      headers: { ...headers, ...(visitor && { Cookie: visitor.cookie }) },
    }),
  );
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const onDisk = async () => new Set(await readdir(join(folder, 'files')).catch(() => []));
const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#2a6' } });

/** A PNG whose header promises more than it holds. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 4 + body.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SCRIPT = '<script>alert(document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

test('S30 sixteen hostile files: refused by their bytes, or drawn anew so that nothing of the trick is left', async () => {
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

test('S30 the photo of a child keeps neither place nor time nor camera, and stands upright', async () => {
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

test('S30 what is no picture is only ever saved: markup as text, archives, tables; a PDF runs nothing', async () => {
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
    ['资料.zip', 'zip', 'application/octet-stream', 'attachment'],
    ['讲义.pdf', 'pdf', 'application/pdf', 'inline'],
  ]);
});

test('S31 a private file exists for its uploader, the guardian and whose permission opens it; nobody else can tell it from none', async () => {
  const scan = await picture().png().toBuffer();
  const { fileName, isPublic } = await stored(people.student, 'memberDocument', '学生证.png', scan);
  expect(isPublic).toBe(false);
  const guess = 'AAAAAAAAAAAAAAAAAAAAAA.png';
  const seen = await Promise.all([
    get(fileName, people.student),
    get(fileName, people.parent),
    get(fileName, people.office),
    get(fileName, people.classmate),
    get(fileName, people.teacher),
    get(fileName, null),
    get(fileName, people.student, {}, 'other'),
    get(guess, people.student),
    get(guess, null),
  ]);
  expect(seen.map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual([
    [200, 'private, no-cache'],
    [200, 'private, no-cache'],
    [200, 'private, no-cache'],
    ...Array.from({ length: 6 }, () => [404, 'no-store']),
  ]);
  const refusals = new Set(seen.slice(3).map(({ bytes }) => bytes.toString()));
  expect(refusals.size).toBe(1);
  await site.db.update(file).set({ expiresAt: site.now() }).where(eq(file.fileName, fileName));
  expect((await get(fileName, people.student)).status).toBe(404);
});

test('papers of an organization are read by its manager too, other private files of its members are not', async () => {
  const scan = await picture().png().toBuffer();
  const evidence = await stored(people.student, 'orgEvidence', '执照.png', scan);
  const screenshot = await stored(people.student, 'feedback', '截图.png', scan);
  const statuses = await Promise.all(
    [evidence, screenshot].flatMap(({ fileName }) =>
      [people.teacher, people.classmate].map(async (visitor) => (await get(fileName, visitor)).status),
    ),
  );
  expect(statuses).toEqual([200, 404, 404, 404]);
});

test('scans are kept for 30 days; what else is uploaded, for whom and how large, is a matter of its purpose', async () => {
  const small = await picture().png().toBuffer();
  const wide = await picture(3000, 1000).png().toBuffer();
  const { fileName } = await stored(people.student, 'memberDocument', 'a.png', small);
  const [row] = await site.db.select().from(file).where(eq(file.fileName, fileName));
  expect(row).toMatchObject({
    purpose: 'memberDocument',
    ownerKind: 'member',
    ownerId: site.people.studentId,
    expiresAt: new Date(site.now().getTime() + 30 * 24 * 60 * 60 * 1000),
  });
  const avatar = await stored(people.student, 'avatar', 'a.png', wide);
  expect([avatar.widthPx, avatar.heightPx, avatar.isPublic]).toEqual([512, 512, true]);
  const attempts: Parameters<typeof upload>[] = [
    [people.student, 'banner', 'a.png', small],
    [people.student, 'attachment', 'a.png', small],
    [people.student, 'memberDocument', 'a.png', small, { isPublic: 'true' }],
    [people.student, 'avatar', 'a.png', Buffer.alloc(5 * 1024 * 1024 + 1)],
    [null, 'avatar', 'a.png', small],
    [people.student, 'nothing' as FilePurpose, 'a.png', small],
    [people.student, 'avatar', 'a.png', small, { ownerId: site.people.teacherId }],
  ];
  const refused: Reply[] = [];
  for (const attempt of attempts) refused.push(await upload(...attempt));
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
    [400, 'VALIDATION'],
    [413, 'FILE_TOO_LARGE'],
    [401, 'SIGN_IN_REQUIRED'],
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
  ]);
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});

test('an upload without the envelope, from another site or without the app in a header never has its body read', async () => {
  const post = (headers: Record<string, string>) =>
    site.fetch(
      new Request(`${ORIGIN}/aosai/api/common/file/upload?appId=aosai`, {
        method: 'POST',
        body: formOf('a.png', 'x', { purpose: 'avatar' }),
        headers: { Cookie: people.student.cookie, ...headers },
      }),
    );
  const codes = await Promise.all(
    [[], [['Sec-Fetch-Site', 'cross-site']], [['Envelope', 'x.y']]].map(async (headers) => {
      const { code } = (await (await post(Object.fromEntries(headers) as Record<string, string>)).json()) as {
        code: string;
      };
      return code;
    }),
  );
  expect(codes).toEqual(['ENV_MALFORMED', 'FORBIDDEN', 'ENV_MALFORMED']);
  const { body } = await site.send('POST', '/common/file/upload', {
    visitor: people.student,
    body: { purpose: 'avatar' },
  });
  expect(body.code).toBe('ENV_MALFORMED');
});

test('ranges, caching and names of any writing', async () => {
  const text = '0123456789';
  const options = { isPublic: 'true', title: "教师's 讲义 (一).txt" };
  const { fileName } = await stored(people.teacher, 'attachment', 'a.txt', text, options);
  const whole = await get(fileName, null);
  const etag = whole.headers.get('ETag') ?? '';
  expect([whole.headers.get('Cache-Control'), whole.headers.get('Accept-Ranges')]).toEqual([
    'public, max-age=31536000, immutable',
    'bytes',
  ]);
  expect(whole.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''%E6%95%99%E5%B8%88%27s%20%E8%AE%B2%E4%B9%89%20%28%E4%B8%80%29.txt",
  );
  const part = async (headers: Record<string, string>) => {
    const { status, headers: sent, bytes } = await get(fileName, null, headers);
    return [status, sent.get('Content-Range'), bytes.toString()];
  };
  expect(await part({ Range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part({ Range: 'bytes=-3', 'If-Range': etag })).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part({ Range: 'bytes=2-4', 'If-Range': '"old"' })).toEqual([200, null, text]);
  expect(await part({ Range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
  expect(await part({ 'If-None-Match': `W/${etag}` })).toEqual([304, null, '']);
});

test('the uploader and the back office delete a file; its bytes go too, and the log says who it was', async () => {
  const png = await picture().png().toBuffer();
  const one = await stored(people.student, 'avatar', 'a.png', png);
  const two = await stored(people.student, 'avatar', 'a.png', png);
  const remove = async (fileName: string, visitor: Visitor | null) =>
    (await site.send('DELETE', `/common/file/${fileName}`, { visitor, body: {} })).body.code ?? 'deleted';
  const results = [
    await remove(one.fileName, people.classmate),
    await remove(one.fileName, null),
    await remove(one.fileName, people.student),
    await remove(one.fileName, people.student),
    await remove(two.fileName, people.office),
  ];
  expect(results).toEqual(['NOT_FOUND', 'SIGN_IN_REQUIRED', 'deleted', 'NOT_FOUND', 'deleted']);
  const left = await onDisk();
  expect([left.has(one.fileName), left.has(two.fileName)]).toEqual([false, false]);
  const log = await site.db.select().from(sysLog).where(eq(sysLog.action, 'common/file:delete'));
  expect(log.map(({ actorKind, diff }) => [actorKind, diff])).toEqual([
    ['member', { before: { fileName: one.fileName, purpose: 'avatar', ownerId: site.people.studentId } }],
    ['user', { before: { fileName: two.fileName, purpose: 'avatar', ownerId: site.people.studentId } }],
  ]);
});

test('uploads at the same time do not meet; a fifth of one person waits', async () => {
  const files = await Promise.all(
    ['#100', '#200', '#300', '#400'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const replies = await Promise.all(
    [...files, files[0] ?? ''].map((content, at) => upload(people.classmate, 'feedback', `${at}.png`, content)),
  );
  expect(replies.map(({ body }) => body.code ?? 'stored').sort()).toEqual([
    'UPLOAD_BUSY',
    'stored',
    'stored',
    'stored',
    'stored',
  ]);
  const reds = await Promise.all(
    replies
      .flatMap(({ body }) => (body.success ? [body.data as Stored] : []))
      .map(async ({ fileName, title }) => {
        const { bytes } = await get(fileName, people.classmate);
        return [title, (await sharp(bytes).raw().toBuffer())[0]];
      }),
  );
  const expected = [0, 1, 2, 3].map((at) => [`${at}.png`, 0x11 * (at + 1)]);
  for (const red of reds) expect([...expected, ['4.png', 0x11]]).toContainEqual(red);
});

test('bytes that are gone from the disk, or are no longer whole, are not found', async () => {
  const png = await picture().png().toBuffer();
  const one = await stored(people.student, 'avatar', 'a.png', png);
  await writeFile(join(folder, 'files', one.fileName), 'short');
  expect((await get(one.fileName, null)).status).toBe(404);
  await rm(join(folder, 'files', one.fileName));
  expect((await get(one.fileName, null)).status).toBe(404);
});

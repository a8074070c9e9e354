import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import { file, sysLog } from '../../db/schema/platform.ts';
import { ORIGIN, type Reply, type Visitor } from '../../testing/testApp.ts';
import { formOf, openFileSite, picture, type Stored } from '../../testing/fileSite.ts';

const { site, folder, people, upload, stored, get, onDisk } = await openFileSite();
afterAll(() => site.close());

test('S31 a private file exists only for its uploader, their guardian and holders of the permission', async () => {
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

test('a manager reads files of the organization, but no other private files of its members', async () => {
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

test('scans are kept for 30 days', async () => {
  const small = await picture().png().toBuffer();
  const { fileName } = await stored(people.student, 'memberDocument', 'a.png', small);
  const [row] = await site.db.select().from(file).where(eq(file.fileName, fileName));
  expect(row).toMatchObject({
    purpose: 'memberDocument',
    ownerKind: 'member',
    ownerId: site.people.studentId,
    expiresAt: new Date(site.now().getTime() + 30 * 24 * 60 * 60 * 1000),
  });
});

test('the purpose of a file decides who uploads it and how large it may be', async () => {
  const small = await picture().png().toBuffer();
  const wide = await picture(3000, 1000).png().toBuffer();
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

test('the body of an upload without envelope, from another site or without an app is never read', async () => {
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

test('serves ranges, cache headers and names in any script', async () => {
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

test('the uploader and the back office delete a file with its bytes, and the log names them', async () => {
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

test('stores four concurrent uploads of one person separately and refuses the fifth', async () => {
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

test('a file whose bytes are missing or incomplete is not found', async () => {
  const png = await picture().png().toBuffer();
  const one = await stored(people.student, 'avatar', 'a.png', png);
  await writeFile(join(folder, 'files', one.fileName), 'short');
  expect((await get(one.fileName, null)).status).toBe(404);
  await rm(join(folder, 'files', one.fileName));
  expect((await get(one.fileName, null)).status).toBe(404);
});

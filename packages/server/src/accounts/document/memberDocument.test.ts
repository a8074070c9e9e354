import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { DocumentKind } from '@aosai/api/accounts/memberRecords';
import { memberDocument } from '../../db/schema/memberRecords.ts';
import { openFileSite, picture } from '../../testing/fileSite.ts';
import { sweepFiles } from '../../platform/file/sweepFiles.ts';

const { site, people, stored, get } = await openFileSite();
afterAll(() => site.close());
const START = site.now();
beforeEach(() => site.at(START));

let { student } = people;
const send = async (method: string, path: string, body: object = {}) => {
  const { body: reply } = await site.send(method, path, { visitor: student, body });
  return reply.code ?? (reply.data as { id: string; version: number });
};
const scan = await picture().png().toBuffer();
afterEach(() => {
  student = people.student;
});
const uploaded = async () => (await stored(student, 'memberDocument', '材料.png', scan)).fileName;
const file = async (fileName: string) => (await get(fileName, student)).status;
const change = (path: string, id: string, more: object = {}) => send('PUT', `/memberDocument/${path}`, { id, ...more });
async function afterDays(days: number): Promise<void> {
  site.at(new Date(START.getTime() + days * DAY_MS));
  student = await site.signIn('xuesheng');
}

async function filed(kind: DocumentKind, fileName: string) {
  const made = await send('POST', '/memberDocument/create', { kind, title: '材料', fileName });
  if (typeof made === 'string') throw new Error(made);
  return made.id;
}
async function row(id: string) {
  const { body } = await site.send('GET', `/memberDocument/queryById?id=${id}`, { visitor: student });
  return body.code ?? (body.data as { expiresAt: string | null }).expiresAt;
}
const sweep = () =>
  sweepFiles({
    db: site.db,
    storage: site.services.storage,
    now: site.now(),
    log: pino({ level: 'silent' }),
  });

test('a document changed into a scan loses its file after 30 days or when it is deleted', async () => {
  const fileName = await uploaded();
  const id = await filed('other', fileName);
  await change('publish', id);
  await change('unpublish', id);
  expect(await row(id)).toBeNull();
  await change('update', id, { version: 3, kind: 'idCard' });
  expect(await row(id)).toBe(new Date(START.getTime() + 30 * DAY_MS).toISOString());
  expect(await send('DELETE', '/memberDocument/delete', { id })).toEqual({ id });
  expect([await file(fileName), await row(id)]).toEqual([404, 'NOT_FOUND']);
});

test('a scan expires together with its row, unlike a certificate', async () => {
  const files = [await uploaded(), await uploaded(), await uploaded()] as const;
  const [certificate, identity] = [await filed('certificate', files[0]), await filed('household', files[1])];
  await afterDays(29.9);
  expect([await file(files[1]), typeof (await row(identity))]).toEqual([200, 'string']);
  await afterDays(30);
  // Expired, but not removed by the maintenance run yet.
  expect([await file(files[1]), await row(identity)]).toEqual([404, 'NOT_FOUND']);
  expect([await file(files[0]), await row(certificate)]).toEqual([200, null]);
  expect(await file(files[2])).toBe(404);
  await sweep();
  const rows = await site.db.select().from(memberDocument).where(eq(memberDocument.id, identity));
  expect(rows.map(({ deletedAt }) => deletedAt)).toEqual([site.now()]);
  expect(await row(certificate)).toBeNull();
});

test('a file belongs to one document, and replacing it deletes the old one', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const id = await filed('certificate', first);
  expect(await send('POST', '/memberDocument/create', { kind: 'other', title: '又一份', fileName: first })).toBe(
    'DOCUMENT_STATE',
  );
  await change('update', id, { version: 1, fileName: second });
  expect([await file(first), await file(second)]).toEqual([404, 200]);
});

test('refuses to delete a file that a record uses', async () => {
  const fileName = await uploaded();
  const avatar = await stored(student, 'avatar', 'a.png', scan);
  const screenshot = await stored(student, 'feedback', 'b.png', scan);
  const remove = (name: string) => send('DELETE', `/common/file/${name}`);
  const id = await filed('certificate', fileName);
  const { studentId } = site.people;
  await send('PUT', '/member/update', { id: studentId, version: 1, avatar: avatar.fileName });
  await send('POST', '/feedback/submit', {
    category: 'problem',
    content: '登录后页面打不开',
    files: [screenshot.fileName],
  });
  const names = [fileName, avatar.fileName, screenshot.fileName];
  expect(await Promise.all(names.map(remove))).toEqual(['FILE_IN_USE', 'FILE_IN_USE', 'FILE_IN_USE']);
  expect(await Promise.all(names.map(file))).toEqual([200, 200, 200]);
  await send('DELETE', '/memberDocument/delete', { id });
  expect(await file(fileName)).toBe(404);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { UploadLimits } from '@aosai/api/kit/contract/call';
import { receiveForm, shownName } from './receiveForm.ts';
import { formFields } from './uploads.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aosai-form-'));
});
afterAll(() => rm(root, { recursive: true }));

const contentType = 'multipart/form-data; boundary=XX';
const field = (name: string, value: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, part = 'file') =>
  `--XX\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n${content}\r\n`;
const END = '--XX--\r\n';
const small: UploadLimits = { maxFiles: 2, maxFileBytes: { field: 'purpose', bytes: { avatar: 8, video: 4000 } } };

async function receive(source: Readable | string[], limits = small, windowMs?: number) {
  const folder = await mkdtemp(join(root, 'u-'));
  const stream = source instanceof Readable ? source : Readable.from(source.map((text) => Buffer.from(text)));
  return receiveForm(stream, { contentType, limits, folder, ...(windowMs !== undefined && { windowMs }) });
}

test('receiveForm: yields fields and files in order, with size and hash, however the body is chunked', async () => {
  const body = field('purpose', 'video') + field('tag', '甲') + field('tag', '乙') + file('报告 1.txt', 'hello') + END;
  const pieces = [...Buffer.from(body)].map((byte) => Buffer.of(byte));
  const { fields, files } = await receive(Readable.from(pieces));
  expect(fields).toEqual([
    ['purpose', 'video'],
    ['tag', '甲'],
    ['tag', '乙'],
  ]);
  expect(files.map(({ name, sizeBytes, sha256 }) => ({ name, sizeBytes, sha256 }))).toEqual([
    {
      name: '报告 1.txt',
      sizeBytes: 5,
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    },
  ]);
  expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('hello');
});

test('receiveForm: refuses a file larger than its purpose allows during the upload, and the refusal arrives', async () => {
  const source = new PassThrough();
  source.write(field('purpose', 'avatar') + file('a.png', 'x'.repeat(9)).slice(0, -2));
  await expect(receive(source)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', params: { max: '1 KB' } });
  expect(source.destroyed).toBe(false);
  await expect(receive([file('a', 'x'.repeat(4001)), END])).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test.each([
  ['is no form at all', ['hello']],
  ['is broken off in a file', [field('purpose', 'video'), file('a', 'half').slice(0, -3)]],
  ['is broken off between parts', [field('purpose', 'video')]],
  ['has a file under another name', [file('a', 'x', 'avatar'), END]],
  ['has too many files', [file('a', 'x'), file('b', 'x'), file('c', 'x'), END]],
  ['has too many fields', [...Array.from({ length: 51 }, (_, at) => field(`f${at}`, '')), END]],
  ['has a field beyond 64 KiB', [field('text', 'x'.repeat(64 * 1024 + 1)), END]],
])('receiveForm: refuses a body that %s', async (_, body) => {
  await expect(receive(body)).rejects.toMatchObject({ code: 'UPLOAD_MALFORMED' });
});

test('receiveForm: refuses a body of another type before reading it', async () => {
  const folder = await mkdtemp(join(root, 'u-'));
  for (const type of ['', 'application/json', 'multipart/form-data', 'text/plain']) {
    const source = Readable.from(['x']);
    await expect(receiveForm(source, { contentType: type, limits: small, folder })).rejects.toMatchObject({
      code: 'UPLOAD_MALFORMED',
    });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('receiveForm: does not wait for a sender that stalls or leaves', async () => {
  const still = new PassThrough();
  still.write(field('purpose', 'video'));
  await expect(receive(still, small, 20)).rejects.toMatchObject({ code: 'UPLOAD_SLOW' });
  const gone = new PassThrough();
  gone.write(field('purpose', 'video') + file('a', 'half').slice(0, -2));
  const received = receive(gone);
  gone.once('resume', () => gone.destroy());
  await expect(received).rejects.toMatchObject({ code: 'UPLOAD_MALFORMED' });
  await expect(receive(gone)).rejects.toMatchObject({ code: 'UPLOAD_MALFORMED' });
});

test('formFields: reads objects from JSON text and arrays from repeated parts, by the schema', () => {
  const input = z.strictObject({
    purpose: z.string(),
    isPublic: z.optional(z.boolean()),
    count: z._default(z.int(), 0),
    tags: z._default(z.array(z.string()), []),
    rows: z.optional(z.array(z.strictObject({ no: z.int() }))),
    mapping: z.nullable(z.strictObject({ name: z.string() })),
  });
  const fields = formFields(input, [
    ['purpose', '{"a":1}'],
    ['isPublic', 'true'],
    ['count', '12'],
    ['tags', 'one'],
    ['rows', '{"no":1}'],
    ['rows', '{"no":2}'],
    ['mapping', '{"name":"姓名"}'],
    ['__proto__', 'x'],
  ]);
  expect(fields).toEqual(
    Object.fromEntries<unknown>([
      ['purpose', '{"a":1}'],
      ['isPublic', true],
      ['count', 12],
      ['tags', ['one']],
      ['rows', [{ no: 1 }, { no: 2 }]],
      ['mapping', { name: '姓名' }],
      ['__proto__', 'x'],
    ]),
  );
  expect(
    formFields(input, [
      ['isPublic', 'yes'],
      ['count', '1e9'],
      ['mapping', '{broken'],
      ['purpose', 'a'],
      ['purpose', 'b'],
    ]),
  ).toEqual({
    isPublic: 'yes',
    count: '1e9',
    mapping: '{broken',
    purpose: ['a', 'b'],
  });
});

test('shownName: makes a file name safe to show: no folders, no misleading characters', () => {
  const names = [
    '../../etc/passwd',
    'C:\\x\\报告.pdf',
    'a\0b.png',
    'a\u202Egpj.exe',
    '..',
    '',
    undefined,
    '😀'.repeat(100) + '.png',
  ];
  expect(names.map(shownName)).toEqual([
    'passwd',
    '报告.pdf',
    'ab.png',
    'agpj.exe',
    '未命名',
    '未命名',
    '未命名',
    `${'😀'.repeat(73)}.png`,
  ]);
});

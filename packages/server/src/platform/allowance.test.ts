import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { loginFailure } from '../db/schema/platform.ts';
import { openTestApp } from '../testing/testApp.ts';
import { takeFromAllowance } from './allowance.ts';

const start = new Date('2026-11-21T08:00:00.000Z');

const site = await openTestApp({ ocr: { read: () => Promise.resolve({}) } });
beforeEach(() => site.at(start));
afterAll(() => site.close());

const take = (subject: string, atMs = 0) =>
  takeFromAllowance(site.db, {
    appId: 'aosai',
    subject,
    most: 3,
    windowMs: DAY_MS,
    now: new Date(start.getTime() + atMs),
  });

test('takeFromAllowance: of fifty concurrent calls as many pass as allowed, and one more after a day', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => take('a')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(3);
  await expect(take('a', 3_600_000)).rejects.toMatchObject({ code: 'RATE_LIMITED', params: { seconds: 82_800 } });
  await expect(take('b')).resolves.toBeTypeOf('function');
  await expect(take('a', DAY_MS + 3_600_000)).resolves.toBeTypeOf('function');
});

test('takeFromAllowance: a call that was given back does not count', async () => {
  const [giveBack] = await Promise.all([take('c'), take('c'), take('c')]);
  await giveBack();
  await take('c');
  await expect(take('c')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('S37: calls that cost money, fill a table or read everything about a person are limited', async () => {
  const student = await site.signIn('xuesheng');
  const calls = {
    ocr: () =>
      site.send('GET', '/common/ocr/idCard?fileName=aaaaaaaaaaaaaaaaaaaaaa.png&agreed=true', {
        visitor: student,
        headerForm: true,
      }),
    feedback: () =>
      site.send('POST', '/feedback/submit', {
        visitor: student,
        body: { category: 'problem', content: '内容内容内容' },
      }),
    wxCode: () =>
      site.send('POST', '/wx/mp/generateQrCode', { visitor: student, body: { path: 'pages/index', query: '' } }),
    export: () => site.send('GET', '/member/exportMine', { visitor: student, headerForm: true }),
  };
  const codes = async () => Promise.all(Object.values(calls).map(async (call) => (await call()).body.code ?? 'done'));
  expect(await codes()).toEqual(['NOT_FOUND', 'done', 'NOT_CONFIGURED', 'done']);
  const used = Object.keys(calls).flatMap((name) =>
    Array.from({ length: 100 }, () => ({
      appId: 'aosai',
      id: newId(),
      subject: `${name}:${site.people.studentId}`,
      at: start,
    })),
  );
  await site.db.insert(loginFailure).values(used);
  expect(await codes()).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
});

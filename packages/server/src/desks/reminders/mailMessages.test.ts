import { eq } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings } from '@aosai/api/platform/messageSettings';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../adapters/mail/port.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { newId } from '../../base/newId.ts';
import { member } from '../../db/schema/people.ts';
import { config } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { aWorld, NOON } from '../../testing/engine/world.ts';
import { isQuietAt, mailMessages } from './mailMessages.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const log = pino({ enabled: false });
const after = (ms: number) => new Date(NOON.getTime() + ms);

/** The mails sent at this time. */
async function mailsAt(appId: string, now: Date, fails = false): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mail = {
    send: (one: Mail) => {
      sent.push(one);
      return fails ? Promise.reject(new Error('busy')) : Promise.resolve('OK');
    },
  };
  await mailMessages({ db: database.db, appId, now }, { mail, log });
  return sent;
}

async function aReader(
  email: string | null,
  settings: MessageSettings = DEFAULT_MESSAGE_SETTINGS,
): Promise<{ appId: string; tell: (title: string) => Promise<void> }> {
  const { appId, studentId } = await aWorld(database.db);
  await database.db.update(member).set({ email, messageSettings: settings }).where(eq(member.id, studentId));
  const tell = (title: string) =>
    sendMessage(database.db, {
      appId,
      memberIds: [studentId],
      type: 'homework',
      title,
      body: '正文',
      createdBy: null,
      now: NOON,
    });
  return { appId, tell };
}

test('mailMessages: sends unread messages as one mail after ten minutes, once, even if the mail server fails', async () => {
  const { appId, tell } = await aReader('mailed@example.com');
  await tell('第一条');
  await tell('第二条');
  expect(await mailsAt(appId, after(5 * MINUTE_MS))).toEqual([]);
  expect(await mailsAt(appId, after(11 * MINUTE_MS), true)).toEqual([
    {
      to: 'mailed@example.com',
      subject: '2 条新消息：第一条',
      text: expect.stringContaining('第二条\n正文') as string,
      html: expect.stringContaining('>第二条</h1>') as string,
    },
  ]);
  expect(await mailsAt(appId, after(12 * MINUTE_MS))).toEqual([]);
});

test('mailMessages: draws the days of a weekly note, and of no other message', async () => {
  const { appId, tell } = await aReader('week@example.com');
  const [reader] = await database.db.select().from(member).where(eq(member.email, 'week@example.com'));
  const one = { appId, memberIds: [reader?.id ?? ''], body: '正文', createdBy: null, now: NOON } as const;
  await tell('作业');
  await sendMessage(database.db, {
    ...one,
    type: 'homework',
    title: '周报',
    dedupe: `week/2026-11-22/${one.memberIds[0]}`,
  });
  const [mail] = await mailsAt(appId, after(HOUR_MS));
  expect(mail?.html?.split('aria-label="每天学习的分钟数"')).toHaveLength(2);
});

test('mailMessages: links to the page of each message on a site that knows its address, else to none', async () => {
  const { appId, tell } = await aReader('links@example.com');
  await tell('没有页面');
  const [reader] = await database.db.select().from(member).where(eq(member.email, 'links@example.com'));
  const one = { appId, memberIds: [reader?.id ?? ''], body: '正文', createdBy: null, now: NOON } as const;
  const tellOf = (title: string) => sendMessage(database.db, { ...one, type: 'exam', title, link: 'exam/detail?id=1' });
  await tellOf('考试');
  const [without] = await mailsAt(appId, after(HOUR_MS));
  expect(`${without?.text} ${without?.html}`).not.toContain('http');
  await database.db.insert(config).values({
    appId,
    id: newId(),
    createdAt: NOON,
    updatedAt: NOON,
    key: 'site.address',
    value: 'https://oj.example.com',
    isPublic: true,
  });
  await tellOf('又一场考试');
  await tell('又没有页面');
  const [mail] = await mailsAt(appId, after(HOUR_MS));
  const addresses = ['https://oj.example.com/web/exam/detail?id=1', 'https://oj.example.com/web/user/message'];
  expect(mail?.text?.match(/https?:\S+/g)).toEqual(addresses);
  expect(mail?.html?.match(/(?<=href=")[^"]+/g)).toEqual(addresses);
});

test('mailMessages: sends nothing to members without an address or with mail switched off', async () => {
  const off = { ...DEFAULT_MESSAGE_SETTINGS, email: false };
  for (const { appId, tell } of [await aReader(null), await aReader('off@example.com', off)]) {
    await tell('不发邮件');
    expect(await mailsAt(appId, after(HOUR_MS))).toEqual([]);
  }
});

test('mailMessages: five hundred older messages to members without mail do not keep back the mails of others', async () => {
  const { appId, tell } = await aReader('wanted@example.com');
  const off = { ...DEFAULT_MESSAGE_SETTINGS, email: false };
  const other = await aReader('silent@example.com', off);
  await database.db.update(member).set({ appId }).where(eq(member.appId, other.appId));
  const [silent] = await database.db.select().from(member).where(eq(member.email, 'silent@example.com'));
  for (let no = 0; no < 500; no += 1)
    await sendMessage(database.db, {
      appId,
      memberIds: [silent?.id ?? ''],
      type: 'homework',
      title: `第 ${no} 条`,
      body: '正文',
      createdBy: null,
      now: NOON,
    });
  await tell('要发的');
  expect((await mailsAt(appId, after(HOUR_MS))).map(({ to }) => to)).toEqual(['wanted@example.com']);
});

test('isQuietAt: quiet hours may span midnight', () => {
  const settings = DEFAULT_MESSAGE_SETTINGS;
  // NOON is 12:00 in Beijing.
  const hours = [0, 8, 9, 10, 19, 20];
  expect(hours.map((more) => isQuietAt(settings, after(more * HOUR_MS)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
  const daytime = { ...settings, quietFromHour: 12, quietToHour: 14 };
  expect([0, 1, 2].map((more) => isQuietAt(daytime, after(more * HOUR_MS)))).toEqual([true, true, false]);
  expect(isQuietAt({ ...settings, isQuiet: false }, NOON)).toBe(false);
});

test('messages of quiet hours are mailed afterwards', async () => {
  const { appId, tell } = await aReader('quiet@example.com');
  await tell('晚上的消息');
  expect(await mailsAt(appId, after(10 * HOUR_MS))).toEqual([]);
  expect((await mailsAt(appId, after(20 * HOUR_MS))).map(({ to }) => to)).toEqual(['quiet@example.com']);
});

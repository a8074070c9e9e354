import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { inBeijing } from '@aosai/api/kit/beijing';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings } from '@aosai/api/platform/messageSettings';
import { pageAddress, SITE_ADDRESS_KEY, siteOrigin } from '@aosai/api/platform/siteAddress';
import type { Logger } from 'pino';
import type { MailSender } from '../../adapters/mail/port.ts';
import { member } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import { findConfig } from '../../platform/config/findConfig.ts';
import { type MailLetter, mailHtml } from './mailHtml.ts';
import { weekOfNote } from './weeklySummary.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** Members who are on the site read the message there first. */
const UNREAD_FOR_MS = 10 * MINUTE_MS;
const MOST_AT_ONCE = 500;
const FOOT = '登录后在「消息」里查看详情，也可以在那里关闭邮件或设置免打扰时间。';

/** Whether it is a quiet hour, in which no mail is sent; quiet hours may span midnight. */
export function isQuietAt({ isQuiet, quietFromHour: from, quietToHour: to }: MessageSettings, now: Date): boolean {
  if (!isQuiet || from === null || to === null || from === to) return false;
  const hour = inBeijing(now.getTime()).getUTCHours();
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Unread messages of the last day to members with an address, in the order in which they were written. */
function waitingAfter({ db, appId, now }: AppJob, lastId: string) {
  return db
    .select({
      id: message.id,
      title: message.title,
      body: message.body,
      dedupe: message.dedupe,
      link: message.link,
      email: member.email,
      settings: member.messageSettings,
    })
    .from(message)
    .innerJoin(member, and(eq(member.appId, message.appId), eq(member.id, message.memberId)))
    .where(
      and(
        eq(message.appId, appId),
        gt(message.id, lastId),
        isNull(message.mailedAt),
        isNull(message.readAt),
        isNull(message.deletedAt),
        gt(message.createdAt, new Date(now.getTime() - DAY_MS)),
        lt(message.createdAt, new Date(now.getTime() - UNREAD_FOR_MS)),
        isNotNull(member.email),
        eq(member.status, MEMBER.active),
      ),
    )
    .orderBy(asc(message.id))
    .limit(MOST_AT_ONCE);
}

/** Messages without a page of their own are read in the mailbox. */
const MAILBOX = 'user/message';

type Waiting = Awaited<ReturnType<typeof waitingAfter>>[number];

async function mailThem(
  { db, appId, now }: AppJob,
  { mail, log }: { mail: MailSender; log: Logger },
  wanted: readonly Waiting[],
): Promise<void> {
  if (wanted.length === 0) return;
  const origin = siteOrigin(await findConfig(db, appId, SITE_ADDRESS_KEY));
  for (const [email, own] of Map.groupBy(wanted, (row) => row.email)) {
    if (!email) continue;
    const claimed = await db
      .update(message)
      .set({ mailedAt: now })
      .where(
        and(
          eq(message.appId, appId),
          inArray(
            message.id,
            own.map(({ id }) => id),
          ),
          isNull(message.mailedAt),
        ),
      )
      .returning({ id: message.id });
    const mine = own.filter(({ id }) => claimed.some((one) => one.id === id));
    const [first] = mine;
    if (!first) continue;
    const letters: MailLetter[] = [];
    for (const { title, body, dedupe, link } of mine)
      letters.push({
        title,
        body,
        week: dedupe === null ? null : await weekOfNote(db, appId, dedupe),
        href: origin === null ? null : pageAddress(origin, link ?? MAILBOX),
      });
    const texts = letters.map(({ title, body, href }) => [title, body, href].filter((one) => one !== null).join('\n'));
    await mail
      .send({
        to: email,
        subject: mine.length === 1 ? first.title : `${mine.length} 条新消息：${first.title}`,
        text: `${texts.join('\n\n')}\n\n${FOOT}`,
        html: mailHtml(letters, FOOT),
      })
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a mail was not taken');
      });
  }
}

/**
 * Mails unread messages of the last day to members who want mail, one mail each and round. Messages are marked as sent
 * before the mail goes out: a failing mail server loses a mail but never repeats one, and the message is still in the
 * mailbox. Messages that nobody wants mailed stay unmarked, so the whole day is read, in parts.
 */
export async function mailMessages(app: AppJob, outlet: { mail: MailSender; log: Logger }): Promise<void> {
  if (outlet.mail.isOff) return;
  let lastId = '';
  for (;;) {
    const waiting = await waitingAfter(app, lastId);
    const wanted = waiting.filter(({ settings }) => {
      const own = settings ?? DEFAULT_MESSAGE_SETTINGS;
      return own.email && !isQuietAt(own, app.now);
    });
    await mailThem(app, outlet, wanted);
    const last = waiting.at(-1);
    if (!last || waiting.length < MOST_AT_ONCE) return;
    lastId = last.id;
  }
}

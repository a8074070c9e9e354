import { and, asc, eq, gt, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { beijingDay } from '../../kit/beijingDay.ts';
import { guardiansOf } from '../../accounts/minors/guardiansOf.ts';
import type { AppJob } from '../../platform/app/appJob.ts';

const renewal = alias(held, 'renewal');

interface Note {
  /** One message per end of a card. */
  cause: 'week' | 'day' | 'ended';
  /** Selects ends after `from` and before `to`. */
  from: Date;
  to: Date;
  body: (lastDay: string) => string;
}

const SOON = (lastDay: string) => `有效期到 ${lastDay}。现在续费，时间从到期日往后加，剩下的天数不会少。`;
const OVER = (lastDay: string) => `有效期到 ${lastDay} 为止。需要时可以在会员卡页再次购买。`;

/** By days in Beijing: within seven days; today or tomorrow; within the last day. */
function notes(now: Date): Note[] {
  const today = beijingDay(now).from.getTime();
  const inDays = (days: number) => new Date(today + days * DAY_MS);
  return [
    { cause: 'week', from: inDays(2), to: inDays(8), body: SOON },
    { cause: 'day', from: now, to: inDays(2), body: SOON },
    { cause: 'ended', from: new Date(now.getTime() - DAY_MS), to: now, body: OVER },
  ];
}

function titleOf(name: string, expireDate: Date, now: Date): string {
  if (expireDate <= now) return `${name}已到期`;
  const days = Math.floor((expireDate.getTime() - beijingDay(now).from.getTime()) / DAY_MS);
  if (days === 0) return `${name}今天到期`;
  return days === 1 ? `${name}明天到期` : `${name}还有 ${days} 天到期`;
}

/** Cards whose last period ends within these bounds, without cards bought for less time than the notice. */
function endingCards({ db, appId }: AppJob, { from, to, cause }: Note) {
  const renewed = db
    .select({ one: sql`1` })
    .from(renewal)
    .where(
      and(
        eq(renewal.appId, appId),
        eq(renewal.memberId, held.memberId),
        eq(renewal.membershipId, held.membershipId),
        gt(renewal.expireDate, held.expireDate),
        isNull(renewal.endedAt),
        isNull(renewal.deletedAt),
      ),
    );
  return db
    .select({ id: held.id, name: held.name, memberId: held.memberId, holder: member.name, expireDate: held.expireDate })
    .from(held)
    .innerJoin(member, and(eq(member.appId, held.appId), eq(member.id, held.memberId)))
    .where(
      and(
        eq(held.appId, appId),
        gt(held.expireDate, from),
        lte(held.expireDate, to),
        isNull(held.endedAt),
        isNull(held.deletedAt),
        cause === 'week' ? gte(held.days, 14) : undefined,
        notExists(renewed),
      ),
    )
    .orderBy(asc(held.id));
}

/** Tells holders of cards, and their guardians, a week and a day before a card ends, and after the end. */
export async function remindOfCards(ofApp: AppJob): Promise<void> {
  const { db, appId, now } = ofApp;
  for (const note of notes(now)) {
    const cards = await endingCards(ofApp, note);
    const guardians = await guardiansOf(
      db,
      appId,
      cards.map(({ memberId }) => memberId),
    );
    for (const { id, name, memberId, holder, expireDate } of cards) {
      const message = {
        appId,
        type: 'account' as const,
        body: note.body(dateText(expireDate.getTime())),
        link: 'vipCardList',
        createdBy: null,
        dedupe: `card/${note.cause}/${id}/${expireDate.toISOString()}`,
        now,
      };
      await sendMessage(db, { ...message, memberIds: [memberId], title: titleOf(name, expireDate, now) });
      await sendMessage(db, {
        ...message,
        memberIds: guardians.get(memberId) ?? [],
        title: titleOf(`${holder}的${name}`, expireDate, now),
      });
    }
  }
}

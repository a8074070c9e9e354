import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardRight, CardStatus, CardType, GrantedRight } from '@aosai/api/rights/cards';
import type { RightStatus } from '@aosai/api/rights/rights';
import { base, instant } from './base.ts';

/** A card on sale. Edited in place: a sold card is a snapshot. */
export const membership = pgTable(
  'membership',
  {
    ...base(),
    name: text('name').notNull(),
    type: text('type').$type<CardType>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    priceFen: integer('price_fen').notNull(),
    /** The price before a reduction; null when there is none. */
    originFen: integer('origin_fen'),
    days: integer('days').notNull(),
    rights: jsonb('rights').$type<CardRight[]>().notNull(),
    intro: text('intro'),
    sort: integer('sort').notNull().default(0),
    /** Shown as the recommended card. */
    isDefault: boolean('is_default').notNull().default(false),
    status: text('status').$type<CardStatus>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('membership_default')
      .on(t.appId, t.type)
      .where(sql`is_default and deleted_at is null`),
  ],
);

/** A card that a member holds or held, as it was sold. */
export const memberMembership = pgTable(
  'member_membership',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    membershipId: text('membership_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<CardType>().notNull(),
    days: integer('days').notNull(),
    rights: jsonb('rights').$type<GrantedRight[]>().notNull(),
    startDate: instant('start_date').notNull(),
    /** The last moment of the card's last day in Beijing. */
    expireDate: instant('expire_date').notNull(),
    /** When a refund ended the card early. */
    endedAt: instant('ended_at'),
    reason: text('reason'),
    orderId: text('order_id'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('member_membership_member').on(t.appId, t.memberId),
    index('member_membership_card').on(t.appId, t.membershipId),
    index('member_membership_expires').on(t.appId, t.expireDate),
    uniqueIndex('member_membership_order')
      .on(t.appId, t.orderId)
      .where(sql`order_id is not null`),
  ],
);

export const right = pgTable(
  'right_item',
  {
    ...base(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'unlimited' | 'quota'>().notNull(),
    period: text('period').$type<'day' | 'month' | 'card'>(),
    quota: integer('quota'),
    status: text('status').$type<RightStatus>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('right_code')
      .on(t.appId, t.code)
      .where(sql`deleted_at is null`),
  ],
);

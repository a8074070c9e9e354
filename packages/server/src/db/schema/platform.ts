import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { base, instant } from './base.ts';

export const app = pgTable(
  'app',
  {
    ...base(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    logo: text('logo').notNull(),
    favicon: text('favicon').notNull(),
    accent: text('accent'),
    hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] })],
);

export const config = pgTable(
  'config',
  { ...base(), key: text('key').notNull(), value: text('value').notNull(), isPublic: boolean('is_public').notNull() },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('config_key').on(t.appId, t.key)],
);

export const dict = pgTable(
  'dict',
  { ...base(), value: text('value').notNull(), label: text('label').notNull() },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('dict_value').on(t.appId, t.value)],
);

export const dictItem = pgTable(
  'dict_item',
  {
    ...base(),
    dictId: text('dict_id').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('dict_item_value').on(t.appId, t.dictId, t.value)],
);

export const imageBanner = pgTable(
  'image_banner',
  {
    ...base(),
    position: text('position').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    image: text('image'),
    link: text('link'),
    sort: integer('sort').notNull(),
    isOn: boolean('is_on').notNull(),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('image_banner_position').on(t.appId, t.position)],
);

export const file = pgTable(
  'file',
  {
    ...base(),
    fileName: text('file_name').notNull(),
    title: text('title').notNull(),
    mime: text('mime').notNull(),
    ownerKind: text('owner_kind').$type<'member' | 'user'>(),
    ownerId: text('owner_id'),
    isPublic: boolean('is_public').notNull(),
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('file_name').on(t.appId, t.fileName)],
);

/** Append-only: who did what to which row. */
export const sysLog = pgTable(
  'sys_log',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    target: text('target'),
    diff: jsonb('diff').$type<Record<string, unknown>>(),
    ip: text('ip'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('sys_log_at').on(t.appId, t.at)],
);

/** Secrets of the server, sealed with AOSAI_SECRET; without PostgreSQL they are files in the data folder. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Ephemeral keys of envelopes already opened, so that a captured request cannot be sent again after a restart. */
export const seenEnvelope = pgTable(
  'seen_envelope',
  { enc: text('enc').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('seen_envelope_expires').on(t.expiresAt)],
);

/** Failures only: sign-in limits survive a restart. */
export const loginFailure = pgTable(
  'login_failure',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('login_failure_subject').on(t.appId, t.subject, t.at)],
);

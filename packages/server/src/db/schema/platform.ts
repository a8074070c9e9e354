import type { FeedbackCategory, FeedbackStatus } from '@aosai/api/platform/feedbackRules';
import type { ErrorPart } from '@aosai/api/questions/errorReports';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
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
    /** Origins of partner pages that may embed elements and call the public API. */
    allowedOrigins: jsonb('allowed_origins').$type<string[]>().notNull().default([]),
    /** Sealed key with which the partner signs assertions (`ssoAuth`); null turns that sign-in off. */
    ssoKeyEnc: text('sso_key_enc'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] })],
);

export const config = pgTable(
  'config',
  { ...base(), key: text('key').notNull(), value: text('value').notNull(), isPublic: boolean('is_public').notNull() },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('config_key').on(t.appId, t.key)],
);

/** All values that a key ever had, since people consent to a version of an agreement. */
export const configVersion = pgTable(
  'config_version',
  {
    ...base(),
    key: text('key').notNull(),
    /** `version` of the config row with this value. */
    of: integer('of').notNull(),
    value: text('value').notNull(),
    sha256: text('sha256').notNull(),
    /** Whether it was ever public; other versions are only visible to the back office. */
    wasPublic: boolean('was_public').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('config_version_of').on(t.appId, t.key, t.of)],
);

export const dict = pgTable(
  'dict',
  {
    ...base(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('dict_value')
      .on(t.appId, t.value)
      .where(sql`deleted_at is null`),
  ],
);

export const dictItem = pgTable(
  'dict_item',
  {
    ...base(),
    dictId: text('dict_id').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    sort: integer('sort').notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('dict_item_value')
      .on(t.appId, t.dictId, t.value)
      .where(sql`deleted_at is null`),
  ],
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
    /** Purpose of the upload; decides who may read the file in addition to its owner. */
    purpose: text('purpose').notNull().default('other'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    /** When the file is deleted (scans of documents); null keeps it. */
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('file_name').on(t.appId, t.fileName)],
);

/** Audit log, append-only. Each row's hash covers the previous row's hash, so that a changed row is detected. */
export const sysLog = pgTable(
  'sys_log',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    /** 1, 2, 3 … without a gap within an app. */
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    target: text('target'),
    diff: jsonb('diff').$type<Record<string, unknown>>(),
    ip: text('ip'),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('sys_log_seq').on(t.appId, t.seq),
    index('sys_log_at').on(t.appId, t.at),
  ],
);

/** End of each app's chain; transactions that write to the log lock this row and so queue up. */
export const sysLogHead = pgTable('sys_log_head', {
  appId: text('app_id').primaryKey(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
});

/** Secrets of the server, sealed with AOSAI_SECRET; without PostgreSQL they are files in the data folder. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The servers on this database, each from its start to its end; one that fell silent is shown for a day. */
export const serverProcess = pgTable('server_process', {
  id: text('id').primaryKey(),
  /** Host and port. */
  name: text('name').notNull(),
  role: text('role').$type<'all' | 'web' | 'jobs'>().notNull(),
  version: text('version').notNull(),
  clockAheadMs: integer('clock_ahead_ms').notNull(),
  startedAt: instant('started_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
});

/** The mark in each folder that all servers on this database share (start/sharedFolders.ts). */
export const folderMark = pgTable('folder_mark', {
  name: text('name').primaryKey(),
  mark: text('mark').notNull(),
});

/** The night for which a nightly task last ran on any server, or is running until `leaseUntil` at most. */
export const nightlyRun = pgTable('nightly_run', {
  name: text('name').primaryKey(),
  night: text('night').notNull(),
  leaseUntil: instant('lease_until'),
});

/** What each place for alarms was told last: a row for each alarm that has begun there once. */
export const alarmNotice = pgTable(
  'alarm_notice',
  {
    rule: text('rule').notNull(),
    /** The server that the alarm is about; empty for what all servers share. */
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    /** Whether it got the beginning of the alarm; false again after it got the end. */
    isTold: boolean('is_told').notNull(),
    /** Until then somebody is sending. */
    leaseUntil: instant('lease_until'),
  },
  (t) => [primaryKey({ columns: [t.rule, t.server, t.channel] })],
);

/** Calls counted by all servers together (db/sharedLimit.ts), in the form that rate-limiter-flexible wants. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Ephemeral keys of opened envelopes, so that a captured request cannot be replayed after a restart. */
export const seenEnvelope = pgTable(
  'seen_envelope',
  { enc: text('enc').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('seen_envelope_expires').on(t.expiresAt)],
);

/** Failed sign-ins, stored so that sign-in limits survive a restart. */
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

export const feedback = pgTable(
  'feedback',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    category: text('category').$type<FeedbackCategory>().notNull(),
    content: text('content').notNull(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    contact: text('contact'),
    /** 0 new, 1 handling, 2 done, 3 closed. */
    status: text('status').$type<FeedbackStatus>().notNull().default('0'),
    reply: text('reply'),
    handledAt: instant('handled_at'),
    /** For a report of an error in a question: the question, the part, and the title at that time. */
    questionId: text('question_id'),
    part: text('part').$type<ErrorPart>(),
    questionTitle: text('question_title'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('feedback_question')
      .on(t.appId, t.questionId)
      .where(sql`question_id is not null`),
    /** One open report per person and question, also when two arrive at once. */
    uniqueIndex('feedback_open_report')
      .on(t.appId, t.memberId, t.questionId)
      .where(sql`question_id is not null and status = '0' and deleted_at is null`),
    index('feedback_member').on(t.appId, t.memberId),
    index('feedback_status').on(t.appId, t.status),
  ],
);

export const message = pgTable(
  'message',
  {
    ...base(),
    /** The recipient: a member, or a user of the back office (`userId`). */
    memberId: text('member_id'),
    userId: text('user_id'),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    readAt: instant('read_at'),
    /** Cause and recipient: the sweep may find the same cause twice, but stores one message. */
    dedupe: text('dedupe'),
    /** When the message was also sent by e-mail. */
    mailedAt: instant('mailed_at'),
    /** The announcement that this is a copy of, with the times of its last correction and of its withdrawal. */
    announcementId: text('announcement_id'),
    editedAt: instant('edited_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('message_dedupe')
      .on(t.appId, t.dedupe)
      .where(sql`dedupe is not null`),
    /** Messages that may still be sent by e-mail. */
    index('message_to_mail')
      .on(t.createdAt)
      .where(sql`mailed_at is null and read_at is null and member_id is not null`),
    index('message_member').on(t.appId, t.memberId, t.id),
    index('message_user').on(t.appId, t.userId, t.id),
    index('message_user_unread')
      .on(t.appId, t.userId)
      .where(sql`read_at is null`),
    index('message_announcement')
      .on(t.appId, t.announcementId)
      .where(sql`announcement_id is not null`),
    // At most one unread alarm per user: while the judge is away every submission fails.
    uniqueIndex('message_one_alarm')
      .on(t.appId, t.userId)
      .where(sql`type = 'judge' and read_at is null`),
    check('message_one_owner', sql`num_nonnulls(${t.memberId}, ${t.userId}) = 1`),
  ],
);

/** Targets of WeChat mini-program codes, since a code holds at most 32 characters. */
export const wxScene = pgTable(
  'wx_scene',
  { ...base(), scene: text('scene').notNull(), path: text('path').notNull(), query: text('query').notNull() },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('wx_scene_scene').on(t.appId, t.scene)],
);

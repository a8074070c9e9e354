import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  CheckedItem,
  ImportAction,
  ImportFormat,
  ImportItemOutcome,
  ImportPurpose,
} from '@aosai/api/domain/questions/imports';
import { base, instant } from './base.ts';

/** A file of questions that someone has had checked; its id is the token that brings it in. */
export const questionImport = pgTable(
  'question_import',
  {
    ...base(),
    actorKind: text('actor_kind').$type<'member' | 'user'>().notNull(),
    actorId: text('actor_id').notNull(),
    purpose: text('purpose').$type<ImportPurpose>().notNull(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** What it is read as, where someone said so; its contents decide otherwise. */
    format: text('format').$type<ImportFormat>(),
    items: jsonb('items').$type<CheckedItem[]>().notNull(),
    /** Of an upload of test data: what a question may name by its token. */
    dataHashes: jsonb('data_hashes').$type<string[]>().notNull().default([]),
    /** Until when it may be brought in. */
    expiresAt: instant('expires_at').notNull(),
    state: text('state').$type<'checked' | 'running' | 'done'>().notNull(),
    /** What was ticked, and for whose bank. */
    chosen: jsonb('chosen').$type<{ no: number; action: ImportAction; questionId: string | null }[]>(),
    ownerId: text('owner_id'),
    addTags: jsonb('add_tags').$type<string[]>().notNull().default([]),
    doneCount: integer('done_count').notNull().default(0),
    /** Who works on it keeps it until then. */
    leaseUntil: instant('lease_until'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('question_import_open').on(t.state, t.leaseUntil),
    index('question_import_actor').on(t.appId, t.actorId, t.createdAt),
  ],
);

/** What became of an item: written with the question itself, so that each comes in once. */
export const questionImportItem = pgTable(
  'question_import_item',
  {
    appId: text('app_id').notNull(),
    importId: text('import_id').notNull(),
    no: integer('no').notNull(),
    action: text('action').$type<ImportAction>().notNull(),
    outcome: text('outcome').$type<ImportItemOutcome>().notNull(),
    questionId: text('question_id'),
    notes: jsonb('notes').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.importId, t.no] })],
);

import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  CheckedItem,
  ImportAction,
  ImportFormat,
  ImportItemOutcome,
  ImportPurpose,
} from '@aosai/api/questions/imports';
import type { ImportOutcome, MemberImportState, UndoneRow } from '@aosai/api/schools/memberImport';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';
import { base, instant } from './base.ts';
import type { organizationMember } from './people.ts';

/** An uploaded and checked file of questions; its id is the token with which it is imported. */
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
    /** Format, if chosen by hand; null when detected from the contents. */
    format: text('format').$type<ImportFormat>(),
    items: jsonb('items').$type<CheckedItem[]>().notNull(),
    /** For an upload of test data: hashes that a question may refer to by its token. */
    dataHashes: jsonb('data_hashes').$type<string[]>().notNull().default([]),
    /** Until when it may be imported. */
    expiresAt: instant('expires_at').notNull(),
    state: text('state').$type<'checked' | 'running' | 'done'>().notNull(),
    /** The chosen items; `ownerId` is the teacher whose bank they go into. */
    chosen: jsonb('chosen').$type<{ no: number; action: ImportAction; questionId: string | null }[]>(),
    ownerId: text('owner_id'),
    addTags: jsonb('add_tags').$type<string[]>().notNull().default([]),
    doneCount: integer('done_count').notNull().default(0),
    /** Until when the server that imports it holds the lease. */
    leaseUntil: instant('lease_until'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('question_import_open').on(t.state, t.leaseUntil),
    index('question_import_actor').on(t.appId, t.actorId, t.createdAt),
  ],
);

/** Outcome of an item, stored in the transaction of its question, so that each item is imported once. */
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

/** An import of people into a school: the whole of it can be taken back for a day. */
export const memberImport = pgTable(
  'member_import',
  {
    ...base(),
    actorKind: text('actor_kind').$type<'member' | 'user'>().notNull(),
    actorId: text('actor_id').notNull(),
    fileName: text('file_name').notNull(),
    /** The school's record of the guardians' consent that it states; null without a statement. */
    evidence: text('evidence'),
    /** Whether students join the classes of the roster, and what became of these so far. */
    intoClasses: boolean('into_classes').notNull().default(false),
    classes: jsonb('classes').$type<ImportReport['classes']>().notNull().default([]),
    state: text('state').$type<MemberImportState>().notNull(),
    total: integer('total').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    /** Until when the server that works on it holds the lease. */
    leaseUntil: instant('lease_until'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('member_import_open').on(t.state, t.leaseUntil),
    index('member_import_org').on(t.appId, t.orgId, t.createdAt),
  ],
);

/** A row of such an import, and what has to be known to take it back. */
export const memberImportRow = pgTable(
  'member_import_row',
  {
    appId: text('app_id').notNull(),
    importId: text('import_id').notNull(),
    /** Line in the sheet. */
    line: integer('line').notNull(),
    /** The row as read, sealed: it holds names and mobile numbers. */
    sealed: text('sealed').notNull(),
    /** Null until the row is stored or refused. */
    outcome: text('outcome').$type<ImportOutcome>(),
    faults: jsonb('faults').$type<string[]>().notNull().default([]),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    memberId: text('member_id'),
    /** When the row was stored: what was changed later is not taken back. */
    at: instant('at'),
    /** The membership before; null if there was none. */
    before:
      jsonb('before').$type<Pick<typeof organizationMember.$inferSelect, 'roles' | 'no' | 'className' | 'status'>>(),
    /** The class in which the row gave a place to the member. */
    placedIn: text('placed_in'),
    /** The place stays although the import was taken back, because the member has worked there. */
    placeKept: boolean('place_kept').notNull().default(false),
    guardianId: text('guardian_id'),
    /** removed: the account; ended: the membership or invitation; restored: the earlier data; kept: used since. */
    undone: text('undone').$type<UndoneRow>(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.importId, t.line] }),
    index('member_import_row_member').on(t.appId, t.memberId),
  ],
);

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { base, instant } from './base.ts';

/** A guardian's consent to the account of a child under fourteen, to one version of the children's rules. */
export const consent = pgTable(
  'consent',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    guardianMobileHash: text('guardian_mobile_hash'),
    guardianMobileEnc: text('guardian_mobile_enc'),
    textVersion: integer('text_version').notNull(),
    textHash: text('text_hash').notNull(),
    /** sms: the guardian's own code; org: the school's statement; paper: a scan kept as evidence. */
    channel: text('channel').$type<'sms' | 'org' | 'paper'>().notNull(),
    evidenceFile: text('evidence_file'),
    /** given, withdrawn. */
    status: text('status').$type<'given' | 'withdrawn'>().notNull(),
    at: instant('at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('consent_member').on(t.appId, t.memberId)],
);

import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './base.ts';

/** A code sent by SMS or e-mail: one use, ten minutes, few tries. Target and code are kept as keyed hashes only. */
export const verifyCode = pgTable(
  'verify_code',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** What the code is good for: signIn, register, resetPwd, bindMobile, guardian … */
    purpose: text('purpose').notNull(),
    targetHash: text('target_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    ip: text('ip').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('verify_code_target').on(t.appId, t.targetHash, t.createdAt),
    index('verify_code_ip').on(t.appId, t.ip, t.createdAt),
    index('verify_code_created').on(t.createdAt),
  ],
);

/** An image captcha, solved once; its pass opens one sending of a code. */
export const captcha = pgTable(
  'captcha',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    ip: text('ip').notNull(),
    answerHash: text('answer_hash').notNull(),
    isSolved: boolean('is_solved').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('captcha_ip').on(t.appId, t.ip, t.expiresAt),
    index('captcha_expires').on(t.expiresAt),
  ],
);

/** A browser without WeChat that waits for a phone to sign it in. Its secret is kept as a hash and gets one session. */
export const signInScene = pgTable(
  'sign_in_scene',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    /** What the code on the screen holds: anyone who sees it may scan it. */
    scene: text('scene').notNull(),
    /** Of what the waiting browser alone knows. */
    secretHash: text('secret_hash').notNull(),
    state: text('state').$type<'waiting' | 'scanned' | 'confirmed' | 'refused'>().notNull(),
    /** Keyed hash of the WeChat identity that scanned first: nobody else answers. */
    scannerHash: text('scanner_hash'),
    confirmedBy: text('confirmed_by'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('sign_in_scene_scene').on(t.appId, t.scene),
    index('sign_in_scene_ip').on(t.appId, t.ip, t.createdAt),
    index('sign_in_scene_expires').on(t.expiresAt),
  ],
);

/**
 * A browser that has signed this account in before: it keeps its own way in when strangers have locked the account or
 * used up an address. The cookie's secret is kept as a hash, a new one from each sign-in on.
 */
export const knownBrowser = pgTable(
  'known_browser',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    /** One secret for all accounts of a browser. */
    tokenHash: text('token_hash').notNull(),
    realm: text('realm').$type<'member' | 'user'>().notNull(),
    personId: text('person_id').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('known_browser_token').on(t.appId, t.tokenHash, t.realm, t.personId),
    index('known_browser_person').on(t.appId, t.realm, t.personId, t.seenAt),
    index('known_browser_seen').on(t.seenAt),
  ],
);

/** Proofs of work and WeChat's states that were handed in: each is good once. Kept until they would be too old. */
export const spentNonce = pgTable(
  'spent_nonce',
  {
    appId: text('app_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.nonce] }), index('spent_nonce_expires').on(t.expiresAt)],
);

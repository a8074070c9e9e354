import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PASSKEY_TRANSPORTS } from '@aosai/api/accounts/passkeys';
import type { WeChatIdentity } from '../../adapters/wechat/port.ts';
import { instant } from './base.ts';

/** A code sent by SMS or e-mail: one use, ten minutes, few tries. Only keyed hashes of target and code are stored. */
export const verifyCode = pgTable(
  'verify_code',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** signIn, register, resetPwd, bindMobile, guardian … */
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

/** An image captcha, solved once; its pass allows sending one code. */
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

/** A browser that waits for a phone with WeChat to sign it in. Its secret, stored as a hash, gets one session. */
export const signInScene = pgTable(
  'sign_in_scene',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    /** Content of the code on the screen; not secret, anyone near the screen can scan it. */
    scene: text('scene').notNull(),
    /** Hash of the secret that only the waiting browser knows. */
    secretHash: text('secret_hash').notNull(),
    state: text('state').$type<'waiting' | 'scanned' | 'confirmed' | 'refused'>().notNull(),
    /** Keyed hash of the WeChat identity that scanned first; only that identity may answer. */
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
 * A browser that has signed in to this account before. It may still sign in when strangers have locked the account or
 * used up the limit of an IP address. Its cookie's secret is stored as a hash and replaced at each sign-in.
 */
export const knownBrowser = pgTable(
  'known_browser',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    /** Hash of the secret, which all accounts of a browser share. */
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

/** Used proofs of work and WeChat states: each is valid once. Kept until they would have expired. */
export const spentNonce = pgTable(
  'spent_nonce',
  {
    appId: text('app_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.nonce] }), index('spent_nonce_expires').on(t.expiresAt)],
);

/** The person a second factor belongs to. */
const person = () => ({
  appId: text('app_id').notNull(),
  realm: text('realm').$type<'member' | 'user'>().notNull(),
  personId: text('person_id').notNull(),
});

/** The authenticator app of a member of staff. A new secret waits beside the old one until its first code arrives. */
export const totpFactor = pgTable(
  'totp_factor',
  {
    ...person(),
    /** Sealed like mobile numbers; null until the first app is confirmed. */
    secretEnc: text('secret_enc'),
    since: instant('since'),
    /** The time step of the last accepted code: no code of this step or an earlier one is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    newSecretEnc: text('new_secret_enc'),
    newUntil: instant('new_until'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.realm, t.personId] })],
);

/** A passkey of a member of staff: the public half of a key that a device keeps. */
export const passkey = pgTable(
  'passkey',
  {
    ...person(),
    id: text('id').notNull(),
    credentialId: text('credential_id').notNull(),
    /** In COSE form, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed, as it says; 0 where it does not count. A smaller one is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<(typeof PASSKEY_TRANSPORTS)[number][]>().notNull(),
    /** The domain that it was made for. */
    domain: text('domain').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('passkey_credential').on(t.appId, t.credentialId),
    index('passkey_person').on(t.appId, t.realm, t.personId),
  ],
);

/** What a passkey has to sign next, one for each purpose of a session or sign-in. It is deleted by its first use. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    ...person(),
    /** The purpose, with the session or the sign-in that it is for. */
    purpose: text('purpose').notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.purpose] }), index('passkey_challenge_expires').on(t.expiresAt)],
);

/** Codes for somebody who has lost the other factors: shown once, stored as keyed hashes, used once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    ...person(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.realm, t.personId, t.codeHash] })],
);

/**
 * A sign-in whose first step succeeded. It is no session and opens no call but the second step, once, and only in the
 * browser of the first step.
 */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    ...person(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Hash of the cookie that recognizes the browser. */
    browserHash: text('browser_hash').notNull(),
    /** Fingerprint of the password hash at the first step: a new password ends the challenge. */
    credential: text('credential').notNull(),
    /** How the first step was done, for the log. */
    action: text('action').notNull(),
    /** WeChat identity that the whole sign-in binds. */
    binds: jsonb('binds').$type<WeChatIdentity & { kind: 'gzh' | 'mp' }>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('sign_in_challenge_token').on(t.appId, t.tokenHash),
    index('sign_in_challenge_expires').on(t.expiresAt),
  ],
);

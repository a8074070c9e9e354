import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { secret } from '../db/schema/platform.ts';
import { StartRefused } from '../base/startRefused.ts';
import type { SecretStore } from './secretStore.ts';

const MIN_SECRET_LENGTH = 16;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** An advisory lock number that nothing else in this database uses. */
const LOCK = 7_041_953;

function keyFrom(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase, salt, 32, { N: 16_384, r: 8, p: 1 });
}

function seal(passphrase: string, name: string, text: string): string {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(passphrase, salt), nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(passphrase: string, name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const salt = bytes.subarray(0, SALT_BYTES);
  const nonce = bytes.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
  const tag = bytes.subarray(SALT_BYTES + NONCE_BYTES, SALT_BYTES + NONCE_BYTES + TAG_BYTES);
  const body = bytes.subarray(SALT_BYTES + NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(passphrase, salt), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new StartRefused(
      'AOSAI_SECRET 与这个数据库里的密钥不符，请使用第一次启动时的值。',
      'AOSAI_SECRET does not open the secrets of this database; use the value of its first start.',
      { cause },
    );
  }
}

/**
 * Secrets in a table, encrypted with AES-256-GCM under a key from `AOSAI_SECRET`; processes take turns to change them.
 */
export function tableSecrets(db: Db, passphrase: string | undefined): SecretStore {
  if (!passphrase || passphrase.length < MIN_SECRET_LENGTH) {
    throw new StartRefused(
      `使用 DATABASE_URL 时必须设置 AOSAI_SECRET（至少 ${MIN_SECRET_LENGTH} 个字符），服务器的密钥用它加密保存。`,
      `With DATABASE_URL set AOSAI_SECRET (at least ${MIN_SECRET_LENGTH} characters): it seals the server's keys.`,
    );
  }
  /** Cache of decrypted secrets: deriving the key from the passphrase blocks the thread for 50 ms. */
  const opened = new Map<string, { sealed: string; text: string }>();
  const textOf = async (from: Pick<Db, 'select'>, name: string): Promise<string | null> => {
    const [row] = await from.select().from(secret).where(eq(secret.name, name));
    if (!row) return null;
    const known = opened.get(name);
    if (known?.sealed === row.sealed) return known.text;
    const text = unseal(passphrase, name, row.sealed);
    opened.set(name, { sealed: row.sealed, text });
    return text;
  };
  return {
    read: (name) => textOf(db, name),
    update: (name, change) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        const current = await textOf(tx, name);
        const next = change(current);
        if (next === current) return next;
        const sealed = seal(passphrase, name, next);
        await tx
          .insert(secret)
          .values({ name, sealed, updatedAt: sql`now()` })
          .onConflictDoUpdate({ target: secret.name, set: { sealed, updatedAt: sql`now()` } });
        return next;
      }),
  };
}

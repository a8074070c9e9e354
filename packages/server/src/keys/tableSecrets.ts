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

/** The text; null if another passphrase has sealed it. */
function unseal(passphrase: string, name: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const salt = bytes.subarray(0, SALT_BYTES);
  const nonce = bytes.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
  const tag = bytes.subarray(SALT_BYTES + NONCE_BYTES, SALT_BYTES + NONCE_BYTES + TAG_BYTES);
  const body = bytes.subarray(SALT_BYTES + NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(passphrase, salt), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

interface Opened {
  sealed: string;
  text: string;
  /** The passphrase that sealed it. */
  by: string;
}

export interface TableSecrets extends SecretStore {
  /** Names of secrets that are still sealed with the old passphrase. */
  sealedWithOld(): Promise<string[]>;
  /** Seals those with the new one; gives their names. From then on servers need the new one. */
  reseal(): Promise<string[]>;
}

/**
 * Secrets in a table, encrypted with AES-256-GCM under a key from `AOSAI_SECRET`; processes take turns to change them.
 * While the passphrase is changed, `old` is the one before: a changed secret stays sealed with the passphrase that it
 * has, since servers that do not know the new one yet may read it too; only `reseal` changes that.
 */
export function tableSecrets(db: Db, passphrase: string | undefined, old?: string): TableSecrets {
  if (!passphrase || passphrase.length < MIN_SECRET_LENGTH) {
    throw new StartRefused(
      `使用 DATABASE_URL 时必须设置 AOSAI_SECRET（至少 ${MIN_SECRET_LENGTH} 个字符），服务器的密钥用它加密保存。`,
      `With DATABASE_URL set AOSAI_SECRET (at least ${MIN_SECRET_LENGTH} characters): it seals the server's keys.`,
    );
  }
  /** Cache of decrypted secrets: deriving the key from the passphrase blocks the thread for 50 ms. */
  const passphrases = old === undefined || old === '' ? [passphrase] : [passphrase, old];
  const opened = new Map<string, Opened>();
  const open = ({ name, sealed }: typeof secret.$inferSelect): Opened => {
    const known = opened.get(name);
    if (known?.sealed === sealed) return known;
    for (const by of passphrases) {
      const text = unseal(by, name, sealed);
      if (text === null) continue;
      const fresh = { sealed, text, by };
      opened.set(name, fresh);
      return fresh;
    }
    throw new StartRefused(
      'AOSAI_SECRET 与这个数据库里的密钥不符，请使用第一次启动时的值，或更换时的步骤（docs/operate.md）。',
      'AOSAI_SECRET does not open the secrets of this database; use the value of its first start (docs/operate.md).',
    );
  };
  const find = async (from: Pick<Db, 'select'>, name: string): Promise<Opened | null> => {
    const [row] = await from.select().from(secret).where(eq(secret.name, name));
    return row ? open(row) : null;
  };
  const inTurn = <T>(work: (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      return work(tx);
    });
  const store = async (to: Pick<Db, 'insert'>, name: string, sealed: string) => {
    await to
      .insert(secret)
      .values({ name, sealed, updatedAt: sql`now()` })
      .onConflictDoUpdate({ target: secret.name, set: { sealed, updatedAt: sql`now()` } });
  };
  const withOld = async (from: Pick<Db, 'select'>) =>
    (await from.select().from(secret)).map((row) => ({ name: row.name, ...open(row) })).filter(({ by }) => by === old);
  return {
    read: async (name) => (await find(db, name))?.text ?? null,
    update: (name, change) =>
      inTurn(async (tx) => {
        const current = await find(tx, name);
        const next = change(current?.text ?? null);
        if (next !== current?.text) await store(tx, name, seal(current?.by ?? passphrase, name, next));
        return next;
      }),
    sealedWithOld: async () => (await withOld(db)).map(({ name }) => name),
    reseal: () =>
      inTurn(async (tx) => {
        const found = await withOld(tx);
        for (const { name, text } of found) await store(tx, name, seal(passphrase, name, text));
        return found.map(({ name }) => name);
      }),
  };
}

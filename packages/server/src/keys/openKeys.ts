import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { newServerKey } from '@aosai/api/envelope/keys';
import type { Keys, LiveKey } from './keys.ts';
import type { SecretStore } from './secretStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const ROTATION_MS = 7 * DAY_MS;
export const OPENS_AFTER_MS = DAY_MS;
const FIELD_NONCE_BYTES = 12;
const FIELD_TAG_BYTES = 16;

const masterShape = z.object({ session: z.string(), field: z.string(), mobile: z.string() });
const pairsShape = z.array(
  z.object({ kid: z.string(), secretKey: z.string(), publicKey: z.string(), madeAt: z.iso.datetime() }),
);
type StoredPair = z.output<typeof pairsShape>[number];

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytes = (value: string) => Buffer.from(value, 'base64url');

function newPair(now: Date, others: readonly StoredPair[]): StoredPair {
  for (;;) {
    const pair = newServerKey();
    if (others.some((other) => other.kid === pair.kid)) continue;
    return {
      kid: pair.kid,
      secretKey: text(pair.secretKey),
      publicKey: text(pair.publicKey),
      madeAt: now.toISOString(),
    };
  }
}

/** Newest first; a pair older than its last day is gone for good. */
function rotated(pairs: readonly StoredPair[], now: Date): StoredPair[] {
  const age = (pair: StoredPair) => now.getTime() - Date.parse(pair.madeAt);
  const live = pairs.filter((pair) => age(pair) < ROTATION_MS + OPENS_AFTER_MS);
  const current = live[0];
  return current && age(current) < ROTATION_MS ? live : [newPair(now, live), ...live];
}

function liveKey(pair: StoredPair): LiveKey {
  const madeMs = Date.parse(pair.madeAt);
  return {
    kid: pair.kid,
    secretKey: bytes(pair.secretKey),
    publicKey: bytes(pair.publicKey),
    notAfter: new Date(madeMs + ROTATION_MS),
    opensUntil: new Date(madeMs + ROTATION_MS + OPENS_AFTER_MS),
  };
}

/** Makes the secrets on first start, reads them on every later one. */
export async function openKeys(store: SecretStore, now: Date): Promise<Keys> {
  const master = masterShape.parse(
    JSON.parse(
      await store.update(
        'master.json',
        (current) =>
          current ??
          JSON.stringify({
            session: text(randomBytes(32)),
            field: text(randomBytes(32)),
            mobile: text(randomBytes(32)),
          }),
      ),
    ),
  );
  const secrets = { session: bytes(master.session), field: bytes(master.field), mobile: bytes(master.mobile) };
  let live: LiveKey[] = [];

  const refresh = async (at: Date) => {
    const kept = await store.update('envelope.json', (current) =>
      JSON.stringify(rotated(current === null ? [] : pairsShape.parse(JSON.parse(current)), at)),
    );
    live = pairsShape.parse(JSON.parse(kept)).map(liveKey);
  };
  await refresh(now);

  return {
    refresh,
    envelopeKeys: (at) => live.filter((key) => at < key.notAfter),
    envelopeKey: (kid, at) => live.find((key) => key.kid === kid && at < key.opensUntil),
    // No session id looks like this: they have 26 characters.
    attemptSecret: createHmac('sha256', secrets.session).update('attempt', 'utf8').digest(),
    sessionKey: (sessionId) => createHmac('sha256', secrets.session).update(sessionId, 'utf8').digest(),
    mobileHash: (mobile) => createHmac('sha256', secrets.mobile).update(mobile, 'utf8').digest('hex'),
    sealField: (value) => {
      const nonce = randomBytes(FIELD_NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secrets.field, nonce);
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return text(Buffer.concat([nonce, cipher.getAuthTag(), body]));
    },
    openField: (sealed) => {
      const all = bytes(sealed);
      const decipher = createDecipheriv('aes-256-gcm', secrets.field, all.subarray(0, FIELD_NONCE_BYTES), {
        authTagLength: FIELD_TAG_BYTES,
      });
      decipher.setAuthTag(all.subarray(FIELD_NONCE_BYTES, FIELD_NONCE_BYTES + FIELD_TAG_BYTES));
      const body = all.subarray(FIELD_NONCE_BYTES + FIELD_TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

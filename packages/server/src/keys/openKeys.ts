import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { openEnvelopeKeys } from './envelopeKeys.ts';
import type { Keys } from './keys.ts';
import type { SecretStore } from './secretStore.ts';

const FIELD_NONCE_BYTES = 12;
const FIELD_TAG_BYTES = 16;

const masterShape = z.object({ session: z.string(), field: z.string(), mobile: z.string() });

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytes = (value: string) => Buffer.from(value, 'base64url');

/** Creates the secrets on the first start and reads them on later ones. */
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

  return {
    ...(await openEnvelopeKeys(store, now)),
    // Cannot collide with a session id: those have 26 characters.
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

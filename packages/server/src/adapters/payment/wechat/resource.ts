import { createCipheriv, createDecipheriv } from 'node:crypto';
import * as z from 'zod/mini';

const ALGORITHM = 'AEAD_AES_256_GCM';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The encrypted part of a notice. */
export const sealedResource = z.object({
  algorithm: z.string(),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.optional(z.string()),
});
export type SealedResource = z.output<typeof sealedResource>;

/** Throws RangeError unless the merchant's API v3 key has the right length. */
export function checkApiKey(apiKey: Uint8Array): void {
  if (apiKey.byteLength !== KEY_BYTES) throw new RangeError(`the API v3 key has ${KEY_BYTES} bytes`);
}

/** Splits the encrypted part; the tag comes after the ciphertext. */
export function resourceParts({ ciphertext, nonce, associated_data = '' }: SealedResource) {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.byteLength < TAG_BYTES) throw new RangeError('the ciphertext is shorter than its tag');
  return {
    nonce: Buffer.from(nonce),
    associated: Buffer.from(associated_data),
    sealed: bytes.subarray(0, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
  };
}

type Parts = ReturnType<typeof resourceParts>;

/** AES-256-GCM as WeChat Pay uses it. Throws when anything was changed, or a length is wrong. */
export function openParts({ nonce, associated, sealed, tag }: Parts, apiKey: Uint8Array): Buffer {
  checkApiKey(apiKey);
  if (nonce.byteLength !== NONCE_BYTES) throw new RangeError(`the nonce has ${NONCE_BYTES} bytes`);
  const cipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated);
  cipher.setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed), cipher.final()]);
}

/** Decrypts and parses JSON. Throws for another key or algorithm. */
export function openResource(resource: SealedResource, apiKey: Uint8Array): unknown {
  if (resource.algorithm !== ALGORITHM) throw new RangeError(`unknown algorithm ${resource.algorithm}`);
  return JSON.parse(openParts(resourceParts(resource), apiKey).toString('utf8'));
}

/** Encrypts as WeChat Pay does, for the sandbox. */
export function sealResource(
  plain: unknown,
  apiKey: Uint8Array,
  { nonce, associated }: { nonce: string; associated: string },
): SealedResource {
  checkApiKey(apiKey);
  const cipher = createCipheriv('aes-256-gcm', apiKey, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(plain)), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: ALGORITHM, ciphertext: sealed.toString('base64'), nonce, associated_data: associated };
}

import { type KeyObject, sign, verify } from 'node:crypto';

/** Every signature of WeChat Pay covers its parts in order, each followed by a line feed. */
const signedText = (parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** RSA-SHA256 over the parts, in base64. */
export function signParts(key: KeyObject, parts: readonly string[]): string {
  return sign('RSA-SHA256', signedText(parts), key).toString('base64');
}

/** Whether this text is the signature of the parts; other encodings of the same bytes are not. */
export function isSignatureOf(key: KeyObject, parts: readonly string[], signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.toString('base64') !== signature) return false;
  return verify('RSA-SHA256', signedText(parts), key, bytes);
}

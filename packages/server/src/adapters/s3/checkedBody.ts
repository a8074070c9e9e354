import { createHash } from 'node:crypto';

/**
 * The same bytes; the last piece comes only after all of them had this SHA-256, so that nobody takes a damaged file for a
 * whole one.
 */
export async function* checkedBody(
  body: AsyncIterable<Uint8Array>,
  sha256: string,
  name: string,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const piece of body) {
    hash.update(piece);
    if (held) yield held;
    held = piece;
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${name} is not what was stored (SHA-256)`);
  if (held) yield held;
}

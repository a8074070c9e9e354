import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { idInput } from '@aosai/api/kit/contract/shared';
import { MAX_BODY_BYTES } from '@aosai/api/envelope/format';

/** The limit for callers not yet known: ten times the longest call that they make, a registration. */
const UNKNOWN_BODY_BYTES = 16 * 1024;

/** Filters of a list have a few hundred ids at most. */
const FILTER_BYTES = 64 * 1024;

/** The longest useful body of this call: an id, the filters of a list, or texts that people write. */
export function bodyLimitOf({ input, list }: CallDefinition): number {
  if (input === idInput) return UNKNOWN_BODY_BYTES;
  return list ? FILTER_BYTES : MAX_BODY_BYTES;
}

/** Called once, as soon as a body is longer than anybody may send. Throws the refusal. */
type CheckKnown = () => Promise<void>;

async function readAll(request: Request, limitBytes: number, checkKnown: CheckKnown): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null) {
    if (Number(length) > limitBytes) throw new AppError('ENV_TOO_LARGE');
    if (Number(length) > UNKNOWN_BODY_BYTES) await checkKnown();
    return request.text();
  }
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body) {
    const before = total;
    total += chunk.byteLength;
    if (total > limitBytes) throw new AppError('ENV_TOO_LARGE');
    if (before <= UNKNOWN_BODY_BYTES && total > UNKNOWN_BODY_BYTES) await checkKnown();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads the body as text, up to the limit of its call, and up to 16 KiB unless `checkKnown` passes: longer ones are
 * refused before they are read. An interrupted one is malformed. Throws ENV_TOO_LARGE, ENV_MALFORMED and what
 * `checkKnown` throws.
 */
export async function readBody(request: Request, limitBytes: number, checkKnown: CheckKnown): Promise<string> {
  try {
    return await readAll(request, limitBytes, checkKnown);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
}

import { AppError } from '@aosai/api/contract/errors';
import { MAX_BODY_BYTES } from '@aosai/api/envelope/format';

async function readAll(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null) {
    if (Number(length) > MAX_BODY_BYTES) throw new AppError('ENV_TOO_LARGE');
    return request.text();
  }
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body) {
    total += chunk.byteLength;
    if (total > MAX_BODY_BYTES) throw new AppError('ENV_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The body as text, at most 1 MiB: a longer one is refused before it is held in memory. One that its sender broke off
 * is malformed. Throws ENV_TOO_LARGE, ENV_MALFORMED.
 */
export async function readBody(request: Request): Promise<string> {
  try {
    return await readAll(request);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
}

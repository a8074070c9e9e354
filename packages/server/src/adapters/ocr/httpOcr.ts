import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { OcrReader } from './port.ts';

const TIMEOUT_MS = 20_000;
const UNREADABLE = 422;

const reply = z.object({ fields: z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(500))) });

export interface OcrSettings {
  /** The operator's own bridge to a provider; never an address from a caller. */
  url: string;
  token: string;
}

/**
 * `POST {url}` with `{ paper, mime, image: base64 }` and a bearer token; the reply is `{ fields: { name: text } }`, or
 * 422 when the scan cannot be read. Providers differ in signing and names, so a small bridge adapts each of them.
 */
export function httpOcr({ url, token }: OcrSettings): OcrReader {
  return {
    read: async (paper, { mime, bytes }) => {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ paper, mime, image: Buffer.from(bytes).toString('base64') }),
        });
      } catch (cause) {
        throw new AppError('UNAVAILABLE', {}, { cause });
      }
      if (response.status === UNREADABLE) throw new AppError('FILE_BROKEN');
      if (!response.ok) throw new AppError('UNAVAILABLE', {}, { cause: new Error(`OCR answered ${response.status}`) });
      const parsed = reply.safeParse(await response.json());
      if (!parsed.success) throw new AppError('UNAVAILABLE', {}, { cause: parsed.error });
      return parsed.data.fields;
    },
  };
}

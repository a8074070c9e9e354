import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { UploadLimits } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { sizeLabel } from '@aosai/api/platform/filePurposes';
import type { ReceivedFile } from '../../kit/context.ts';

const MAX_LENGTH = 150;

/**
 * Makes a sender's file name safe to show: no folders, control characters, direction marks (`gpj.exe` shown as
 * `exe.jpg`), lone surrogates or NUL; cutting keeps the extension.
 */
export function shownName(name: string | undefined): string {
  const base = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim();
  if (clean === '' || clean === '.' || clean === '..') return '未命名';
  if (clean.length <= MAX_LENGTH) return clean;
  const extension = clean.match(/\.[A-Za-z0-9]{1,8}$/)?.[0] ?? '';
  return (
    clean
      .slice(0, MAX_LENGTH - extension.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + extension
  );
}

const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_PART_HEADERS = 16;

/** A sender with fewer bytes than this in a window counts as gone. */
const WINDOW_MS = 30_000;
const WINDOW_MIN_BYTES = 64 * 1024;

export interface ReceivedForm {
  /** In the order of the form; names may repeat. */
  fields: readonly (readonly [name: string, text: string])[];
  files: readonly ReceivedFile[];
}

export interface ReceiveOptions {
  contentType: string;
  limits: UploadLimits;
  /** An empty folder for the files of this upload. */
  folder: string;
  windowMs?: number;
}

/** The maximum size of a file, as far as the fields so far determine it. */
export function maxBytesOf({ maxFileBytes }: UploadLimits, fields: ReceivedForm['fields']): number {
  if (typeof maxFileBytes === 'number') return maxFileBytes;
  const chosen = fields.find(([name]) => name === maxFileBytes.field)?.[1];
  const known = chosen !== undefined && Object.hasOwn(maxFileBytes.bytes, chosen) ? maxFileBytes.bytes[chosen] : null;
  return known ?? Math.max(...Object.values(maxFileBytes.bytes));
}

/**
 * Reads a multipart body part by part and writes its files into the folder as they arrive, in constant memory. Leaves
 * the source open in any case, so that a refusal can still be sent; the caller removes the files. Throws
 * UPLOAD_MALFORMED (interrupted, too many parts), UPLOAD_SLOW, FILE_TOO_LARGE.
 */
export async function receiveForm(source: Readable, options: ReceiveOptions): Promise<ReceivedForm> {
  const { contentType, limits, folder, windowMs = WINDOW_MS } = options;
  if (source.destroyed) throw new AppError('UPLOAD_MALFORMED');
  const parser = openParser(contentType, limits);
  const fields: [string, string][] = [];
  const writing: Promise<ReceivedFile>[] = [];
  let received = 0;

  async function keep(part: Readable, filename: string | undefined): Promise<ReceivedFile> {
    const path = join(folder, String(writing.length));
    const maxBytes = maxBytesOf(limits, fields);
    const hash = createHash('sha256');
    let sizeBytes = 0;
    await pipeline(
      part,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sizeBytes += chunk.byteLength;
          if (sizeBytes > maxBytes) throw new AppError('FILE_TOO_LARGE', { max: sizeLabel(maxBytes) });
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    return { path, name: shownName(filename), sizeBytes, sha256: hash.digest('hex') };
  }

  const count = (chunk: Buffer) => {
    received += chunk.byteLength;
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (code: 'UPLOAD_MALFORMED' | 'UPLOAD_SLOW') => () => reject(new AppError(code));
      parser.on('field', (name, value, info) => {
        if (info.valueTruncated) refuse('UPLOAD_MALFORMED')();
        fields.push([name, value]);
      });
      parser.on('file', (name, part, { filename }) => {
        const kept = name === 'file' ? keep(part, filename) : Promise.reject(new AppError('UPLOAD_MALFORMED'));
        if (name !== 'file') part.resume();
        writing.push(kept);
        kept.catch(reject);
      });
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
        parser.on(event, refuse('UPLOAD_MALFORMED'));
      }
      parser.on('error', reject);
      parser.on('close', resolve);
      source.on('error', reject);
      source.on('close', () => {
        if (!source.readableEnded) refuse('UPLOAD_MALFORMED')();
      });
      let before = 0;
      timer = setInterval(() => {
        if (received - before < WINDOW_MIN_BYTES && !source.readableEnded) refuse('UPLOAD_SLOW')();
        before = received;
      }, windowMs);
      source.on('data', count);
      source.pipe(parser);
    });
    return { fields, files: await Promise.all(writing) };
  } catch (cause) {
    if (cause instanceof AppError || isOfDisk(cause)) throw cause;
    throw new AppError('UPLOAD_MALFORMED', {}, { cause });
  } finally {
    clearInterval(timer);
    source.unpipe(parser);
    source.off('data', count);
    parser.destroy();
    await Promise.allSettled(writing);
  }
}

/**
 * Whether our disk failed rather than the sender; the error is then passed on. The network only ever fails on reads
 * here.
 */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open');
}

function openParser(contentType: string, limits: UploadLimits): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // Browsers write file names as UTF-8.
      defParamCharset: 'utf8',
      limits: {
        files: limits.maxFiles,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + limits.maxFiles,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: MAX_PART_HEADERS,
      },
    });
  } catch (cause) {
    throw new AppError('UPLOAD_MALFORMED', {}, { cause });
  }
}

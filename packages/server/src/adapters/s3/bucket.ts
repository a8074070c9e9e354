import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput, PutObjectCommandInput } from '@aws-sdk/client-s3';
import { NotStored, StorageAway } from '../storage/storageAway.ts';
import type { S3Settings } from './s3Settings.ts';

export interface BucketObject {
  bytes: number;
  modifiedAt: Date;
  /** Lower-case hex, as this product wrote it; null for an object that somebody else put there. */
  sha256: string | null;
}

/** The few operations on a bucket that the product needs. All throw StorageAway when it does not answer. */
export interface Bucket {
  /** Stores a complete file of this machine; the storage refuses it when its bytes have another hash. */
  putFile(key: string, path: string, sha256?: string): Promise<void>;
  putBytes(key: string, data: Uint8Array): Promise<void>;
  find(key: string): Promise<BucketObject | null>;
  /** Bytes from `start` to `end`, inclusive; all of them without. Throws NotStored. */
  open(key: string, range?: { start: number; end: number }): Promise<BucketObject & { body: Readable }>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys that begin with this, with what comes after it as their name. */
  list(prefix: string): AsyncIterable<{ name: string; bytes: number; modifiedAt: Date }>;
  close(): void;
}

export interface BucketLimits {
  connectMs: number;
  /** A connection on which nothing moves for so long is given up. */
  idleMs: number;
  attempts: number;
}

const LIMITS: BucketLimits = { connectMs: 3_000, idleMs: 10_000, attempts: 3 };

const QUIET = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function shaOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Status of the answer; undefined where none came. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: found } = error;
  if (typeof found !== 'object' || found === null || !('httpStatusCode' in found)) return undefined;
  return typeof found.httpStatusCode === 'number' ? found.httpStatusCode : undefined;
}

const isLack = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Opens a bucket; the SDK is loaded here, so that a server with folders never loads it. Asks nothing yet. */
export async function openBucket(settings: S3Settings, limits: BucketLimits = LIMITS): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, encryption } = settings;
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.keySecret },
    // Storages other than Amazon's refuse its newer checksums; ours is SHA-256, below and on reading.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
    requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.idleMs },
    logger: QUIET,
  });

  const away = (key: string, cause: unknown) =>
    new StorageAway(`the object storage did not serve ${Bucket}/${key} (${textOf(cause)})`, { cause });

  async function asked<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isLack(error) ? new NotStored(key) : away(key, error);
    }
  }

  const kept = (key: string, found: Pick<GetObjectCommandOutput, 'LastModified' | 'Metadata'>, bytes?: number) => {
    if (bytes === undefined || found.LastModified === undefined) throw away(key, 'it says neither size nor date');
    return { bytes, modifiedAt: found.LastModified, sha256: found.Metadata?.['sha256'] ?? null };
  };

  const putOnce = async (key: string, sha256: string, body: Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>) => {
    const put = new sdk.PutObjectCommand({
      Bucket,
      Key: key,
      ...body,
      Metadata: { sha256 },
      ...(encryption && { ServerSideEncryption: encryption }),
    });
    // Signed with the request, so that the storage compares it with what arrives.
    put.middlewareStack.add(
      (next) => async (args) => {
        if (typeof args.request === 'object' && args.request !== null && 'headers' in args.request)
          Object.assign(args.request.headers as object, { 'x-amz-content-sha256': sha256 });
        return next(args);
      },
      { step: 'build', name: 'ownSha256' },
    );
    await client.send(put);
  };

  /** A stream cannot be sent twice, so the SDK does not try again. */
  const putFileAgain = async (key: string, path: string, sha256: string): Promise<void> => {
    const { size } = await stat(path);
    for (let attempt = 1; ; attempt += 1) {
      const stream = createReadStream(path);
      try {
        await putOnce(key, sha256, { Body: stream, ContentLength: size });
        return;
      } catch (error) {
        const status = statusOf(error);
        const isRefused = status !== undefined && status < 500 && status !== 429;
        if (isRefused || attempt >= limits.attempts) throw error;
      } finally {
        stream.destroy();
      }
    }
  };

  return {
    putFile: async (key, path, sha256) => {
      const sha = sha256 ?? (await shaOfFile(path));
      await asked(key, () => putFileAgain(key, path, sha));
    },
    putBytes: (key, data) => {
      const sha = createHash('sha256').update(data).digest('hex');
      return asked(key, () => putOnce(key, sha, { Body: data, ContentLength: data.byteLength }));
    },
    find: async (key) => {
      try {
        const found = await asked(key, () => client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })));
        return kept(key, found, found.ContentLength);
      } catch (error) {
        if (error instanceof NotStored) return null;
        throw error;
      }
    },
    open: (key, range) =>
      asked(key, async () => {
        const part = range && { Range: `bytes=${range.start}-${Number.isFinite(range.end) ? range.end : ''}` };
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key, ...part }));
        if (!(found.Body instanceof Readable)) throw away(key, 'it sends no body');
        const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
        return { ...kept(key, found, whole === undefined ? found.ContentLength : Number(whole)), body: found.Body };
      }),
    copy: (from, to) =>
      asked(from, async () => {
        const copy = new sdk.CopyObjectCommand({
          Bucket,
          Key: to,
          CopySource: `${Bucket}/${encodeURIComponent(from)}`,
          ...(encryption && { ServerSideEncryption: encryption }),
        });
        await client.send(copy);
      }),
    remove: (key) =>
      asked(key, async () => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
      }),
    list: async function* (prefix) {
      let after: string | undefined;
      do {
        const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after });
        const page = await asked(prefix, () => client.send(command));
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined)
            yield { name: Key.slice(prefix.length), bytes: Size ?? 0, modifiedAt: LastModified };
        }
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
    close: () => client.destroy(),
  };
}

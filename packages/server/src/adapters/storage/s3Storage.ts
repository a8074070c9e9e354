import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FOLDER_MARK } from '../../base/folderMark.ts';
import type { Bucket } from '../s3/bucket.ts';
import { checkedBody } from '../s3/checkedBody.ts';
import type { FileStorage } from './port.ts';

/** Begins the keys of uploaded files. */
export const FILES_PREFIX = 'files/';

/** Uploaded files in a bucket of S3. A file that is read whole is compared with its hash. */
export function s3Storage(bucket: Bucket): FileStorage {
  const at = (name: string) => `${FILES_PREFIX}${name}`;

  async function* piecesOf(name: string, start: number, end: number): AsyncIterable<Uint8Array> {
    const isFromStart = start === 0;
    const found = await bucket.open(
      at(name),
      isFromStart && end === Number.POSITIVE_INFINITY ? undefined : { start, end },
    );
    const body = found.body as AsyncIterable<Uint8Array>;
    yield* found.sha256 !== null && isFromStart && end >= found.bytes - 1
      ? checkedBody(body, found.sha256, name)
      : body;
  }

  return {
    put: async (name, path) => {
      await bucket.putFile(at(name), path);
      await rm(path, { force: true });
    },
    read: (name, start, end) => Readable.from(piecesOf(name, start, end), { objectMode: false }),
    size: async (name) => (await bucket.find(at(name)))?.bytes ?? null,
    remove: (name) => bucket.remove(at(name)),
    list: async function* () {
      for await (const { name, modifiedAt } of bucket.list(FILES_PREFIX)) {
        if (name !== FOLDER_MARK) yield { name, modifiedAt };
      }
    },
  };
}

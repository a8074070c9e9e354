import { type Entry, fromBufferPromise } from 'yauzl';
import { MEBIBYTE } from '@aosai/api/kit/constants';

export interface ZipCaps {
  maxEntries: number;
  /** All entries together, unpacked. */
  maxTotalBytes: number;
  /** Unpacked to packed size of one entry; small entries are exempt. */
  maxRatio: number;
}

/** Why an archive is refused, in words for people. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

const SMALL_BYTES = MEBIBYTE;

function checkEntry(entry: Entry, caps: ZipCaps): void {
  if (entry.isEncrypted()) throw new ZipRefused('文件设有密码，请去掉密码后重新保存');
  const isDense = entry.uncompressedSize > entry.compressedSize * caps.maxRatio;
  if (entry.uncompressedSize > SMALL_BYTES && isDense) throw new ZipRefused('文件内容异常地大');
}

/**
 * The wanted entries of an archive, by name. Nothing is unpacked before the stated sizes of all entries are within the
 * caps, and an entry longer than stated is aborted.
 *
 * @throws ZipRefused for what is over a cap, or is no archive
 */
export async function readZip(
  bytes: Uint8Array,
  caps: ZipCaps,
  wants: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  try {
    return await read(bytes, caps, wants);
  } catch (cause) {
    if (cause instanceof ZipRefused) throw cause;
    throw new ZipRefused('文件已损坏，或不是 .xlsx 格式', { cause });
  }
}

async function read(bytes: Uint8Array, caps: ZipCaps, wants: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > caps.maxEntries) throw new ZipRefused('文件里的内容太多');
    const wanted = new Map<string, Entry>();
    let totalBytes = 0;
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, caps);
      totalBytes += entry.uncompressedSize;
      if (totalBytes > caps.maxTotalBytes) throw new ZipRefused('文件内容异常地大');
      if (!wants(entry.fileName)) continue;
      if (wanted.has(entry.fileName)) throw new ZipRefused('文件里有重名的内容');
      wanted.set(entry.fileName, entry);
    }
    const contents = new Map<string, Buffer>();
    for (const [name, entry] of wanted) {
      const stream = await zip.openReadStreamPromise(entry);
      contents.set(name, Buffer.concat((await stream.toArray()) as Buffer[]));
    }
    return contents;
  } finally {
    zip.close();
  }
}

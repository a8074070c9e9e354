import type { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** Where uploaded files are kept, by the random name of their row. Names were made by us: no storage joins others. */
export interface FileStorage {
  /** Takes over a finished file of this machine; it is there whole or not at all. The file at `path` may be gone then. */
  put(name: string, path: string): Promise<void>;
  /** Bytes from `start` to `end`, both included. An error of the stream tells that it is not there. */
  read(name: string, start: number, end: number): Readable;
  /** Size in bytes; null when it is not there. */
  size(name: string): Promise<number | null>;
  /** Removing what is gone already is no error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

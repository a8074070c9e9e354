import type { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** Stores uploaded files under random names, which the server generates. */
export interface FileStorage {
  /** Stores a complete file of this machine, atomically. The file at `path` may be moved. */
  put(name: string, path: string): Promise<void>;
  /** Bytes from `start` to `end`, inclusive. The stream fails if the file is missing. */
  read(name: string, start: number, end: number): Readable;
  /** Size of the file in bytes; null when the file is missing. */
  size(name: string): Promise<number | null>;
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/domain/constants';
import type { DataFile } from '../draft.ts';
import type { HandedFile } from './handed.ts';

/** Each waits for the disk. */
const AT_ONCE = 8;
const MOST_BYTES = 8 * MEBIBYTE;

/** Test data of one item on its way to the disk: several files at once, as far as memory goes. */
export class Staging {
  readonly #folder: string | null;
  readonly #laid = new Set<string>();
  #writing: Promise<void>[] = [];
  #bytes = 0;

  /** Null keeps nothing. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  async add(file: DataFile): Promise<HandedFile> {
    const handed = { sha256: file.sha256, bytes: file.bytes };
    if (this.#folder === null || this.#laid.has(file.sha256)) return handed;
    if (this.#laid.size === 0) await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    this.#laid.add(file.sha256);
    if (this.#writing.length >= AT_ONCE || this.#bytes + file.bytes > MOST_BYTES) await this.settle();
    this.#bytes += file.bytes;
    // What the store then takes is on the disk: it only gives it another name.
    this.#writing.push(writeFile(join(this.#folder, file.sha256), await file.text(), { flush: true, mode: 0o600 }));
    return handed;
  }

  /** When all that was added is on the disk. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing);
    this.#writing = [];
    this.#bytes = 0;
  }
}

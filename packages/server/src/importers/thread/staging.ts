import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { DataFile } from '../draft.ts';
import type { ThreadFile } from './threadItems.ts';

/** Files written at once; each write waits for the disk. */
const AT_ONCE = 8;
const MOST_BYTES = 8 * MEBIBYTE;

/** Writes the test data of one item to disk, several files at once within a memory limit. */
export class Staging {
  readonly #folder: string | null;
  readonly #laid = new Set<string>();
  #writing: Promise<void>[] = [];
  #bytes = 0;

  /** With null nothing is stored. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  async add(file: DataFile): Promise<ThreadFile> {
    const handed = { sha256: file.sha256, bytes: file.bytes };
    if (this.#folder === null || this.#laid.has(file.sha256)) return handed;
    if (this.#laid.size === 0) await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    this.#laid.add(file.sha256);
    if (this.#writing.length >= AT_ONCE || this.#bytes + file.bytes > MOST_BYTES) await this.settle();
    this.#bytes += file.bytes;
    // Flushed here, so that the store only has to rename the file.
    this.#writing.push(writeFile(join(this.#folder, file.sha256), await file.text(), { flush: true, mode: 0o600 }));
    return handed;
  }

  /** Resolves when all added files are on disk. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing);
    this.#writing = [];
    this.#bytes = 0;
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { FIRST_PAGES } from './firstPages.ts';

const TEXT = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.wasm', '.bin']);
/** For larger files the best compression takes half a minute to save a tenth. */
const LARGE_BYTES = 4_000_000;
const MIN_BYTES = 1024;

/** Writes a .gz and a .br next to every text file, so that the server only has to choose one. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'aosai-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
        // The server completes first pages before it sends them.
        .filter(({ parentPath }) => parentPath !== join(outDir, FIRST_PAGES))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(file);
          if (bytes.length < MIN_BYTES) return;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 5 : 9 } };
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: bytes.length > LARGE_BYTES ? 6 : 9 }));
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
        }),
      );
    },
  };
}

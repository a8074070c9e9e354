import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:pdf';
const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
/** The version is in the folder's name, because pdf.js requests these files by their original names. */
const FOLDER = `assets/pdf-${version}`;
/** Character maps, standard fonts, and image decoders that work without WebAssembly. */
const PARTS = { cmaps: /\.bcmap$/, standard_fonts: /\.(?:pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ } as const;

/** Serves the files pdf.js needs besides its code from this site. */
export function pdfParts(): Plugin {
  let base = '';
  return {
    name: 'aosai-pdf-parts',
    configResolved(config) {
      base = config.command === 'build' ? `${config.base}${FOLDER}/` : `${config.base}@fs${library}/`;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const base = ${JSON.stringify(base)};` : undefined),
    generateBundle() {
      for (const [folder, names] of Object.entries(PARTS))
        for (const name of readdirSync(join(library, folder)).filter((file) => names.test(file)))
          this.emitFile({
            type: 'asset',
            fileName: `${FOLDER}/${folder}/${name}`,
            source: readFileSync(join(library, folder, name)),
          });
    },
  };
}

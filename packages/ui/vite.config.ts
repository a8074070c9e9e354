import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packageFolder } from './build/packageFolder.ts';

const source = join(import.meta.dirname, 'src');
const packages = join(import.meta.dirname, '..');

/** Every module by itself, so that a partner's bundler takes what is used; `aosai.ts` is a script of the site. */
const entries = globSync('{tokens,primitives,patterns,screens,elements}/**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !/\.(test|stories)\.tsx?$|exampleRows|^elements\/aosai/.test(path))
  .map((path) => join(source, path));

/** Our own packages are not published: their modules come along. All others are dependencies or peers. */
const isForeign = (id: string): boolean => !/^[./\0]/.test(id) && !id.startsWith('@aosai/');

/** The package that partners install: dist is a folder for `npm pack` (docs/decisions/0010-embedding.md). */
export default defineConfig({
  plugins: [react({ compiler: true }), packageFolder()],
  build: {
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    lib: {
      entry: Object.fromEntries(entries.map((path) => [relative(packages, path).replace(/\.tsx?$/, ''), path])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: isForeign,
      output: { preserveModules: true, preserveModulesRoot: packages, entryFileNames: '[name].js' },
    },
  },
});

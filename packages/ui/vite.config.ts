import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packageFolder } from './build/packageFolder.ts';

const source = join(import.meta.dirname, 'src');
const packages = join(import.meta.dirname, '..');

/** Every module by itself, so that a bundler takes what is used; examples feed stories, `aosai.ts` is the site's script. */
const entries = globSync('{tokens,primitives,patterns,screens,elements}/**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !/\.(test|stories)\.tsx?$|\/example[A-Z]|^elements\/aosai/.test(path))
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

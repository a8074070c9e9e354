import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/**
 * Builds the custom elements for other sites' pages into the site's dist (docs/decisions/0010-embedding.md). A separate
 * build, as the site's chunks are split by its routes; only `aosai.js` keeps its name from one build to the next.
 */
export default defineConfig({
  // Relative, as the elements may be served from any address.
  base: './',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react({ compiler: true }), precompress()],
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // Built as a library to omit Vite's preloading, which is as large as the loader and inserts <link>s into the page.
    lib: { entry: { aosai: fileURLToPath(import.meta.resolve('@aosai/ui/elements/aosai')) }, formats: ['es'] },
    rolldownOptions: {
      // Modules shared with the loader stay in it, which saves a request before the first element.
      preserveEntrySignatures: 'allow-extension',
      output: { minify: true, chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/**
 * The custom elements for other sites' pages, beside the site in dist (docs/decisions/0010-embedding.md). A build of its
 * own: the site's chunks are cut for the site's routes, and only `aosai.js` keeps its name from one build to the next.
 */
export default defineConfig({
  // Whoever loads them knows the address; between themselves they are neighbours.
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
    // As a library, without Vite's preloading: it weighs as much as the loader and writes <link>s into the page.
    lib: { entry: { aosai: fileURLToPath(import.meta.resolve('@aosai/ui/elements/aosai')) }, formats: ['es'] },
    rolldownOptions: {
      // What the loader shares with the rest stays in the loader: no second request before the first element.
      preserveEntrySignatures: 'allow-extension',
      output: { minify: true, chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});

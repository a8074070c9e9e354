import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { monacoInChinese } from './build/monacoInChinese.ts';
import { monacoUnused } from './build/monacoUnused.ts';
import { precompress } from './build/precompress.ts';
import { routesPlugin } from './build/routesPlugin.ts';

/** Seldom the first thing that a visit asks for: what these need is found when they arrive, and not told on every page. */
const LATE = /\/(?:Office|MorePages|UserPages|SetNewPassword|SignOutDialog|SignIn|students|Person|MenuDrawer)-/;

const server = process.env['AOSAI_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/web/',
  plugins: [react({ compiler: true }), routesPlugin(), monacoInChinese(), monacoUnused(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: (file, needed) => (LATE.test(file) ? [] : needed) },
  },
  server: { proxy: { '/aosai': server, '/web/settings.json': server } },
});

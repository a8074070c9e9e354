import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { monacoInChinese } from './build/monacoInChinese.ts';
import { monacoUnused } from './build/monacoUnused.ts';
import { pythonField } from './build/pythonField.ts';
import { pdfParts } from './build/pdfParts.ts';
import { precompress } from './build/precompress.ts';
import { reloadHooks } from './build/reloadHooks.ts';
import { routesPlugin } from './build/routesPlugin.ts';
import { stylesUnprefixed } from './build/stylesUnprefixed.ts';

/** Pages and parts of the site that are seldom the first thing of a visit. */
const SELDOM = `FurtherPlace Office officePages UserLayout SetNewPassword SignOutDialog SignIn students Person MenuDrawer about dev health judge apply
  consent sso vipCardList notFound RoleOnly text account point register report reportEnroll reportPaper
  agreement accent class message python embedded learnPages practicePages`;
const officePages = readdirSync(join(import.meta.dirname, 'src/office/pages')).map((file) => parse(file).name);
/** What these need is found when they arrive, and not told on every page. */
const LATE = new RegExp(`/(?:late|${[...officePages, ...SELDOM.split(/\s+/)].join('|')})-`);

const OFTEN =
  /\/(?:Tag|Link|Load|ErrorState|loaded|useNow|statuses|points|durations|examState|examWords|beijing)\.tsx?$/;

const server = process.env['AOSAI_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/web/',
  plugins: [
    react({ compiler: true }),
    routesPlugin(),
    pythonField(),
    pdfParts(),
    monacoInChinese(),
    monacoUnused(),
    stylesUnprefixed(),
    precompress(),
    reloadHooks(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      // The first build boots Python once: no news to whoever waits for it.
      checks: { pluginTimings: false },
      output: {
        // Every page is told some sixty of these names, and no compression shortens a hash.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/routes\/(?:grade|homework|topic|content|camp|pdf|activity)\//.test(facadeModuleId ?? '') ? 'late-' : ''}[name]-[hash:7].js`,
        codeSplitting: {
          // What every page starts with comes in two files, not in thirty that compress badly: what others wrote, which
          // a browser keeps from one release to the next, and what is ours.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'frame', tags: ['$initial'] },
            // Small things of nearly every page: one by one they cost more in names and lost compression than they hold.
            { name: 'often', test: OFTEN },
          ],
        },
      },
    },
    modulePreload: { resolveDependencies: (file, needed) => (LATE.test(file) ? [] : needed) },
  },
  server: { proxy: { '/aosai': server, '/web/settings.json': server, '/web/py': server } },
});

import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { monacoInChinese } from './build/monacoInChinese.ts';
import { monacoUnused } from './build/monacoUnused.ts';
import { pythonField } from './build/pythonField.ts';
import { pdfParts } from './build/pdfParts.ts';
import { firstPages } from './build/firstPages.ts';
import { precompress } from './build/precompress.ts';
import { reloadHooks } from './build/reloadHooks.ts';
import { routesPlugin } from './build/routesPlugin.ts';
import { stylesUnprefixed } from './build/stylesUnprefixed.ts';

/** Pages and parts of the site that a visit rarely starts with. */
const SELDOM = `LazyRoutes earlyReads Office officePages UserLayout SetNewPassword SetSecondFactor SignOutDialog SignIn students Person MenuDrawer SearchEntry unsavedDrafts print about dev health judge apply
  consent sso SsoSecondStep vipCardList notFound RoleOnly text account point register report reportEnroll reportPaper
  agreement accent class ownExams ownResults ownHomework ownClasses ownMessages giveFeedback python embedded learnPages practicePages`;
const officeTable = readFileSync(join(import.meta.dirname, 'src/shell/office/officePages.ts'), 'utf8');
const officePages = [...officeTable.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => parse(path).name);
/** The dependencies of these chunks are not preloaded, which keeps their names out of every page. */
const LATE = new RegExp(`/(?:late|${[...officePages, ...SELDOM.split(/\s+/)].join('|')})-`);

/** Pages whose file names other pages share, so that the name of the chunk says that it is late. */
const LATE_PAGES =
  /src\/(?:classes\/(?:detail|certificate)|homework\/(?:room|report|reportEnroll)|courses\/(?:topics?|contents?)|practice\/(?:camp|campAnswer)|platform\/pdf\/preview|desks\/activity)\.tsx$/;

const OFTEN =
  /\/(?:Tag|Link|Load|ErrorState|loaded|useNow|attemptStatus|points|durations|examState|examWords|beijing|dayText)\.tsx?$/;

const server = process.env['AOSAI_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/web/',
  // Styles without their comments and blanks. The other parts of the plugin would add code.
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        displayName: false,
        fileName: false,
        ssr: false,
        transpileTemplateLiterals: false,
      },
    },
  },
  plugins: [
    react({ compiler: true }),
    routesPlugin(),
    pythonField(),
    pdfParts(),
    monacoInChinese(),
    monacoUnused(),
    stylesUnprefixed(),
    firstPages(),
    precompress(),
    reloadHooks(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      // The first build boots Python once, so a slow plugin is expected.
      checks: { pluginTimings: false },
      output: {
        // Short hashes, as every page contains some sixty of these names, and hashes do not compress.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${LATE_PAGES.test(facadeModuleId ?? '') ? 'late-' : ''}[name]-[hash:7].js`,
        codeSplitting: {
          // Puts what every page needs into two files instead of thirty that compress badly: libraries, which stay
          // cached from one release to the next, and our code.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'frame', tags: ['$initial'] },
            // Small modules that nearly every page uses: separate chunks would cost more than their content.
            { name: 'often', test: OFTEN },
          ],
        },
      },
    },
    modulePreload: { resolveDependencies: (file, needed) => (LATE.test(file) ? [] : needed) },
  },
  server: { proxy: { '/aosai': server, '/web/settings.json': server, '/web/py': server } },
});

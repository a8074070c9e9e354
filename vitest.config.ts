import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { baselineFolder, chromiumPath } from './packages/ui/src/storybook/baseline.ts';
import { visualFolders } from './packages/ui/src/storybook/visualFolders.ts';
import { UNITS_BY_TURNS } from './scripts/parts/filesOfTheDay.ts';

const root = import.meta.dirname;
/** `all` pictures, or the `parts` of them that git keeps. */
const visual = process.env['VISUAL'];
const updating = process.argv.some((arg) => arg === '-u' || arg.startsWith('--update'));

const against = process.env['VISUAL_AGAINST'];
const folders = visualFolders(root, { fixture: process.env['VISUAL_FIXTURE'], against });
const baselines = visual && chromiumPath ? baselineFolder(folders.pictures, chromiumPath) : '';

if (visual && !updating && !existsSync(baselines)) {
  console.log(`visual: no baselines for this browser (${baselines || 'no Chromium found'}); nothing was compared.`);
  process.exit(0);
}

const launchOptions = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A test that takes so long hangs; some start a server or a compiler, and a busy machine takes its time over that. */
const HUNG_MS = 120_000;

/** One more than cores: there is always a file that waits for a clock, a compiler or a browser. */
const BUSY_WORKERS = availableParallelism() + 1;

/** What `npm run test:nightly` tries in full, of which `npm test` tries a sample. */
const EVERYTHING = {
  NEW_EXAMPLES: '1',
  FUZZ_RUNS: '100',
  ACCESS_FLIPS: '100',
  LIST_READERS: '100',
  WHOLE_SHARES: '1',
  SCOPE_CLAUSES: '100',
  HANDLE_REQUESTS: '500',
  MODEL_RUNS: '1000',
  ORDER_RUNS: '10000',
  PROTOCOL_RUNS: '1000',
};

/** Projects run one after another in this order, each with its own number of workers. */
const ORDER = ['unit', 'stories', 'e2e', 'journeys', 'browsers', 'faults', 'nightly'];
const after = (name: string) => ({ groupOrder: ORDER.indexOf(name) });

/**
 * Tests that start the whole product, with the patience of a browser. End-to-end files run several at a time, since most
 * of them wait for a clock; fault runs measure nothing but need the machine to themselves.
 */
const wholeProduct = (name: string, include: string[], maxWorkers: number) => ({
  test: {
    name,
    environment: 'node',
    include,
    globalSetup: ['tests/support/builtApp.ts', 'tests/support/demoFolder.ts'],
    setupFiles: ['tests/support/setupHeld.ts', 'tests/support/tellPages.ts'],
    // A process loads the libraries and launches a browser once for many files.
    isolate: false,
    maxWorkers,
    sequence: after(name),
    testTimeout: 300_000,
    hookTimeout: HUNG_MS,
    // Vitest's own second is short for a page that loads on a busy machine.
    expect: { poll: { timeout: HUNG_MS / 4 } },
  },
});

/** For the night only: workers killed at every step, and three runs of Storybook that compare pictures. */
const AT_NIGHT = ['packages/judge/src/sandbox/workerFaults.test.ts', 'tests/scripts/visualRun.test.ts'];

const inProcess = (name: string, include: string[], without: string[] = []) => ({
  test: {
    name,
    environment: 'node',
    include,
    exclude: [
      '**/node_modules/**',
      'tests/boundaries/fixture/**',
      'tests/{e2e,journeys,browsers,faults}/**',
      ...without,
    ],
    setupFiles: ['tests/support/sameExamples.ts'],
    // A process loads the server once for many files, so each file takes back what it mocked or set.
    isolate: false,
    maxWorkers: BUSY_WORKERS,
    sequence: after(name),
    testTimeout: HUNG_MS,
    hookTimeout: HUNG_MS,
  },
});

const nightly = ({ test }: ReturnType<typeof inProcess>) => ({
  test: { ...test, env: EVERYTHING, testTimeout: 20 * 60_000 },
});

/** Tests of which `npm test` tries a sample. */
const SAMPLED = [
  'tests/explanations/*.test.ts',
  'tests/storybook/docsPages.test.ts',
  'tests/expressions/linear.test.ts',
  'packages/content/src/checks/{campPoints,courses,coursesExecuted,snippets,solutions}.test.ts',
  'packages/judge/src/steps/corpusSteps.test.ts',
  'tests/protocol/protocolServer.test.ts',
  'packages/**/orders/**/{placeModel,orderModel}.test.ts',
  'packages/**/saving/protocol*.test.ts',
  'packages/server/src/exams/canary.test.ts',
  'packages/server/src/questions/parametric/{executed,parametric}.test.ts',
  'packages/server/src/http/port/handles.test.ts',
  'packages/server/src/testing/everyCall/{fuzz,lists/hiddenFields,matrix/matrix,matrix/scopeFlips}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      inProcess('unit', ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'], AT_NIGHT),
      wholeProduct('e2e', ['tests/e2e/**/*.test.ts'], BUSY_WORKERS),
      wholeProduct('journeys', ['tests/journeys/**/*.test.ts'], BUSY_WORKERS),
      wholeProduct('browsers', ['tests/browsers/**/*.test.ts'], 1),
      wholeProduct('faults', ['tests/faults/**/*.test.ts'], 1),
      nightly(inProcess('nightly', [...AT_NIGHT, ...SAMPLED, ...UNITS_BY_TURNS])),
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        test: {
          name: 'stories',
          sequence: after('stories'),
          isolate: false,
          // One page draws on one core.
          maxWorkers: availableParallelism(),
          // Both say: it hangs.
          testTimeout: HUNG_MS,
          hookTimeout: HUNG_MS,
          setupFiles: [
            'resizeSetup',
            'consoleSetup',
            'forceColorsSetup',
            ...(visual ? ['visualSetup'] : []),
            ...(visual === 'parts' ? ['visualPartsSetup'] : []),
            ...(against ? ['visualAgainstSetup'] : []),
            ...(process.env['STORY_SHARE'] ? ['storyShareSetup'] : []),
          ].map((name) => `packages/ui/src/storybook/${name}.ts`),
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: HUNG_MS,
            // Far from Beijing on purpose: a time that follows the computer's zone shows at once.
            provider: playwright({
              launchOptions,
              contextOptions: { timezoneId: 'America/New_York', locale: 'zh-CN' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Two pictures in a row that are the same: a busy machine takes its time.
                timeout: HUNG_MS / 2,
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0 },
                screenshotOptions: { animations: 'disabled', caret: 'hide' },
                resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => join(folders.changes, `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});

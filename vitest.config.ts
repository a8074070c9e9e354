import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { baselineFolder, chromiumPath } from './packages/ui/src/storybook/baseline.ts';
import { visualFolders } from './packages/ui/src/storybook/visualFolders.ts';

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

/**
 * Tests that start the whole product, with the patience of a browser. End-to-end files run several at a time, since most
 * of them wait for a clock; fault runs measure nothing but need the machine to themselves.
 */
const wholeProduct = (name: string, maxWorkers: number) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: 'tests/support/demoFolder.ts',
    setupFiles: ['tests/support/tellPages.ts'],
    // A process loads the libraries and launches a browser once for many files.
    isolate: false,
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: HUNG_MS,
    // Vitest's own second is short for a page that loads on a busy machine.
    expect: { poll: { timeout: HUNG_MS / 4 } },
  },
});

/** Files that are proven to hold. Vitest's own `--exclude` does not reach the stories. */
const leftOut = JSON.parse(process.env['TESTS_LEFT_OUT'] ?? '[]') as string[];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/boundaries/fixture/**', 'tests/e2e/**', 'tests/faults/**', ...leftOut],
          setupFiles: ['tests/support/sameExamples.ts'],
          // A process loads the server once for many files, so each file takes back what it mocked or set.
          isolate: false,
          maxWorkers: BUSY_WORKERS,
          testTimeout: HUNG_MS,
          hookTimeout: HUNG_MS,
        },
      },
      wholeProduct('e2e', BUSY_WORKERS),
      wholeProduct('faults', 1),
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        test: {
          name: 'stories',
          exclude: ['**/node_modules/**', ...leftOut],
          isolate: false,
          // One page draws on one core.
          maxWorkers: availableParallelism(),
          // Both say: it hangs.
          testTimeout: HUNG_MS,
          hookTimeout: HUNG_MS,
          setupFiles: [
            'resizeSetup',
            'consoleSetup',
            ...(visual ? ['visualSetup'] : []),
            ...(visual === 'parts' ? ['visualPartsSetup'] : []),
            ...(against ? ['visualAgainstSetup'] : []),
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

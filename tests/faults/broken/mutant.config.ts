// Runs Vitest with the controls replaced that MUTANT names; tests of these controls must fail.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { brokenText, breaksIn } from './brokenText.ts';

const breaks = breaksIn(process.env['MUTANT']);

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  plugins: [{ name: 'mutant', enforce: 'pre', transform: (code, id) => brokenText(code, id, breaks) }],
  test: {
    include: ['packages/server/src/**/*.test.ts'],
    setupFiles: ['tests/support/sameExamples.ts', 'tests/faults/broken/firstFailure.ts'],
    isolate: false,
    // Modules cached for another mutant must not be used.
    fsModuleCache: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

// Vitest with controls of the product taken out, those that MUTANT names: what tests them must go red.
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
    // What was read for another mutant is not read for this one.
    fsModuleCache: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

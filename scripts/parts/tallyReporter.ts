import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface SkippedTest {
  name: string;
  why: string;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: SkippedTest[];
}

const NO_REASON = 'no reason given';

/**
 * A Vitest reporter that writes a `Tally` to the file named by `AOSAI_TALLY`. Vitest's JSON report drops the
 * reason of a skip, and counts neither a file that cannot be loaded nor an error outside a test.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tally: Tally = { passed: 0, failed: errors.length, skipped: [] };
    for (const module of modules) {
      tally.failed += module.errors().length;
      for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') tally.passed += 1;
        else if (result.state === 'failed') tally.failed += 1;
        else {
          const why = result.state === 'skipped' ? result.note : undefined;
          tally.skipped.push({ name: `${module.relativeModuleId} › ${test.fullName}`, why: why ?? NO_REASON });
        }
      }
    }
    const file = process.env['AOSAI_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

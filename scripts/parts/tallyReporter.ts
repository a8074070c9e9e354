import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A test with the reason why it was skipped, or the first line of its error. */
export interface NamedTest {
  name: string;
  why: string;
}

/** Results of a test file. An error outside of all files is in an entry without a file name. */
export interface FileTally {
  file: string;
  passed: number;
  failed: NamedTest[];
  skipped: NamedTest[];
}

const NO_REASON = 'no reason given';

const whatOf = (error: { message?: string } | undefined): string =>
  error?.message?.split('\n').find((line) => line.trim() !== '') ?? NO_REASON;

const tallyOf = (module: TestModule): FileTally => {
  const file = module.relativeModuleId;
  const tally: FileTally = { file, passed: 0, failed: [], skipped: [] };
  for (const error of module.errors()) tally.failed.push({ name: file, why: whatOf(error) });
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) tally.failed.push({ name: `${file} › ${suite.fullName}`, why: whatOf(error) });
  for (const test of module.children.allTests()) {
    const result = test.result();
    const name = `${file} › ${test.fullName}`;
    if (result.state === 'passed') tally.passed += 1;
    else if (result.state === 'failed') tally.failed.push({ name, why: whatOf(result.errors[0]) });
    else tally.skipped.push({ name, why: (result.state === 'skipped' ? result.note : undefined) ?? NO_REASON });
  }
  return tally;
};

/**
 * A Vitest reporter that writes a `FileTally[]` to the file named by `AOSAI_TALLY`. Vitest's JSON report drops the
 * reason of a skip, and counts neither a file that cannot be loaded nor an error outside a test.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const outside = errors.map((error) => ({ name: 'outside a test', why: whatOf(error) }));
    const tallies = modules.map(tallyOf);
    if (outside.length > 0) tallies.push({ file: '', passed: 0, failed: outside, skipped: [] });
    const file = process.env['AOSAI_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tallies));
  }
}

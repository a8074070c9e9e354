import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { root } from './child.ts';

/** A test with the reason why it was skipped, or the first line of its error. */
export interface NamedTest {
  name: string;
  why: string;
}

/** A failed test. */
export interface FailedTest extends NamedTest {
  /** File and line of the expectation that failed, from the root; absent where Vitest names none. */
  at?: string;
  /** The rest of the message, then what was expected (`-`) and found (`+`). */
  more?: string[];
}

/** Results of a test file. An error outside of all files is in an entry without a file name. */
export interface FileTally {
  file: string;
  passed: number;
  failed: FailedTest[];
  skipped: NamedTest[];
}

const NO_REASON = 'no reason given';

const whatOf = (error: { message?: string } | undefined): string =>
  error?.message?.split('\n').find((line) => line.trim() !== '') ?? NO_REASON;

type Thrown = { message?: string; diff?: string; stacks?: readonly { file: string; line: number }[] };

function failed(name: string, error: Thrown | undefined): FailedTest {
  const [stack] = error?.stacks ?? [];
  const [, ...rest] = (error?.message ?? '').split('\n').filter((line) => line.trim() !== '');
  const diff = stripVTControlCharacters(error?.diff ?? '')
    .split('\n')
    .filter((line) => /^[-+] /u.test(line) && !/^(?:- Expected|\+ Received)$/u.test(line));
  const more = [...rest, ...diff];
  return {
    name,
    why: whatOf(error),
    ...(stack && { at: `${relative(root, stack.file)}:${stack.line}` }),
    ...(more.length > 0 && { more }),
  };
}

const tallyOf = (module: TestModule): FileTally => {
  const file = module.relativeModuleId;
  const tally: FileTally = { file, passed: 0, failed: [], skipped: [] };
  for (const error of module.errors()) tally.failed.push(failed(file, error));
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) tally.failed.push(failed(`${file} › ${suite.fullName}`, error));
  for (const test of module.children.allTests()) {
    const result = test.result();
    const name = `${file} › ${test.fullName}`;
    if (result.state === 'passed') tally.passed += 1;
    else if (result.state === 'failed') tally.failed.push(failed(name, result.errors[0]));
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

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SnippetCheck } from '@aosai/api/domain/paperSource';
import { openJudge } from '@aosai/judge/judge';
import { PAPER_KEYS, loadPaper } from './loadPaper.ts';
import { claimedOutput, plainText, squeeze } from './stemCode.ts';

const TEST_TIMEOUT_MS = 60_000;
const LIMITS = { timeMs: 2000, memoryKiB: 262_144 };

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

async function outputOf({ language, source, stdin = '' }: SnippetCheck): Promise<string> {
  const report = await judge.run({ language, source, limits: LIMITS, input: stdin });
  expect(report.verdict, report.compileMessage || report.stderr).toBe('AC');
  return squeeze(report.stdout);
}

const CHECKED = PAPER_KEYS.flatMap((key) =>
  loadPaper(key).sections.flatMap((section) =>
    section.questions.flatMap((question) =>
      'checks' in question
        ? (question.checks ?? []).map((check, index) => ({
            name: `${question.key} check ${index + 1}`,
            question,
            check,
          }))
        : [],
    ),
  ),
);

test.each(CHECKED)('$name proves the answer key', { timeout: TEST_TIMEOUT_MS }, async ({ question, check }) => {
  const output = await outputOf(check);
  expect(output).toBe(squeeze(check.output));
  if (question.type === '3') {
    const claim = output === 'true' || output === 'false' ? 'true' : squeeze(claimedOutput(question.stem) ?? '');
    expect(output === claim).toBe(question.answer);
  } else {
    const matching = question.options.filter((option) => plainText(option.text) === plainText(output));
    expect(matching.map((option) => option.id)).toEqual(question.answer);
  }
});

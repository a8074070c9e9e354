import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { openJudge } from '@aosai/judge/judge';
import type { Template } from './parametric.ts';
import { TEMPLATES } from './templates.ts';
import { wholeProgram } from './drawn.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => at * 7_919 + 1);
const TEMPLATES_EACH = 2;
/** Compiling takes longest, so `npm test` compiles a tenth of the batches each day. */
const DAYS = 10;
const LIMITS = { timeMs: 2000, memoryKiB: 262_144 };

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

/** Batches, since compiling a program takes longer than running its functions. */
const batches = (['cpp', 'python'] as const).flatMap((language) => {
  const all = TEMPLATES.filter((one) => one.language === language);
  return Array.from({ length: Math.ceil(all.length / TEMPLATES_EACH) }, (_, no) => ({
    language,
    no: no + 1,
    templates: all.slice(no * TEMPLATES_EACH, (no + 1) * TEMPLATES_EACH),
  }));
});

const drawnOf = (templates: readonly Template[]) =>
  templates.flatMap((template) =>
    SEEDS.map((seed) => ({ name: `${template.name} ${seed}`, written: template.drawn(seed).written })),
  );

test.each(todaysShare(batches, DAYS))(
  '$language batch $no prints its keys',
  { timeout: 120_000 },
  async ({ language, templates }) => {
    const drawn = drawnOf(templates);
    const report = await judge.run({
      language: language === 'cpp' ? CPP : PYTHON,
      source: wholeProgram(
        language,
        drawn.map(({ written }) => written),
      ),
      standard: 'c++11',
      limits: LIMITS,
      input: '',
    });
    expect(report.verdict, report.compileMessage || report.stderr).toBe('AC');
    const printed = report.stdout.trimEnd().split('\n');
    expect(drawn.map(({ name }, at) => `${name}: ${printed[at]?.trim()}`)).toEqual(
      drawn.map(({ name, written }) => `${name}: ${written.key}`),
    );
  },
);

// Counts the stories and runs them all, each with axe.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { root } from '../../scripts/parts/child.ts';
import { vitestGroup } from '../../scripts/parts/vitestGroup.ts';

export const name = 'stories';

/** An accessibility violation fails its story, so the number of failures bounds the violations. */
export const budgets: BenchEntry['budgets'] = { failedOrViolating: { max: 0 } };

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

export async function run(): Promise<Figures> {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const sum = (what: RegExp) => texts.reduce((total, text) => total + count(text, what), 0);
  const { passed, failed } = await vitestGroup(['--project', 'stories'], { quiet: true });
  return {
    components: files.length,
    states: sum(/\b(?:meta\.story|[A-Z]\w*\.extend)\(/gu),
    behaviours: sum(/\b[A-Z]\w*\.test\(/gu),
    run: passed + failed.length,
    failedOrViolating: failed.length,
  };
}

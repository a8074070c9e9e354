import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.ts';
import { type BenchReport, readReport, rowsOf } from './benchReport.ts';

/** Matches a figure in the README: `<!-- bench:judge.submissionsPerSecond -->14.2<!-- / -->`. */
const MARK = /<!-- bench:(?<bench>[^.\s]+)\.(?<figure>\S+) -->(?<shown>.*?)<!-- \/ -->/g;

/** Returns a line for each figure in a text that differs from docs/bench.json. */
export function differences(text: string, report: BenchReport): string[] {
  return [...text.matchAll(MARK)].flatMap(({ groups: { bench = '', figure = '', shown = '' } = {} }) => {
    const measured = rowsOf(report[bench]?.figures ?? {}).find(([name]) => name === figure)?.[1];
    return shown === measured ? [] : [`README.md: ${bench}.${figure} says ${shown}, measured ${measured ?? 'nothing'}`];
  });
}

export function wrongFigures(): string[] {
  const readme = join(root, 'README.md');
  if (!existsSync(readme)) return ['README.md is missing'];
  return differences(readFileSync(readme, 'utf8'), readReport());
}

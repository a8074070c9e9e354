// Runs tests/bench/*: each module exports `name`, `run()` and, if it has limits, `budgets`.
// `npm run bench -- judge` runs those whose name contains "judge" and keeps the results of the others.
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BenchEntry,
  benchFile,
  type Figures,
  markdownOf,
  overBudget,
  readReport,
  rowsOf,
} from './parts/benchReport.ts';
import { buildApp } from './parts/buildApp.ts';
import { root, seconds } from './parts/child.ts';
import { machine } from './parts/machine.ts';

interface Bench {
  name: string;
  run: () => Promise<Figures>;
  budgets?: BenchEntry['budgets'];
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

const files = globSync('tests/bench/*.{mjs,ts}', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
const modules: Bench[] = [];
// One at a time: two that load the same package at once, as a module and by require, fail.
for (const path of files.toSorted()) modules.push((await import(join(root, path))) as Bench);
const chosen = modules.filter(({ name }) => isWanted(name));
if (chosen.length === 0) throw new Error(`No bench matches; there are: ${modules.map(({ name }) => name).join(', ')}`);

await buildApp();
const report = readReport();
for (const bench of chosen) {
  console.log(`bench ${bench.name}`);
  const startedMs = performance.now();
  const entry: BenchEntry = {
    measuredAt: new Date().toISOString(),
    machine,
    figures: await bench.run(),
    budgets: bench.budgets ?? {},
  };
  for (const [figure, value] of rowsOf(entry.figures)) console.log(`  ${figure} = ${value}`);
  for (const line of overBudget(entry)) {
    console.error(`  over budget: ${line}`);
    process.exitCode = 1;
  }
  console.log(`  (${seconds(startedMs)})`);
  // A small run only checks that everything works, so its figures are not stored.
  if (process.env['AOSAI_BENCH_SMALL'] === '1') continue;
  report[bench.name] = entry;
  const sorted = Object.fromEntries(Object.entries(report).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(benchFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(benchFile.replace('.json', '.md'), markdownOf(sorted));
}

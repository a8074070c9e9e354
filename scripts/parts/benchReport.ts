import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.ts';

/** Result of a bench. Names carry their units (`saveP95Ms`); groups nest. */
export interface Figures {
  [name: string]: number | string | Figures;
}

interface Budget {
  max?: number;
  min?: number;
}

export interface BenchEntry {
  measuredAt: string;
  machine: string;
  figures: Figures;
  /** Limits by dotted figure name. */
  budgets: Record<string, Budget>;
}

export type BenchReport = Record<string, BenchEntry>;

export const benchFile = join(root, 'docs/bench.json');

/** Reads docs/bench.json; empty before the first run. */
export const readReport = (): BenchReport =>
  existsSync(benchFile) ? (JSON.parse(readFileSync(benchFile, 'utf8')) as BenchReport) : {};

const shown = (value: number | string): string =>
  typeof value === 'string' || Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)));

/** Returns every leaf as `[dotted name, formatted value]`. */
export function rowsOf(figures: Figures, prefix = ''): [name: string, value: string][] {
  return Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'object' ? rowsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, shown(value)]],
  );
}

const budgetText = ({ max, min }: Budget = {}): string =>
  [min === undefined ? '' : `≥ ${min}`, max === undefined ? '' : `≤ ${max}`].filter(Boolean).join(', ');

/** Returns a line for each figure outside its budget and for each budget without a figure. */
export function overBudget({ figures, budgets }: Pick<BenchEntry, 'figures' | 'budgets'>): string[] {
  const values = new Map(rowsOf(figures));
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const shownValue = values.get(name) ?? 'missing';
    const value = Number(shownValue);
    const isWithin = value <= (budget.max ?? Infinity) && value >= (budget.min ?? -Infinity);
    return isWithin ? [] : [`${name} is ${shownValue}, budget ${budgetText(budget)}`];
  });
}

/** Formats docs/bench.md with one table per bench. */
export function markdownOf(report: BenchReport): string {
  const sections = Object.entries(report).map(([name, { measuredAt, machine, figures, budgets }]) =>
    [
      `## ${name}`,
      '',
      `Measured ${measuredAt.slice(0, 10)} on ${machine}.`,
      '',
      '| figure | value | budget |',
      '| --- | ---: | --- |',
      ...rowsOf(figures).map(([figure, value]) => `| ${figure} | ${value} | ${budgetText(budgets[figure])} |`),
    ].join('\n'),
  );
  return ['# Figures', 'Written by `npm run bench`; do not edit.', ...sections].join('\n\n').concat('\n');
}

import { expect, test } from 'vitest';
import { type BenchReport, markdownOf, overBudget, rowsOf } from '../../scripts/parts/benchReport.ts';
import { differences } from '../../scripts/parts/figures.ts';

const report: BenchReport = {
  judge: {
    measuredAt: '2026-11-21T08:00:00.000Z',
    machine: '2 cores',
    figures: { verdictP50Ms: 740.123_45, perLanguage: { cppPerSecond: 3 }, level: 'L1' },
    budgets: { verdictP50Ms: { max: 700 }, 'perLanguage.cppPerSecond': { min: 1 }, neverMeasured: { max: 1 } },
  },
};

test('rowsOf: flattens figures to dotted names with four-digit values', () => {
  expect(rowsOf(report['judge']?.figures ?? {})).toEqual([
    ['verdictP50Ms', '740.1'],
    ['perLanguage.cppPerSecond', '3'],
    ['level', 'L1'],
  ]);
});

test('overBudget: names figures outside their budget and budgets without a figure', () => {
  expect(report['judge'] && overBudget(report['judge'])).toEqual([
    'verdictP50Ms is 740.1, budget ≤ 700',
    'neverMeasured is missing, budget ≤ 1',
  ]);
});

test('markdownOf: writes one table per bench, with machine and budgets', () => {
  expect(markdownOf(report)).toBe(`# Figures

Written by \`npm run bench\`; do not edit.

## judge

Measured 2026-11-21 on 2 cores.

| figure | value | budget |
| --- | ---: | --- |
| verdictP50Ms | 740.1 | ≤ 700 |
| perLanguage.cppPerSecond | 3 | ≥ 1 |
| level | L1 |  |
`);
});

test('differences: names figures in the README that differ from the measured ones', () => {
  const readme = [
    'right <!-- bench:judge.perLanguage.cppPerSecond -->3<!-- / -->',
    'old <!-- bench:judge.verdictP50Ms -->500<!-- / --> ms',
    'invented <!-- bench:room.loadMs -->1<!-- / -->',
  ].join('\n');
  expect(differences(readme, report)).toEqual([
    'README.md: judge.verdictP50Ms says 500, measured 740.1',
    'README.md: room.loadMs says 1, measured nothing',
  ]);
});

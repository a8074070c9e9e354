import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DYING_POINTS } from '../faults/broken/dyingPoints.ts';
import { ORDER_MUTANTS } from '../faults/broken/orderMutants.ts';
import { IMPORT_LEASELESS, LEASELESS, ONE_TRY, UNFENCED, UNRECORDED } from '../faults/broken/serverBreaks.ts';

const sources = globSync('packages/{server,api,judge}/src/**/*.ts').map((file) => ({
  path: `/${file}`,
  text: readFileSync(file, 'utf8'),
}));

/** How often a text occurs in the files whose path ends with `file`. */
const countOf = (file: string, text: string): number =>
  sources
    .filter(({ path }) => path.endsWith(file))
    .reduce((sum, source) => sum + source.text.split(text).length - 1, 0);

test('fault tests: each control that a broken build replaces occurs in the source once', () => {
  const controls = [
    ...DYING_POINTS.map(({ file, before }) => [file, before] as const),
    ...[...UNFENCED, ...LEASELESS, ...ONE_TRY, ...UNRECORDED, ...IMPORT_LEASELESS].map(
      ({ file, control }) => [file, control] as const,
    ),
    ...ORDER_MUTANTS.flatMap(({ breaks }) => breaks.map(({ file, control }) => [file, control] as const)),
  ];
  expect(controls.length).toBeGreaterThan(30);
  expect(controls.filter(([file, text]) => countOf(file, text) !== 1)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Cost } from './countCosts.ts';
import { type Before, OFFICE_COSTS } from './officeCosts.ts';

const DECISION = join(import.meta.dirname, '../../docs/decisions/0090-what-a-season-costs.md');

const inWords = ({ presses, pages }: Cost): string => `${presses} on ${pages}`;

function beforeInWords(before: Before): string {
  switch (before.known) {
    case 'impossible':
      return `not possible: ${before.why}`;
    case 'no':
      return '—';
    default:
      return `${inWords(before)}, ${before.known}`;
  }
}

test('officeCosts: decision 0090 has the same numbers in its table', () => {
  const rows = readFileSync(DECISION, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows.slice(1)).toEqual(
    Object.values(OFFICE_COSTS).map(({ what, before, now, walk }) => [
      what,
      beforeInWords(before),
      inWords(now),
      `\`${walk}\``,
    ]),
  );
});

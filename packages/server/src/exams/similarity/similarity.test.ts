import { expect, test } from 'vitest';
import { type Program, similarPairs, winnow, tokensOf } from './similarPairs.ts';

test('winnow: gives the fingerprints of the published example', () => {
  const hashes = [77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98];
  expect(winnow(hashes, 4).map(({ hash, at }) => `${hash}@${at}`)).toEqual(['17@3', '17@6', '8@8', '39@11', '17@15']);
});

test('tokensOf: ignores names, numbers, texts, spaces, comments and includes', () => {
  const one = '#include <iostream>\nint main() { int a = 1; // one\n return a + 2; }';
  const other = 'int main()\n{\n  int total = 40; /* two */ return total+7;\n}';
  expect(tokensOf(53, one)).toEqual(tokensOf(53, other));
  expect(tokensOf(71, 'x = "a"  # text\nprint(x)')).toEqual(['V', '=', 'S', 'V', '(', 'V', ')']);
});

const PIECES = [
  (v: string) => `if (${v} > 3) { ${v}--; }`,
  (v: string) => `while (${v} < 9) ${v} += 2;`,
  (v: string) => `a[${v}] = b[${v}] * 4;`,
  (v: string) => `cout << ${v} << endl;`,
  (v: string) => `return f(${v}, 1);`,
  (v: string) => `for (;;) { break; }`.replace(';;', `; ${v};`),
  (v: string) => `do ${v} = !p && q; while (r);`,
  (v: string) => `switch (${v}) { case 1: continue; }`,
  (v: string) => `${v} ^= 7 | s;`,
];

/** A program whose statements are ordered by the seed. */
function program(seed: number, statements: number, name: string): string {
  let state = seed;
  return Array.from({ length: statements }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return PIECES[Math.floor(state / 65_536) % PIECES.length]?.(name) ?? '';
  }).join('\n');
}

const of = (id: string, code: string, memberId = id): Program => ({ id, memberId, language: 53, code });

test('similarPairs: finds only the renamed copy in a class with short and repeated programs', () => {
  const others = [2, 3, 5, 8].map((seed) => of(`s${seed}`, program(seed, 40, 'i')));
  const copied = [of('first', program(11, 40, 'i')), of('copy', program(11, 40, 'index'))];
  const tries = [of('try1', program(17, 40, 'i'), 'same'), of('try2', program(17, 40, 'i'), 'same')];
  const short = [of('short1', program(19, 3, 'i')), of('short2', program(19, 3, 'k'))];
  const pairs = similarPairs([...others, ...copied, ...tries, ...short], []);
  expect(pairs).toEqual([{ a: 'first', b: 'copy', similarity: 1 }]);
});

test('similarPairs: ignores code that was handed out', () => {
  const template = program(11, 40, 'i');
  expect(similarPairs([of('a', template), of('b', template)], [{ language: 53, code: template }])).toEqual([]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff, shortened } from './lineDiff.ts';

const signs = { same: ' ', removed: '-', added: '+' } as const;
const seen = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test('lineDiff: keeps equal lines and replaces changed ones', () => {
  expect(seen('a\nb\nc\nd\n', 'a\nx\nc\ne\nd')).toEqual([' a', '-b', '+x', ' c', '+e', ' d']);
  expect(lineDiff('a\nb', 'b')).toEqual([
    { kind: 'removed', text: 'a', beforeNo: 1, afterNo: null },
    { kind: 'same', text: 'b', beforeNo: 2, afterNo: 1 },
  ]);
  expect(seen('', 'a\n')).toEqual(['+a']);
  expect(seen('a\r\nb\r\n', 'a\nb\n')).toEqual([' a', ' b']);
});

test('lineDiff: reproduces both programs from its lines', () => {
  const program = fc.array(fc.constantFrom('', 'a', 'b', 'c', ' a'), { maxLength: 12 });
  fc.assert(
    fc.property(program, program, (a, b) => {
      const lines = lineDiff(`${a.join('\n')}\n`, `${b.join('\n')}\n`);
      const textsOf = (other: 'added' | 'removed') =>
        lines.filter(({ kind }) => kind !== other).map(({ text }) => text);
      const whole = (list: string[]) => (list.length === 0 ? [''] : list);
      expect([textsOf('added'), textsOf('removed')]).toEqual([whole(a), whole(b)]);
    }),
  );
});

test('lineDiff: replaces very long programs that have nothing in common as a whole', () => {
  const many = (word: string) => Array.from({ length: 2_100 }, (_, no) => `${word}${no}`).join('\n');
  expect(lineDiff(many('a'), many('b'))).toHaveLength(4_200);
});

test('shortened: counts equal lines far from a change', () => {
  const before = Array.from({ length: 9 }, (_, no) => `${no}`).join('\n');
  expect(shortened(lineDiff(before, before.replace('4', 'x')), 1)).toMatchObject([
    { hidden: 3 },
    { lines: [{ text: '3' }, { text: '4' }, { text: 'x' }, { text: '5' }] },
    { hidden: 3 },
  ]);
  expect(shortened(lineDiff('a', 'a'), 1)).toEqual([{ hidden: 1 }]);
});

import { expect, expectTypeOf, test } from 'vitest';
import { coded, type ValueIn } from './labelled.ts';

const LAMP = coded({ off: ['0', '关', 'warn'], on: ['1', '开'] });

test('coded: one declaration gives values by name, labels, tones and options', () => {
  const { values, options, off, on } = LAMP;
  expect({ values, options, off, on }).toEqual({
    values: ['0', '1'],
    options: [
      { value: '0', label: '关' },
      { value: '1', label: '开' },
    ],
    off: '0',
    on: '1',
  });
  expect(LAMP.values.map((value) => [LAMP.label(value), LAMP.tone(value)])).toEqual([
    ['关', 'warn'],
    ['开', 'neutral'],
  ]);
  expect([LAMP.has('1'), LAMP.has('2')]).toEqual([true, false]);
});

test('coded: the type of its values is the union of the codes', () => {
  expectTypeOf<ValueIn<typeof LAMP>>().toEqualTypeOf<'0' | '1'>();
  expectTypeOf(LAMP.off).toEqualTypeOf<'0'>();
});

test('coded: a name must not hide a property of the set', () => {
  // @ts-expect-error `values` is a property of every labelled set
  expect(() => coded({ values: ['0', '关'] })).not.toThrow();
});

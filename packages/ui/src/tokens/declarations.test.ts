import { expect, test } from 'vitest';
import { darkColor } from './dark.ts';
import { declarations } from './declarations.ts';
import { theme } from './theme.ts';

test('declarations: names each variable by the path of its value', () => {
  expect(declarations({ a: { b: '--x-a-b' }, c: '--x-c' }, { a: { b: '#fff' }, c: 3 })).toBe('--x-a-b:#fff;--x-c:3;');
});

test('declarations: leaves out variables without a value', () => {
  expect(declarations({ a: '--x-a', b: '--x-b' }, { b: '1' })).toBe('--x-b:1;');
});

test('darkColor: sets every colour variable of the light theme', () => {
  const names = (css: string) => css.match(/--[\w-]+(?=:)/g);
  expect(names(declarations(theme.vars, { color: darkColor }))).toEqual(
    names(declarations(theme.vars, { color: theme.raw.color })),
  );
});

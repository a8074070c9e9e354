import { expect, test } from 'vitest';
import { darkColor } from './dark.ts';
import { declarations } from './declarations.ts';
import { theme } from './theme.ts';

test('variables are set by the path of their value', () => {
  expect(declarations({ a: { b: '--x-a-b' }, c: '--x-c' }, { a: { b: '#fff' }, c: 3 })).toBe('--x-a-b:#fff;--x-c:3;');
});

test('a path without a value keeps its variable', () => {
  expect(declarations({ a: '--x-a', b: '--x-b' }, { b: '1' })).toBe('--x-b:1;');
});

test('the dark theme sets every colour variable of the light one', () => {
  const names = (css: string) => css.match(/--[\w-]+(?=:)/g);
  expect(names(declarations(theme.vars, { color: darkColor }))).toEqual(
    names(declarations(theme.vars, { color: theme.raw.color })),
  );
});

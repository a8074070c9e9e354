import { expect, test } from 'vitest';
import { roomKeyOf } from './roomKeys.ts';

const press = (key: string, more: Partial<Parameters<typeof roomKeyOf>[0]> = {}) =>
  roomKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...more });

test('roomKeyOf: letters choose by position in either case, F flags, arrows turn pages', () => {
  expect(['a', 'D', 'f', 'ArrowLeft', 'ArrowRight'].map((key) => press(key))).toEqual([
    { kind: 'choose', place: 0 },
    { kind: 'choose', place: 3 },
    { kind: 'flag' },
    { kind: 'previous' },
    { kind: 'next' },
  ]);
});

test('roomKeyOf: a digit selects a part of a group', () => {
  expect(['1', '9', '0'].map((key) => press(key))).toEqual([
    { kind: 'part', place: 0 },
    { kind: 'part', place: 8 },
    null,
  ]);
});

test('roomKeyOf: Ctrl or Cmd with Enter runs', () => {
  expect(press('Enter', { ctrlKey: true })).toEqual({ kind: 'run' });
  expect(press('Enter', { metaKey: true })).toEqual({ kind: 'run' });
});

test('roomKeyOf: ignores other shortcuts of the browser', () => {
  expect([press('a', { ctrlKey: true }), press('f', { metaKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('roomKeyOf: ignores input-method composition, key repeat and other keys', () => {
  expect([press('a', { isComposing: true }), press('f', { repeat: true }), press('Tab'), press('z')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

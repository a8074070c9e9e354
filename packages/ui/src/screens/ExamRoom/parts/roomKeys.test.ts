import { expect, test } from 'vitest';
import { roomKeyOf } from './roomKeys.ts';

const press = (key: string, more: Partial<Parameters<typeof roomKeyOf>[0]> = {}) =>
  roomKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...more });

test('letters choose by place in either case, F flags, arrows turn pages', () => {
  expect(['a', 'D', 'f', 'ArrowLeft', 'ArrowRight'].map((key) => press(key))).toEqual([
    { kind: 'choose', place: 0 },
    { kind: 'choose', place: 3 },
    { kind: 'flag' },
    { kind: 'previous' },
    { kind: 'next' },
  ]);
});

test('a digit picks a part of a group', () => {
  expect(['1', '9', '0'].map((key) => press(key))).toEqual([
    { kind: 'part', place: 0 },
    { kind: 'part', place: 8 },
    null,
  ]);
});

test('Ctrl or Cmd with Enter runs, other shortcuts of the browser are left alone', () => {
  expect(press('Enter', { ctrlKey: true })).toEqual({ kind: 'run' });
  expect(press('Enter', { metaKey: true })).toEqual({ kind: 'run' });
  expect([press('a', { ctrlKey: true }), press('f', { metaKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what an input method composes and a held letter mean nothing', () => {
  expect([press('a', { isComposing: true }), press('f', { repeat: true }), press('Tab'), press('z')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

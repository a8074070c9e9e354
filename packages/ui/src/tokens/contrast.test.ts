import { expect, test } from 'vitest';
import { contrast, mix, parseHex } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';

type Role = keyof typeof lightColor;

const surfaces: Role[] = ['paper', 'surface', 'sunken', 'code'];
const inks: Role[] = ['ink', 'ink2', 'ink3'];
const signals: Role[] = ['primary', 'primaryHover', 'seal', 'ok', 'warn', 'bad', 'mle'];
const soft: [Role, Role][] = [
  ['primary', 'primarySoft'],
  ['ink', 'primarySoft'],
  ['ink2', 'primarySoft'],
  ['seal', 'sealSoft'],
  ['ok', 'okSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['mle', 'mleSoft'],
  ['ink', 'okSoft'],
  ['ink', 'warnSoft'],
  ['ink', 'badSoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSeal', 'seal'],
  ['onBad', 'bad'],
  ['onBad', 'badHover'],
  ['onReverse', 'reverse'],
];
const readable: [Role, Role][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [Role, Role] => [ink, surface])),
  ...surfaces.flatMap((surface) => signals.map((signal): [Role, Role] => [signal, surface])),
  ...soft,
];
const visible: [Role, Role][] = (['paper', 'surface'] as const).map((surface) => ['lineStrong', surface]);

const tooFaint = (colors: Record<Role, string>, pairs: [Role, Role][], least: number) =>
  pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(colors[front], colors[back]) }))
    .filter((pair) => pair.ratio < least);

test.each([
  ['light', lightColor],
  ['dark', darkColor],
])('contrast: every ink reaches 4.5:1 on every surface it is used on in %s', (_, colors) => {
  expect(tooFaint(colors, readable, 4.5)).toEqual([]);
});

test.each([
  ['light', lightColor],
  ['dark', darkColor],
])('contrast: the border of a control reaches 3:1 in %s', (_, colors) => {
  expect(tooFaint(colors, visible, 3)).toEqual([]);
});

test('contrast: returns the published values', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#fff').toFixed(2)).toBe('4.48');
});

test('mix: lies between its two colours', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#fff', 0.5), mix('#102030', '#fff', 1)]).toEqual([
    '#000000',
    '#808080',
    '#ffffff',
  ]);
});

test('parseHex: refuses text that is not a hex colour', () => {
  expect(() => parseHex('cinnabar')).toThrow(RangeError);
});

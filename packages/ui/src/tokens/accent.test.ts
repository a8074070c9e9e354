import { expect, test } from 'vitest';
import { accentColors, accentCss } from './accent.ts';
import { contrast } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';

test.each(['#24438f', '#ffcc00', '#7fffd4', '#000000', '#ffffff', '#0a7', '#c2352b'])(
  'accentColors: %s becomes readable on every surface of both themes',
  (accent) => {
    const { light, dark } = accentColors(accent);
    const ratios = [
      [light.primary, lightColor.paper],
      [light.primary, lightColor.surface],
      [light.primary, lightColor.sunken],
      [light.primary, light.primarySoft],
      [light.primaryHover, light.onPrimary],
      [light.onPrimary, light.primary],
      [dark.primary, darkColor.paper],
      [dark.primary, darkColor.surface],
      [dark.primary, darkColor.sunken],
      [dark.primary, dark.primarySoft],
      [dark.primaryHover, dark.onPrimary],
      [dark.onPrimary, dark.primary],
    ].map(([front = '', back = '']) => contrast(front, back));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
);

test('accentColors: keeps an accent that is already readable', () => {
  expect(accentColors('#24438f').light.primary).toBe('#24438f');
});

test('accentCss: sets only the accent variables, in both themes', () => {
  const css = accentCss('#24438f');
  expect(css.match(/--ao-[\w-]+/g)).toEqual([
    '--ao-color-primary',
    '--ao-color-primaryHover',
    '--ao-color-primarySoft',
    '--ao-color-onPrimary',
    '--ao-color-primary',
    '--ao-color-primaryHover',
    '--ao-color-primarySoft',
    '--ao-color-onPrimary',
  ]);
});

test('accentCss: refuses text that is not a hex colour', () => {
  expect(() => accentCss('red;}body{display:none')).toThrow(RangeError);
});

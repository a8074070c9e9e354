import { expect, test } from 'vitest';
import { EDITOR_COLORS } from './colors.ts';

const channel = (hex: string, from: number) => {
  const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('contrast: agrees with published values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'vs-dark'] as const)(
  'EDITOR_COLORS: in %s, each text color has a contrast of 4.5:1 on each background',
  (theme) => {
    const colors = EDITOR_COLORS[theme];
    const inks = [colors.ink, colors.ink2, colors.ink3, colors.primary, colors.ok, colors.violet, colors.bad];
    const grounds = [colors.background, colors.activeLine, colors.primarySoft];
    const tooFaint = inks.flatMap((ink) =>
      grounds.filter((ground) => contrast(ink, ground) < 4.5).map((g) => [ink, g]),
    );
    expect(tooFaint).toEqual([]);
  },
);

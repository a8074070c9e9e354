import { contrast, mix } from './contrast.ts';
import { darkColor } from './dark.ts';
import { declarations } from './declarations.ts';
import { lightColor } from './light.ts';
import { darkScope, lightScope } from './scope.ts';
import { theme } from './theme.ts';

type AccentColor = Record<'primary' | 'primaryHover' | 'primarySoft' | 'onPrimary', string>;

const leastContrast = 4.5;

/** Moves a colour towards black or white until its contrast is at least 4.5:1 on every given surface. */
const readableOn = (colour: string, towards: string, surfaces: readonly string[]): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (surfaces.every((surface) => contrast(candidate, surface) >= leastContrast)) return candidate;
  }
  return towards;
};

/**
 * The accent roles of both themes from one brand colour, darkened or lightened as far as needed for 4.5:1 against every
 * surface.
 *
 * @param accent `#rgb` or `#rrggbb`, as in `settings.json`
 * @throws RangeError when the text is not a hex colour
 */
export const accentColors = (accent: string): { light: AccentColor; dark: AccentColor } => {
  const lightSoft = mix(accent, lightColor.surface, 0.9);
  const darkSoft = mix(accent, darkColor.surface, 0.8);
  const light = readableOn(accent, '#000000', [lightSoft, lightColor.surface, lightColor.paper, lightColor.sunken]);
  const dark = readableOn(accent, '#ffffff', [darkSoft, darkColor.surface, darkColor.paper, darkColor.sunken]);
  return {
    light: {
      primary: light,
      primaryHover: mix(light, '#000000', 0.2),
      primarySoft: lightSoft,
      onPrimary: lightColor.onPrimary,
    },
    dark: {
      primary: dark,
      primaryHover: mix(dark, '#ffffff', 0.2),
      primarySoft: darkSoft,
      onPrimary: readableOn(mix(dark, '#000000', 0.8), '#000000', [dark]),
    },
  };
};

/**
 * Style-sheet text that replaces the accent in both themes; put it in a `<style>` after that of `ThemeStyle` (in the
 * body, or last in a shadow root).
 *
 * @throws RangeError when the text is not a hex colour
 */
export const accentCss = (accent: string): string => {
  const { light, dark } = accentColors(accent);
  return [
    `${lightScope}{${declarations(theme.vars, { color: light })}}`,
    `${darkScope}{${declarations(theme.vars, { color: dark })}}`,
  ].join('');
};

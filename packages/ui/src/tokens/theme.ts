import { createTheme } from 'styled-components';
import { lightColor, lightShadow } from './light.ts';
import { control, font, layer, motion, radius, space, text, weight } from './scale.ts';

/**
 * The theme of all styles. Each leaf is a typed reference to a CSS variable with the light value as fallback, so styles
 * stay static and changing the theme changes variables: `theme.color.ink` is `var(--ao-color-ink, #1a2233)`.
 * `ThemeStyle` sets the variables. `theme.vars` has the bare names, `theme.raw` the light values.
 */
export const theme = createTheme(
  { color: lightColor, shadow: lightShadow, font, text, weight, space, radius, control, motion, layer },
  { prefix: 'ao' },
);

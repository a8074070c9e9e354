import { createGlobalStyle } from 'styled-components';
import { darkColor, darkShadow } from './dark.ts';
import { declarations } from './declarations.ts';
import { darkScope, lightScope } from './scope.ts';
import { theme } from './theme.ts';

const light = declarations(theme.vars, theme.raw);
const dark = declarations(theme.vars, { color: darkColor, shadow: darkShadow });

/**
 * Sets the variables of both themes. Mount it once per document or shadow root, outside of
 * everything that is styled; choose the theme by `data-theme="light|dark"` on `<html>` or the host.
 */
export const ThemeStyle = createGlobalStyle`
  ${lightScope} {
    color-scheme: light;
    ${light}
  }
  ${darkScope} {
    color-scheme: dark;
    ${dark}
  }
`;

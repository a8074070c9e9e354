import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { darkColor, darkShadow } from './dark.ts';
import { declarations } from './declarations.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { theme } from './theme.ts';
import { ThemeStyle } from './ThemeStyle.ts';

/** Before a script has chosen a theme, the system's counts, unless `data-theme` already names one. */
const systemTheme = `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(theme.vars, { color: darkColor, shadow: darkShadow })}}}`;

/**
 * A page as HTML that looks right without a script: its styles, then its markup. The styles are plain, so that the
 * page's own script neither adopts nor keeps them. Links work, but buttons are inert, since nothing would hear them.
 */
export function stillHtml(page: ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    const styled = createElement(Fragment, null, createElement(ThemeStyle), createElement(GlobalStyle), page);
    const markup = renderToStaticMarkup(sheet.collectStyles(styled));
    const css = sheet
      .getStyleTags()
      .replaceAll(/<\/?style[^<>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^".]*"\]\{[^{}]*\}/g, '');
    return `<style>${css}${systemTheme}</style>${markup.replaceAll('<button ', '<button inert ')}`;
  } finally {
    sheet.seal();
  }
}

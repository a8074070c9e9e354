import { createElement, useEffect } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { docsThemes, isDark } from '../packages/ui/src/storybook/docs/docsTheme.ts';
import { WIDTHS } from '../packages/ui/src/storybook/toolbars.ts';

const FRAME = '[data-scale]:has(> div > #storybook-preview-iframe)';

/** Gives the story's frame the width chosen in the toolbar, over that of the story. */
const frameCss = (width: unknown): string => {
  if (width === 'full') return `${FRAME} { width: 100% !important; height: 100% !important; }`;
  const chosen = Object.entries(WIDTHS).find(([name]) => name === width)?.[1].styles;
  return chosen
    ? `${FRAME} { flex: none; margin: 0 auto; width: ${chosen.width} !important; height: ${chosen.height} !important; }`
    : '';
};

/** Follows the toolbar in Storybook's frame: its theme, and the width of the story. Draws nothing in the toolbar. */
export const ReaderChoices = () => {
  const api = useStorybookApi();
  const [{ look, width }] = useGlobals();
  useEffect(() => {
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    const update = () => api.setOptions({ theme: isDark(look) ? docsThemes.dark : docsThemes.light });
    update();
    dark.addEventListener('change', update);
    return () => dark.removeEventListener('change', update);
  }, [api, look]);
  return createElement('style', null, frameCss(width));
};

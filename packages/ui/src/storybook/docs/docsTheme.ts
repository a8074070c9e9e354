import { create, type ThemeVars } from 'storybook/theming';
import { darkColor } from '../../tokens/dark.ts';
import { lightColor } from '../../tokens/light.ts';
import { font, radius } from '../../tokens/scale.ts';

const themeOf = (base: 'light' | 'dark', color: Record<keyof typeof lightColor, string>): ThemeVars =>
  create({
    base,
    brandTitle: '奥赛 Aosai',
    brandTarget: '_self',
    fontBase: font.sans,
    fontCode: font.mono,
    colorPrimary: color.seal,
    colorSecondary: color.primary,
    appBg: color.paper,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: Number.parseInt(radius.control, 10),
    textColor: color.ink,
    textInverseColor: color.onReverse,
    textMutedColor: color.ink3,
    barBg: color.surface,
    barTextColor: color.ink2,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: Number.parseInt(radius.control, 10),
  });

/** Themes of Storybook's frame and of its pages of documentation, in the product's colours and faces. */
export const docsThemes = { light: themeOf('light', lightColor), dark: themeOf('dark', darkColor) };

/** Whether Storybook itself is dark: the toolbar's theme, or the computer's as long as each story shows its own. */
export const isDark = (look: unknown): boolean =>
  look === 'dark' || (look !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);

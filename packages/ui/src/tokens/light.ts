import { palette } from './palette.ts';

/**
 * Colour roles of the light theme; `dark` has the same keys. `ink*` and every `…Soft` pair reach 4.5:1, `lineStrong`
 * 3:1 (tested in contrast.test.ts).
 */
export const lightColor = {
  /** The page itself. */
  paper: palette.paper,
  /** Cards, bars, dialogs. */
  surface: palette.white,
  /** Sunken surfaces: code heads, the empty part of a progress bar, neutral tags. */
  sunken: palette.wash,
  /** Background of source code. */
  code: palette.rice,
  /** Hairlines that only separate. */
  line: palette.thread,
  /** Borders of controls. */
  lineStrong: palette.stone,

  ink: palette.ink,
  ink2: palette.slate,
  ink3: palette.fog,

  /** The accent: primary actions, selection, progress, focus. */
  primary: palette.inkBlue,
  primaryHover: palette.inkBlueDeep,
  primarySoft: palette.inkBlueMist,
  onPrimary: palette.white,

  /** The brand seal, flags a student sets, and what starts soon; nothing else. */
  seal: palette.cinnabar,
  sealSoft: palette.cinnabarMist,
  onSeal: palette.white,

  ok: palette.pine,
  okSoft: palette.pineMist,
  warn: palette.amber,
  warnSoft: palette.amberMist,
  bad: palette.rust,
  badHover: palette.rustDeep,
  badSoft: palette.rustMist,
  onBad: palette.white,
  mle: palette.violet,
  mleSoft: palette.violetMist,

  /** The page's colours reversed. */
  reverse: palette.ink,
  onReverse: palette.paper,
  /** Dims the page behind a dialog. */
  scrim: 'rgba(26, 34, 51, 0.42)',
};

/** Shadows of the light theme: almost none on cards, a soft one under floating surfaces. */
export const lightShadow = {
  card: '0 1px 2px rgba(26, 34, 51, 0.05), 0 4px 16px rgba(26, 34, 51, 0.05)',
  float: '0 2px 6px rgba(26, 34, 51, 0.08), 0 12px 32px rgba(26, 34, 51, 0.14)',
};

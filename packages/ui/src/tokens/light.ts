import { palette } from './palette.ts';

/**
 * Colour roles by day. Keys are the contract of the theme: `dark` gives the same keys.
 * `ink*` and every `…Soft` pair reach 4.5:1, `lineStrong` 3:1 (proven in contrast.test.ts).
 */
export const lightColor = {
  /** The page itself. */
  paper: palette.paper,
  /** Cards, bars, dialogs. */
  surface: palette.white,
  /** Wells: code heads, the empty part of a progress bar, quiet tags. */
  sunken: palette.wash,
  /** Behind source code. */
  code: palette.rice,
  /** Hairlines that only separate. */
  line: palette.thread,
  /** Borders that show where a control is. */
  lineStrong: palette.stone,

  ink: palette.ink,
  ink2: palette.slate,
  ink3: palette.fog,

  /** The accent: primary actions, selection, progress, focus. */
  primary: palette.inkBlue,
  primaryHover: palette.inkBlueDeep,
  primarySoft: palette.inkBlueMist,
  onPrimary: palette.white,

  /** The brand seal, a student's own flags and what is about to begin; nothing else. */
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

  /** Tooltips: the reverse of the page. */
  reverse: palette.ink,
  onReverse: palette.paper,
  /** What dims the page behind a dialog. */
  scrim: 'rgba(26, 34, 51, 0.42)',
};

/** Shadows by day: almost none on cards, a soft one under what floats. */
export const lightShadow = {
  card: '0 1px 2px rgba(26, 34, 51, 0.05), 0 4px 16px rgba(26, 34, 51, 0.05)',
  float: '0 2px 6px rgba(26, 34, 51, 0.08), 0 12px 32px rgba(26, 34, 51, 0.14)',
};

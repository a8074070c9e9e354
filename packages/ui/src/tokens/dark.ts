import type { lightColor, lightShadow } from './light.ts';
import { palette } from './palette.ts';

/** Colour roles of the dark theme, with the keys of `lightColor`. */
export const darkColor = {
  paper: palette.night,
  surface: palette.nightRaised,
  sunken: palette.nightDeep,
  code: palette.nightCode,
  line: palette.nightThread,
  lineStrong: palette.nightStone,

  ink: palette.moon,
  ink2: palette.moonMuted,
  ink3: palette.moonFaint,

  primary: palette.skyInk,
  primaryHover: palette.skyInkBright,
  primarySoft: palette.skyInkDeep,
  onPrimary: palette.skyInkWell,

  seal: palette.ember,
  sealSoft: palette.emberDeep,
  onSeal: palette.emberWell,

  ok: palette.mint,
  okSoft: palette.mintDeep,
  warn: palette.sand,
  warnSoft: palette.sandDeep,
  bad: palette.coral,
  badHover: palette.coralBright,
  badSoft: palette.coralDeep,
  onBad: palette.emberWell,
  mle: palette.lilac,
  mleSoft: palette.lilacDeep,

  reverse: palette.moon,
  onReverse: palette.night,
  scrim: 'rgba(4, 6, 11, 0.66)',
} satisfies Record<keyof typeof lightColor, string>;

/** Cards have no shadow in the dark, only a hairline; floating surfaces keep a dark halo. */
export const darkShadow = {
  card: 'none',
  float: '0 12px 32px rgba(0, 0, 0, 0.5)',
} satisfies Record<keyof typeof lightShadow, string>;

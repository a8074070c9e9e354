/** Width in px below which a mobile browser gets the phone version of a component. */
export const mobileWidthPx = 700;

const mobileAgent = /iPhone|iPod|Mobile/i;
/** Android and HarmonyOS tablets leave `Mobile` out; these agents may have it. */
const tabletAgent = /iPad|Tablet|PlayBook/i;

/**
 * Whether to mount phone components (another editor, another layout tree): a mobile browser by its user agent AND
 * narrower than 700 px. A tablet or a narrow desktop window is neither.
 *
 * @param userAgent `navigator.userAgent`
 * @param widthPx width of the viewport in CSS px
 */
export const isMobile = (userAgent: string, widthPx: number): boolean =>
  mobileAgent.test(userAgent) && !tabletAgent.test(userAgent) && widthPx < mobileWidthPx;

/** Media queries for style templates: `${media.narrow} { … }`. 760 px is the only width styles branch on. */
export const media = {
  narrow: '@media (max-width: 760px)',
  /** A window in which fixed bars would leave too little: a phone on its side, or 200 % zoom. */
  low: '@media (max-height: 500px)',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

/** Font stacks: system faces for Chinese, any available fixed-width face for code. */
export const font = {
  sans: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  /** Only for the characters of seals and of empty states; all text is in the sans stack. */
  serif: '"Noto Serif CJK SC", "Songti SC", STKaiti, SimSun, serif',
  mono: '"JetBrains Mono", "Cascadia Mono", ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace',
};

/**
 * Type sizes in px. `display` is for one figure in a view (a score), `clock` for countdowns, `headline` for the one step
 * that a page names, `phone` for a page's title on a phone, `figure` for numbers in rows, `section` for headings
 * within a text, `dense` for tables and notes.
 */
export const text = {
  display: '48px',
  clock: '26px',
  headline: '34px',
  title: '26px',
  phone: '22px',
  figure: '20px',
  heading: '18px',
  section: '17px',
  lead: '16px',
  body: '15px',
  dense: '14px',
  small: '13px',
  tiny: '12px',
};

/** Weights as variable fonts give them; static Chinese faces round to 400, 500 and 700. */
export const weight = { regular: '400', medium: '550', bold: '650' };

/** Spacing on the 4-px grid; keys are pixels. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  48: '48px',
};

/** Corner radii in px. */
export const radius = { tag: '4px', control: '6px', card: '10px', round: '999px' };

/** Heights of controls in px; `touch` is the smallest comfortable touch target. */
export const control = { small: '30px', medium: '36px', large: '44px', touch: '44px' };

/** Durations, under 200 ms but for the press of a seal; the global style removes them under reduced motion. */
export const motion = { quick: '120ms', calm: '180ms', press: '240ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' };

/** z-index of what floats above the page, lowest first. */
export const layer = { bar: 10, overlay: 100, popover: 200, toast: 300 };

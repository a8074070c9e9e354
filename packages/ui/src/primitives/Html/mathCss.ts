import { WEB_BASE } from '@aosai/api/kit/constants';
import { theme } from '../../tokens/theme.ts';

const face = (family: string, file: string): string => `
  @font-face {
    font-family: '${family}';
    src: url('${WEB_BASE}fonts/${file}.woff2') format('woff2');
    font-display: swap;
  }
`;

/**
 * Bundled math fonts: browsers without a math font cannot stretch braces, and none renders the alphabets of
 * `mathvariant`.
 */
export const mathCss = `
  ${face('Aosai Math', 'math')}
  ${face('Aosai Math Double', 'math-double')}
  ${face('Aosai Math Script', 'math-script')}
  ${face('Aosai Math Fraktur', 'math-fraktur')}
  math {
    font-family: 'Aosai Math', math;
    font-size: 1.06em;
  }
  math[display='block'] {
    margin: 12px 0;
  }
  /* An author picks colours for white paper; here the same hue must be light. */
  [data-theme='dark'] & [mathcolor],
  :host([data-theme='dark']) & [mathcolor] {
    filter: invert(1) hue-rotate(180deg);
  }
  math [mathvariant] {
    text-transform: none;
  }
  math [mathvariant^='bold'] {
    font-weight: ${theme.weight.bold};
  }
  math [mathvariant$='italic'] {
    font-style: italic;
  }
  math [mathvariant='double-struck'] {
    font-family: 'Aosai Math Double', 'Aosai Math', math;
  }
  math [mathvariant$='script'] {
    font-family: 'Aosai Math Script', 'Aosai Math', math;
  }
  math [mathvariant$='fraktur'] {
    font-family: 'Aosai Math Fraktur', 'Aosai Math', math;
  }
  math [mathvariant='monospace'] {
    font-family: ${theme.font.mono};
  }
  math [mathvariant^='sans-serif'] {
    font-family: sans-serif;
  }
`;

import { KATEX_OPTIONS, mathRule } from '@aosai/api/questions/mathRule';
import { withStretchingBars } from '@aosai/api/kit/stretchingBars';
import { isMathColour, MATH_ATTRIBUTES, MATH_TAGS } from '@aosai/api/kit/statementHtml';
import katex from 'katex';
import { safeMarkdown } from '../kit/office/previewMarkdown.ts';

/** The TeX source in KaTeX's MathML, which the server removes. */
const ANNOTATION = /<annotation [^<>]*>[^<]*<\/annotation>/g;
const TAG = /<(\/?)([a-z]+)((?:\s[^<>]*)?)>/g;
const ATTRIBUTE = /\s([a-zA-Z-]+="[^"]*")/g;

function isKept(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  return MATH_ATTRIBUTES.includes(name) && (name !== 'mathcolor' || isMathColour(value.slice(1, -1)));
}

/** Reduces a formula to what the server's sanitiser keeps. */
const cleanMath = (html: string): string =>
  html.replaceAll(ANNOTATION, '').replaceAll(TAG, (_tag, slash: string, name: string, attributes: string) => {
    if (name === 'span') return `<${slash}span>`;
    if (!MATH_TAGS.includes(name)) return '';
    const own = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, one = '']) => (isKept(one) ? [one] : []));
    return `<${slash}${[name, ...own].join(' ')}>`;
  });

const markdown = safeMarkdown().use(
  mathRule((source, displayMode) =>
    cleanMath(withStretchingBars(katex.renderToString(source, { ...KATEX_OPTIONS, displayMode }))),
  ),
);

/** Markdown with formulas, as the server renders it when saved. Imports KaTeX, so only editors may use it. */
export const previewStatement = (text: string): string => markdown.render(text).trim();

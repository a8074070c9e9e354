import { fileURLToPath } from 'node:url';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';

/** Letters that stay distinct when bent and cut (an e becomes a c); answers ignore case. */
export const CAPTCHA_SIGNS = 'ABCDEFHKMNPRTWXYadkmpwxy'.split('');
/** From KaTeX, which is installed for formulas: a server may have no fonts. */
const FONTS = ['SansSerif-Bold', 'SansSerif-Italic', 'Main-Bold', 'Typewriter-Regular'];
const EM = 100;

/** `M`, `L`, `Q`, `C` or `Z` with its points, relative to the middle of the letter; an em is 100 wide. */
export interface PathCommand {
  type: string;
  points: [x: number, y: number][];
}
export type Glyph = readonly PathCommand[];

// The package is also a function, which its types omit.
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string;

function readPath(d: string): Glyph {
  const drawn = [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type = 'Z', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = numbers.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
    return { type, points };
  });
  const all = drawn.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [cx, cy] = [middle(xs), middle(ys)];
  return drawn.map(({ type, points }) => ({ type, points: points.map(([x, y]) => [x - cx, y - cy]) }));
}

const glyphOf = (sign: string): Glyph => {
  const svg = draw(sign, { width: 2 * EM, height: 2 * EM, fontSize: EM, noise: 0 });
  return readPath(/ d="([^"]+)"/.exec(svg)?.[1] ?? '');
};

let glyphs: ReadonlyMap<string, readonly Glyph[]> | undefined;

/** Every letter in every font, read once, so that a picture needs no font. */
export function captchaGlyphs(): ReadonlyMap<string, readonly Glyph[]> {
  if (glyphs) return glyphs;
  const found = new Map(CAPTCHA_SIGNS.map((sign): [string, Glyph[]] => [sign, []]));
  const katex = fileURLToPath(new URL('fonts/', import.meta.resolve('katex')));
  for (const font of FONTS) {
    svgCaptcha.loadFont(`${katex}KaTeX_${font}.ttf`);
    for (const sign of CAPTCHA_SIGNS) found.get(sign)?.push(glyphOf(sign));
  }
  glyphs = found;
  return found;
}

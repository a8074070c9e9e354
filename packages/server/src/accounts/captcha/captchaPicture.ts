import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { openLimiter } from '../../base/limitConcurrency.ts';
import { fileURLToPath } from 'node:url';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';

/** Letters that stay distinct when bent and cut (an e becomes a c); answers ignore case. */
export const CAPTCHA_SIGNS = 'ABCDEFHKMNPRTWXYadkmpwxy'.split('');
/** From KaTeX, which is installed for formulas: a server may have no fonts. */
const FONTS = ['SansSerif-Bold', 'SansSerif-Italic', 'Main-Bold', 'Typewriter-Regular'];
const EM = 100;

/** `M`, `L`, `Q`, `C` or `Z` with its points, relative to the middle of the letter; an em is 100 wide. */
interface PathCommand {
  type: string;
  points: [x: number, y: number][];
}
type Glyph = readonly PathCommand[];

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

let known: ReadonlyMap<string, readonly Glyph[]> | undefined;

/** Every letter in every font, read once, so that a picture needs no font. */
function captchaGlyphs(): ReadonlyMap<string, readonly Glyph[]> {
  if (known) return known;
  const found = new Map(CAPTCHA_SIGNS.map((sign): [string, Glyph[]] => [sign, []]));
  const katex = fileURLToPath(new URL('fonts/', import.meta.resolve('katex')));
  for (const font of FONTS) {
    svgCaptcha.loadFont(`${katex}KaTeX_${font}.ttf`);
    for (const sign of CAPTCHA_SIGNS) found.get(sign)?.push(glyphOf(sign));
  }
  known = found;
  return found;
}

const LENGTH = 4;
/** Larger than displayed, for high-resolution screens. */
const WIDTH = 240;
const HEIGHT = 80;
const INK = '#262626';
const PAPER = '#ffffff';
const GRAIN = 70;

/** The letters of the next picture; tests replace this. */
export const captchaLetters = {
  next: (): string => Array.from({ length: LENGTH }, () => CAPTCHA_SIGNS[randomInt(CAPTCHA_SIGNS.length)]).join(''),
};

/** Images are rendered outside the server's thread; one at a time leaves the cores to passwords and answers. */
const inTurn = openLimiter({ atOnce: 1, maxWaiting: 200 });

const between = (least: number, most: number): number => least + (randomInt(1_000_001) / 1_000_000) * (most - least);

type Bend = (x: number, y: number) => [x: number, y: number];

/** A random distortion of the sheet: two waves along each side. */
function newBend(): Bend {
  const wave = (amplitude: number, length: number) => {
    const [height, turn, phase] = [between(amplitude / 2, amplitude), (2 * Math.PI) / length, between(0, 2 * Math.PI)];
    return (at: number) => height * Math.sin(at * turn + phase);
  };
  const [across, acrossFine] = [wave(6, 120), wave(2, 38)];
  const [along, alongFine] = [wave(5, 88), wave(1.6, 31)];
  return (x, y) => [x + along(y) + alongFine(y), y + across(x) + acrossFine(x)];
}

const pathOf = (glyph: Glyph, place: Bend): string =>
  glyph
    .map(
      ({ type, points }) =>
        `${type}${points
          .map(([x, y]) =>
            place(x, y)
              .map((n) => n.toFixed(1))
              .join(' '),
          )
          .join(' ')}`,
    )
    .join('');

/** Rotated, slanted, wider or narrower than the letter before, and overlapping it a little. */
function placed(at: number, bend: Bend): Bend {
  const [turn, lean] = [between(-0.3, 0.3), between(-0.25, 0.25)];
  const [wide, tall] = [between(0.56, 0.7), between(0.6, 0.74)];
  const [cx, cy] = [46 + at * 49 + between(-4, 4), HEIGHT / 2 + between(-6, 6)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const [sx, sy] = [(x + lean * y) * wide, y * tall];
    return bend(cx + sx * cos - sy * sin, cy + sx * sin + sy * cos);
  };
}

/** A stroke from edge to edge: in the ink's colour it joins letters, in the paper's it cuts them. */
function stroke(colour: string, width: number): string {
  const y = () => between(14, HEIGHT - 14).toFixed(0);
  const [a, b] = [between(50, 100).toFixed(0), between(140, 190).toFixed(0)];
  return `<path d="M0 ${y()}C${a} ${y()} ${b} ${y()} ${WIDTH} ${y()}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`;
}

function drawingOf(text: string): string {
  const glyphs = captchaGlyphs();
  const bend = newBend();
  const letters = text.split('').map((letter, at) => {
    const hands = glyphs.get(letter) ?? glyphs.get(letter.toUpperCase()) ?? [];
    const glyph = hands[randomInt(Math.max(1, hands.length))] ?? [];
    return `<path d="${pathOf(glyph, placed(at, bend))}" fill="${INK}" stroke="${INK}" stroke-width="${between(0.5, 3).toFixed(1)}"/>`;
  });
  const strokes = [stroke(PAPER, 2), stroke(INK, between(1.8, 2.6)), stroke(INK, between(1.4, 2.2))];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>${letters.join('')}${strokes.join('')}</svg>`;
}

/** One channel of a drawing, with noise over ink and paper, so that there are no edges to follow. */
function grained(drawing: Buffer, channels: number): Buffer {
  const grey = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < grey.length; at += 1) {
    const noise = (Math.random() - 0.5) * GRAIN;
    grey[at] = Math.max(0, Math.min(255, (drawing[at * channels] ?? 0) + noise));
  }
  return grey;
}

/** A JPEG of these letters: bent, joined, cut and noisy. It contains nothing else about them. */
export function captchaPicture(text: string): Promise<Buffer> {
  return inTurn(async () => {
    const { data, info } = await sharp(Buffer.from(drawingOf(text)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = grained(data, info.channels);
    return sharp(grey, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .jpeg({ quality: 45 })
      .toBuffer();
  });
}

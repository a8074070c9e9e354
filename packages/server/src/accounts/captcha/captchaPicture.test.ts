import sharp from 'sharp';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';
import { expect, test } from 'vitest';
import { captchaLetters, captchaPicture, CAPTCHA_SIGNS } from './captchaPicture.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const draw = svgCaptcha as unknown as (text: string, options?: ConfigObject) => string;

/**
 * A program that read 30 of 30 older pictures: every letter has its own sequence of path commands however its points
 * move, and its position is where its path begins.
 */
const commandsOf = (d: string) => d.replaceAll(/[^MLQCZ]/g, '');
const KNOWN = new Map(
  ALPHABET.split('').map((sign) => [
    commandsOf(/fill="[^n"]+" d="([^"]+)"/.exec(draw(sign, { noise: 0 }))?.[1] ?? ''),
    sign,
  ]),
);
function readPaths(picture: string): string {
  const signs = [...picture.matchAll(/<path fill="[^n"]+" d="([^"]+)"/g)].map(([, d = '']) => ({
    sign: KNOWN.get(commandsOf(d)) ?? '?',
    x: Number(/^M(-?[\d.]+)/.exec(d)?.[1]),
  }));
  return signs
    .toSorted((a, b) => a.x - b.x)
    .map(({ sign }) => sign)
    .join('');
}
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

test('captchaPicture: defeats a program that read every older picture from its path commands', async () => {
  const before = Array.from({ length: 30 }, () => svgCaptcha.create({ size: 4, ignoreChars: '0oO1iIlLjJ9gqQ5sS2zZ' }));
  expect(before.filter(({ text, data }) => same(readPaths(data), text)).length).toBeGreaterThan(20);
  const now = Array.from({ length: 30 }, () => captchaLetters.next());
  const read = await Promise.all(now.map(async (text) => readPaths((await captchaPicture(text)).toString('latin1'))));
  expect(read).toEqual(now.map(() => ''));
});

test('captchaPicture: two pictures of the same letters share no row of pixels, and there is no metadata', async () => {
  const [one, two] = await Promise.all(
    ['kFpm', 'kFpm'].map(async (text) =>
      sharp(await captchaPicture(text))
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(one?.info).toMatchObject({ width: 240, height: 80, channels: 1 });
  const rows = (pixels: Buffer) =>
    Array.from({ length: 80 }, (_, y) => pixels.subarray(y * 240, y * 240 + 240).toString('hex'));
  const shared = new Set(rows(one?.data ?? Buffer.alloc(0)));
  expect(rows(two?.data ?? Buffer.alloc(0)).filter((row) => shared.has(row))).toEqual([]);
  const { exif, icc, comments } = await sharp(await captchaPicture('kFpm')).metadata();
  expect([exif, icc, comments]).toEqual([undefined, undefined, undefined]);
});

test('captchaPicture: every possible letter leaves ink', async () => {
  const ink = await Promise.all(
    CAPTCHA_SIGNS.map(async (sign) => {
      const { data } = await sharp(await captchaPicture(sign.repeat(4)))
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((grey) => grey < 110).length;
    }),
  );
  // The strokes alone leave about 900.
  expect(Math.min(...ink)).toBeGreaterThan(1_300);
});

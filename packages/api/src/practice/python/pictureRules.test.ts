import { expect, test } from 'vitest';
import { isPlainPng } from './pictureRules.ts';

const chunk = (type: string, content: readonly number[]): number[] => [
  0,
  0,
  content.length >> 8,
  content.length & 255,
  ...new TextEncoder().encode(type),
  ...content,
  0,
  0,
  0,
  0,
];
const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const size = (width: number, height: number) => [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255];
const png = (...chunks: number[][]) => Uint8Array.from([...HEAD, ...chunks.flat()]);
const HEADER = chunk('IHDR', [...size(640, 480), 8, 6, 0, 0, 0]);
const PIXELS = chunk('IDAT', [1, 2, 3]);
const END = chunk('IEND', []);

test('isPlainPng: takes a picture of pixels', () => {
  expect(isPlainPng(png(HEADER, PIXELS, END))).toBe(true);
});

test('isPlainPng: refuses texts, what follows the end, and a missing end', () => {
  const text = chunk('tEXt', [...new TextEncoder().encode('<script>alert(1)</script>')]);
  const all = [
    png(HEADER, text, PIXELS, END),
    png(HEADER, PIXELS, END, [60, 33]),
    png(HEADER, PIXELS),
    png(PIXELS, END),
  ];
  expect(all.map(isPlainPng)).toEqual([false, false, false, false]);
});

test('isPlainPng: refuses other files and impossible sizes', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const huge = png(chunk('IHDR', [...size(60_000, 480), 8, 6, 0, 0, 0]), PIXELS, END);
  const long = png(HEADER, [255, 255, 255, 255, ...new TextEncoder().encode('IDAT')], END);
  expect([svg, huge, long, new Uint8Array()].map(isPlainPng)).toEqual([false, false, false, false]);
});

import { expect, test } from 'vitest';
import { fenText, moneyText, priceText } from './moneyText.ts';

test.each([
  [0, '0'],
  [1, '0.01'],
  [10, '0.10'],
  [1_250, '12.50'],
  [29_800, '298'],
  [123_456_789, '1,234,567.89'],
  [-29_805, '-298.05'],
  // A floating-point product would give 4.3499999….
  [435, '4.35'],
])('fenText: %i fen is %s', (fen, text) => {
  expect(fenText(fen)).toBe(text);
});

test('moneyText and priceText: format ¥12 without a space, and a price of 0 as 免费', () => {
  expect([moneyText(12_800), priceText(1_250), priceText(0), moneyText(0)]).toEqual(['¥128', '¥12.50', '免费', '¥0']);
});

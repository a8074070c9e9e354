import { expect, test } from 'vitest';
import { withTogether } from './withTogether.ts';

const n = '<math><mi>n</mi></math>';

test('withTogether: keeps a formula with adjacent brackets and punctuation, leaves others unchanged', () => {
  expect(withTogether(`第 ${n} 行（${n}），共 ${n}。`)).toBe(
    `第 ${n} 行<span data-part="together">（${n}），</span>共 <span data-part="together">${n}。</span>`,
  );
  expect(withTogether(`<math display="block"><mi>n</mi></math>。`)).toBe(`<math display="block"><mi>n</mi></math>。`);
});

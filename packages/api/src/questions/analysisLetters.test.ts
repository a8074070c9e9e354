import { expect, test } from 'vitest';
import { analysisFor } from './analysisLetters.ts';

const NOTE = '（字母按 A 卷）';
const asked = (order: string, stemHtml = '<p>输出是（ ）。</p>') => ({
  stemHtml,
  options: order.split('').map((id) => ({ id, html: '<p>3</p>' })),
});
/** A becomes C, B becomes D, C becomes A, D becomes B. */
const turned = (html: string, stem?: string) => analysisFor(html, asked('ABCD', stem), asked('CDAB', stem), NOTE);

test('analysisFor: letters in 选 X, 选项 X and X 项 follow their options', () => {
  expect(turned('<p>交换了，选 C。</p><p>选 A 是没有变化；选 B：漏掉了第三句；选 D、B 都不对。</p>')).toBe(
    '<p>交换了，选 A。</p><p>选 C 是没有变化；选 D：漏掉了第三句；选 B、D 都不对。</p>',
  );
  expect(turned('<p>选项 A 错，B 项对，A、D 选项少了一步。</p>')).toBe('<p>选项 C 错，D 项对，C、B 选项少了一步。</p>');
});

test('analysisFor: letters in programs, formulas and longer words keep', () => {
  const html = "<p>选 B。<code>c - 'A'</code> 用 C++ 写，<math><mi>A</mi></math> 存 ASCII 码。</p>";
  expect(turned(html)).toBe(html.replace('选 B', '选 D'));
});

test('analysisFor: a text with a letter that may be no option keeps its letters and says so', () => {
  for (const html of [
    '<p>A 只做了一半，选 B。</p>',
    '<p>这一行有一个 A，选 B。</p>',
    '<p>第二个选项少一步，选 B。</p>',
  ])
    expect(turned(html)).toBe(`<p>${NOTE}</p>${html}`);
  expect(turned('<p>选 A 的人最多。</p>', '<p>从 A 城到 B 城</p>')).toBe(`<p>${NOTE}</p><p>选 A 的人最多。</p>`);
});

test('analysisFor: a text without letters and options in their own order change nothing', () => {
  expect(turned('<p>先算乘法。</p>')).toBe('<p>先算乘法。</p>');
  expect(analysisFor('<p>A 错，选 B。</p>', asked('ABCD'), asked('ABCD'), NOTE)).toBe('<p>A 错，选 B。</p>');
});

test('analysisFor: of several parts no letter is certain', () => {
  const group = (order: string) => ({ ...asked(''), parts: [asked('TF'), asked(order)] });
  expect(analysisFor('<p>第 2 问选 B。</p>', group('ABCD'), group('BCDA'), NOTE)).toBe(
    `<p>${NOTE}</p><p>第 2 问选 B。</p>`,
  );
  expect(analysisFor('<p>先读循环。</p>', group('ABCD'), group('BCDA'), NOTE)).toBe('<p>先读循环。</p>');
});

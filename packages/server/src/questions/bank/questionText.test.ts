import { expect, test } from 'vitest';
import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { gramsOf, likenessOf, askedTexts, bitsApart, percentsAlike, searchable, searchOf } from './questionText.ts';

const aChoice = (stem: string, options: string[], more: Partial<ChoiceSource> = {}): ChoiceSource => ({
  key: '',
  type: SINGLE,
  stem,
  analysis: '解析里的话',
  difficulty: 'easy',
  tags: ['循环'],
  options: options.map((text, place) => ({ id: 'ABCDEFGH'[place] ?? '', text })),
  answer: ['A'],
  ...more,
});
const hashOf = (source: ChoiceSource) => likenessOf(source).contentHash;

test('likenessOf: gives one hash to the same question, whatever its layout, order of options and key', () => {
  const one = aChoice('表达式 `7 / 2` 的值是（　）。', ['3', '3.5', '4', '2']);
  const other = aChoice('表达式７/２的值是( )', ['2', '4', '3', '3.5'], { answer: ['C'], analysis: '' });
  expect(hashOf(other)).toBe(hashOf(one));
});

test('likenessOf: counts a picture but not its address, which each import changes', () => {
  const shown = (address: string) => aChoice(`如图 ![流程](${address}) 输出`, ['1', '2']);
  expect(hashOf(shown('/aosai/api/common/file/a.png'))).toBe(hashOf(shown('02a3e298f1533f62.png')));
  expect(hashOf(aChoice('如图流程输出', ['1', '2']))).not.toBe(hashOf(shown('a.png')));
});

test('likenessOf: compares texts of nothing but punctuation literally', () => {
  expect(hashOf(aChoice('$$$', []))).not.toBe(hashOf(aChoice('```', [])));
  expect(hashOf(aChoice('？？', []))).toBe(hashOf(aChoice(' ？？ ', [])));
});

test('likenessOf: another operator, other options or another type give another hash', () => {
  const one = aChoice('7 / 2 的值是', ['3', '4']);
  const others = [
    aChoice('7 * 2 的值是', ['3', '4']),
    aChoice('7 / 2 的值是', ['3', '5']),
    { ...one, type: '2' as const },
  ];
  expect(new Set([one, ...others].map(hashOf)).size).toBe(4);
});

test('likenessOf: questions that differ in a word share a band and most of their pairs', () => {
  const text = '有一个长度为 n 的数组，小明想把它从小到大排好序，每次可以交换相邻的两个数，问最少要交换多少次。'.repeat(
    3,
  );
  const [one, other] = [aChoice(text, ['1', '2']), aChoice(text.replace('小明', '小红'), ['1', '2'])];
  const bands = new Set(likenessOf(one).bands);
  expect(likenessOf(other).bands.some((band) => bands.has(band))).toBe(true);
  const [near = 0, same, far] = percentsAlike(askedTexts(one), [other, one, aChoice('别的', [])]);
  expect([near > 80, same, far]).toEqual([true, 100, 0]);
  const bandsOf = (source: ChoiceSource) => likenessOf(source).bands;
  const apart = [other, one, aChoice('别的', [])].map((source) => bitsApart(bandsOf(one), bandsOf(source)));
  expect(apart.toSorted((a, b) => a - b)).toEqual([apart[1], apart[0], apart[2]]);
});

test('searchOf: covers title, tags, text and options, but neither key nor analysis', () => {
  const { text, grams } = searchOf(aChoice('求 Ｎ 的阶乘', ['递归']), '阶乘');
  expect(text).toBe('阶乘 循环 求 n 的阶乘 递归');
  expect(grams).toEqual(expect.arrayContaining(['阶乘', '循环', 'n', '递归']));
  expect(searchable('  Ａb\0\n c ')).toBe('ab\uFFFD c');
  expect(gramsOf('ab c')).toEqual(['a', 'b', 'ab', 'c']);
});

test('a search finds the first words of a text that is as long as may be, and what it keeps of it is bounded', () => {
  const signs = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * at) % 20_011)));
  const { grams } = searchOf(aChoice(signs.join(''), []), '长文');
  expect(grams.length).toBe(4_096);
  expect(grams).toEqual(expect.arrayContaining(gramsOf(signs.slice(0, 1_500).join(''))));
});

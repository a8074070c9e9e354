import { expect, test } from 'vitest';
import { articleFaults, lessonBlocks, lessonFaults } from './lessonPlaces.ts';

const animation = (inside: string) => `前面\n\n:::animation ${inside}\n:::\n\n后面`;

test('lessonFaults: accepts an animation, which has no program', () => {
  expect(lessonFaults(animation('递归\n4'))).toEqual([]);
  expect(lessonBlocks(animation('递归\n4'))).toEqual([]);
});

test.each([
  ['no end', ':::animation 递归\n4', [{ line: 1, message: ':::animation 没有结束，请在数据后面单独写一行 :::' }]],
  ['no name', ':::animation\n4\n:::', [{ line: 1, message: expect.stringMatching(/要写动画的名字/) }]],
  ['an unknown name', animation('快排\n4'), [{ line: 3, message: expect.stringMatching(/没有「快排」这个动画/) }]],
  ['wrong data', animation('递归\n100'), [{ line: 3, message: '「100」不是 2 到 7 的整数' }]],
])('lessonFaults, articleFaults: name the line of an animation with %s', (_name, text, faults) => {
  expect(lessonFaults(text)).toEqual(faults);
  expect(articleFaults(text)).toEqual(faults);
});

test('articleFaults: refuses the blocks of lectures, since nothing runs programs in an article', () => {
  expect(articleFaults('一\n:::gap\n:::')).toEqual([{ line: 2, message: '没有 :::gap 这种块，可以用 :::animation' }]);
});

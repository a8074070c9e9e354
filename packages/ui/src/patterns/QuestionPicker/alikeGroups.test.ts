import { expect, test } from 'vitest';
import { alikeTexts } from './alikeGroups.ts';

const pair = (id: string, otherId: string) => ({ id, title: `题 ${id}`, otherId, otherTitle: `题 ${otherId}` });
const basket = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test('alikeTexts: names a group once, in the order of the basket', () => {
  expect(alikeTexts([pair('d', 'c'), pair('b', 'a'), pair('d', 'a')], basket, '已在试卷里')).toEqual([
    '第 1、2、3、4 题',
  ]);
  expect(alikeTexts([pair('d', 'b'), pair('c', 'a')], basket, '已在试卷里')).toEqual(['第 1、3 题', '第 2、4 题']);
});

test('alikeTexts: names what is already in the paper by its title, and only beside a question of the basket', () => {
  expect(alikeTexts([pair('b', 'x'), pair('x', 'y'), pair('v', 'w')], basket, '已在试卷里')).toEqual([
    '第 2 题和已在试卷里的「题 x」「题 y」',
  ]);
});

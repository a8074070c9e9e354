import { expect, test } from 'vitest';
import { certificateText, levelText, sealText } from './sealText.ts';

test.each([
  ['变量与赋值', '变量'],
  ['认识计算机与环境', '计算'],
  ['第 3 课 整除和取余', '整除'],
  ['if 语句', '语句'],
  ['第一个程序', '程序'],
  ['if 与 else', '判断'],
  ['do-while', '循环'],
  ['break 与 continue', '跳出'],
  ['printf', '学成'],
  ['的', '学成'],
])('sealText: the seal of %s says %s', (title, seal) => {
  expect(sealText(title)).toBe(seal);
});

test.each([
  ['GESP C++ 一级', '一级'],
  ['C++ 1 级考点闯关', '一级'],
  ['奥赛语法', '奥赛'],
])('levelText: the seal of the course %s says %s', (title, seal) => {
  expect(levelText(title)).toBe(seal);
});

test.each([
  ['C++ 二级周末班', '奥赛二级'],
  ['GESP 3 级冲刺', '奥赛三级'],
  ['暑假集训', '奥赛结业'],
])('certificateText: the seal on a certificate of %s says %s', (title, seal) => {
  expect(certificateText(title)).toBe(seal);
});

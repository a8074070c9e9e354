import { SINGLE, TRUE_FALSE, PROGRAMMING } from '@aosai/api/questions/kinds';
import type { PaperOutline } from '../../src/papers/paperOutline.ts';
import { single1 } from './single1.ts';
import { single2 } from './single2.ts';
import { task as stepStreak } from './tasks/step-streak/task.ts';
import { task as waterTrees } from './tasks/water-trees/task.ts';
import { trueFalse } from './trueFalse.ts';

export const paper = {
  key: 'gesp-cpp-1',
  title: 'GESP C++ 一级 模拟考试（一）',
  summary: '一级模拟卷：计算机基础、变量与数据类型、输入输出、算术与逻辑运算、分支结构、循环结构和简单的程序调试。',
  template: 'gesp-1',
  language: 'cpp',
  durationMin: 120,
  passScore: 60,
  feedback: 'ioi',
  scorePolicy: 'best',
  notes: [
    '本卷共 27 题，满分 100 分，考试时间 120 分钟，60 分及以上为通过。',
    '单选题 15 题，每题 2 分；判断题 10 题，每题 2 分；编程题 2 题，每题 25 分。',
    '编程题可以多次提交，以得分最高的一次计分；每个测试点按通过情况给分。',
    '题目中的程序段都已经写好 `#include <iostream>`、`#include <cstdio>` 和 `using namespace std;`，放在 `main` 函数中运行；`int` 占 4 字节。',
  ].join('\n\n'),
  sections: [
    { name: '单选题', type: SINGLE, pointsEach: 200, questions: [...single1, ...single2] },
    { name: '判断题', type: TRUE_FALSE, pointsEach: 200, questions: trueFalse },
    { name: '编程题', type: PROGRAMMING, pointsEach: 2500, tasks: [waterTrees, stepStreak] },
  ],
} satisfies PaperOutline;

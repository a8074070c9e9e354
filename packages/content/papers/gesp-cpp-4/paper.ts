import { SINGLE, TRUE_FALSE, PROGRAMMING } from '@aosai/api/questions/kinds';
import type { PaperOutline } from '../../src/papers/paperOutline.ts';
import { single1 } from './single1.ts';
import { single2 } from './single2.ts';
import { task as outstandingTeas } from './tasks/outstanding-teas/task.ts';
import { task as snakeTeams } from './tasks/snake-teams/task.ts';
import { trueFalse } from './trueFalse.ts';

export const paper = {
  key: 'gesp-cpp-4',
  title: 'GESP C++ 四级 模拟考试（一）',
  summary: '四级模拟卷：函数与参数传递、指针、结构体、二维数组、递推、排序、文件重定向与异常处理。',
  template: 'gesp-4',
  language: 'cpp',
  durationMin: 120,
  passScore: 60,
  feedback: 'ioi',
  scorePolicy: 'best',
  notes: [
    '本卷共 27 题，满分 100 分，考试时间 120 分钟，60 分及以上为通过。',
    '单选题 15 题，每题 2 分；判断题 10 题，每题 2 分；编程题 2 题，每题 25 分。',
    '编程题可以多次提交，以得分最高的一次计分；每个测试点按通过情况给分。',
    '题目中的程序默认在常见的 64 位系统上用 C++11 编译，`int` 占 4 字节。',
  ].join('\n\n'),
  sections: [
    { name: '单选题', type: SINGLE, pointsEach: 200, questions: [...single1, ...single2] },
    { name: '判断题', type: TRUE_FALSE, pointsEach: 200, questions: trueFalse },
    { name: '编程题', type: PROGRAMMING, pointsEach: 2500, tasks: [outstandingTeas, snakeTeams] },
  ],
} satisfies PaperOutline;

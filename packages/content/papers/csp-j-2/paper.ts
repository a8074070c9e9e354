import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { PaperOutline } from '../../src/papers/paperOutline.ts';
import { task as echoSegments } from './tasks/echo-segments/task.ts';
import { task as libraryCart } from './tasks/library-cart/task.ts';
import { task as orienteering } from './tasks/orienteering/task.ts';
import { task as scienceMuseum } from './tasks/science-museum/task.ts';

export const paper = {
  key: 'csp-j-2',
  title: 'CSP-J 第二轮 模拟测试（一）',
  summary: '入门级第二轮模拟卷：四道编程题，依次考查排序与模拟、字符串计数、网格最短路和动态规划。',
  template: 'csp-j2',
  language: 'any',
  durationMin: 210,
  passScore: 150,
  feedback: 'deferred',
  scorePolicy: 'last',
  notes: [
    '本卷共 4 道编程题，每题 100 分，满分 400 分，考试时间 210 分钟（3 小时 30 分钟）。',
    '程序从标准输入读入，向标准输出写结果，不需要使用文件。每题时间限制 1 秒，内存限制 256 MB。',
    '每题的测试点分成若干个子任务，一个子任务的测试点全部通过才能得到它的分数；有的子任务要求先通过前面的子任务。',
    '考试结束前只能用样例和自己的数据试运行，看不到评测结果；每题以最后一次保存的程序计分。',
    '可以使用 C++ 或 Python，每题任选一种。C++ 程序使用 C++14 标准、`-O2` 优化编译；Python 运行较慢，时间限制会适当放宽。',
    '其中三项是练习用的设置，与正式认证不同：可以使用 Python（正式认证只能使用 C++）；用标准输入输出（正式认证读写文件，要写 `freopen`）；' +
      '通过线 150 分只是练习的参考（正式认证由各省按成绩评奖，没有统一的通过线）。',
  ].join('\n\n'),
  sections: [
    {
      name: '编程题',
      type: PROGRAMMING,
      pointsEach: 10_000,
      tasks: [orienteering, echoSegments, libraryCart, scienceMuseum],
    },
  ],
} satisfies PaperOutline;

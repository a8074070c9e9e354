import { join } from 'node:path';
import { z } from 'zod';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { templateOn } from '@aosai/api/questions/paperTemplates';
import { factsOf } from '../factsFile.ts';
import { readQuestions } from '../questions/readQuestions.ts';
import { readTask } from '../tasks/readTask.ts';

/** `paper.json` of a paper in the format of courses. */
const paperFacts = z.strictObject({
  key: z.string().min(1),
  title: z.string().min(1),
  summary: z.string(),
  template: z.string().min(1),
  /** Level of knowledge points named only by their slug. */
  level: z.string().min(1),
  language: z.enum(['cpp', 'python']),
  /** Folder names of the paper's tasks, in order. */
  tasks: z.array(z.string().min(1)),
});

/** The papers follow the blueprints of this day. */
const WRITTEN_ON = '2026-11-22';

const notesOf = (durationMin: number): string =>
  [
    `本卷共 27 题，满分 100 分，考试时间 ${durationMin} 分钟，60 分及以上为通过。`,
    '单选题 15 题，每题 2 分；判断题 10 题，每题 2 分；编程题 2 题，每题 25 分。',
    '编程题可以多次提交，以得分最高的一次计分；每个测试点按通过情况给分。',
  ].join('\n\n');
const CPP_NOTE =
  '题目中的程序段都已经写好需要的头文件和 `using namespace std;`，放在 `main` 函数中运行；`int` 占 4 字节。';
const PYTHON_NOTE = '程序用 Python 3 编写。`input()` 读到的是文字，要当作整数用，先用 `int()` 转换。';

/** Reads `paper.json` of a folder. Throws an Error that names the file and each wrong field. */
export const readPaperFacts = (folder: string): z.infer<typeof paperFacts> =>
  factsOf(join(folder, 'paper.json'), paperFacts);

const durationOf = (template: string): number => templateOn(template, WRITTEN_ON)?.durationMin ?? 120;

/** Papers of these templates have four tasks with subtasks and no other questions. */
const SECOND_ROUNDS: readonly string[] = ['csp-j2', 'csp-s2'];

export const isSecondRound = (template: string): boolean => SECOND_ROUNDS.includes(template);

const inHours = (min: number): string => `${Math.floor(min / 60)} 小时${min % 60 === 0 ? '' : ` ${min % 60} 分钟`}`;

const secondRoundNotes = (durationMin: number): string =>
  [
    `本卷共 4 道编程题，每题 100 分，满分 400 分，考试时间 ${durationMin} 分钟（${inHours(durationMin)}）。`,
    '程序从标准输入读入，向标准输出写结果，不需要使用文件。每题时间限制 1 秒，内存限制 512 MB。',
    '每题的测试点分成若干个子任务，一个子任务的测试点全部通过才能得到它的分数；有的子任务要求先通过前面的子任务。',
    '考试结束前只能用样例和自己的数据试运行，看不到评测结果；每题以最后一次保存的程序计分。',
    '只能使用 C++，程序使用 C++14 标准、`-O2` 优化编译。',
    '其中两项是练习用的设置，与正式认证不同：用标准输入输出（正式认证读写文件，要写 `freopen`）；' +
      '通过线 150 分只是练习的参考（正式认证由各省按成绩评奖，没有统一的通过线）。',
  ].join('\n\n');

/** A paper for the second round of CSP: four tasks with subtasks. */
const secondRoundOf = (folder: string, { level, tasks, ...facts }: z.infer<typeof paperFacts>): PaperSource => ({
  ...facts,
  durationMin: durationOf(facts.template),
  passScore: 150,
  feedback: 'deferred',
  scorePolicy: 'last',
  notes: secondRoundNotes(durationOf(facts.template)),
  sections: [
    {
      name: '编程题',
      type: PROGRAMMING,
      pointsEach: 10_000,
      questions: tasks.map((task) => readTask(join(folder, 'tasks', task), { level })),
    },
  ],
});

/** Reads a paper of GESP or of the second round of CSP from its folder; levels 5 to 8 of GESP last longer. */
export function readPaper(folder: string): PaperSource {
  const all = readPaperFacts(folder);
  if (isSecondRound(all.template)) return secondRoundOf(folder, all);
  const { level, tasks, language, ...facts } = all;
  const written = readQuestions({ file: join(folder, 'questions.md'), prefix: facts.key, level });
  const durationMin = durationOf(facts.template);
  const of = (wanted: string) => written.filter(({ type }) => type === wanted);
  return {
    ...facts,
    language,
    durationMin,
    passScore: 60,
    feedback: 'ioi',
    scorePolicy: 'best',
    notes: `${notesOf(durationMin)}\n\n${language === 'cpp' ? CPP_NOTE : PYTHON_NOTE}`,
    sections: [
      { name: '单选题', type: SINGLE, pointsEach: 200, questions: of(SINGLE) },
      { name: '判断题', type: TRUE_FALSE, pointsEach: 200, questions: of(TRUE_FALSE) },
      {
        name: '编程题',
        type: PROGRAMMING,
        pointsEach: 2500,
        questions: tasks.map((task) => readTask(join(folder, 'tasks', task), { level })),
      },
    ],
  };
}

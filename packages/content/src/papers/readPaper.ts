import { join } from 'node:path';
import { z } from 'zod';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PaperSource } from '@aosai/api/papers/paperSource';
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

const NOTES = [
  '本卷共 27 题，满分 100 分，考试时间 120 分钟，60 分及以上为通过。',
  '单选题 15 题，每题 2 分；判断题 10 题，每题 2 分；编程题 2 题，每题 25 分。',
  '编程题可以多次提交，以得分最高的一次计分；每个测试点按通过情况给分。',
].join('\n\n');
const CPP_NOTE =
  '题目中的程序段都已经写好需要的头文件和 `using namespace std;`，放在 `main` 函数中运行；`int` 占 4 字节。';
const PYTHON_NOTE = '程序用 Python 3 编写。编程题的输入一行一个数，读入后要用 `int()` 变成整数。';

/** Reads `paper.json` of a folder. Throws an Error that names the file and each wrong field. */
export const readPaperFacts = (folder: string): z.infer<typeof paperFacts> =>
  factsOf(join(folder, 'paper.json'), paperFacts);

/** Reads a paper of GESP levels 1 to 4 from its folder. */
export function readPaper(folder: string): PaperSource {
  const { level, tasks, language, ...facts } = readPaperFacts(folder);
  const written = readQuestions({ file: join(folder, 'questions.md'), prefix: facts.key, level });
  const of = (wanted: string) => written.filter(({ type }) => type === wanted);
  return {
    ...facts,
    language,
    durationMin: 120,
    passScore: 60,
    feedback: 'ioi',
    scorePolicy: 'best',
    notes: `${NOTES}\n\n${language === 'cpp' ? CPP_NOTE : PYTHON_NOTE}`,
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

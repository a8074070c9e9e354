import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { UNFINISHED as TODO } from '../../packages/content/src/factsFile.ts';
import { readFacts } from '../../packages/content/src/loadCourse.ts';
import { readPaperFacts } from '../../packages/content/src/papers/readPaper.ts';
import { root } from './child.ts';

const CONTENT = join(root, 'packages/content');
/** Holds the place of a knowledge point; the check does not know it. */
const POINT = 'point';

/** A new file: its path in the item's folder, and its text. */
type NewFile = readonly [path: string, text: string];

const choice = (no: number): string => `## s${no} 单选 简单 ${POINT} #${TODO}

${TODO}：题干，问句里留（　　）。

- [x] ${TODO}
- [ ] ${TODO} —— 为什么会错选它
- [ ] ${TODO} —— 为什么会错选它
- [ ] ${TODO} —— 为什么会错选它

> ${TODO}：为什么对。
`;

const judgement = (no: number, answer: string): string => `## t${no} 判断 简单 ${POINT} #${TODO}

${TODO}：一句话。

答案：${answer}

> ${TODO}：为什么。
`;

const blank = (): string => `## f1 填空 中等 ${POINT} #${TODO}

${TODO}：题干，空写成 ____。

答案：${TODO}

> ${TODO}：为什么。
`;

const HELLO = {
  cpp: '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << 1 << endl;\n    return 0;\n}',
  python: 'print(1)',
};

type Language = keyof typeof HELLO;

const notesOf = (title: string, language: Language): string => {
  const program = `\`\`\`${language}\n${HELLO[language]}\n\`\`\`\n\n运行结果：\n\n\`\`\`\n1\n\`\`\``;
  return `# ${title}

## 想一想

${TODO}：从学生身边的一件事问起，全篇 600 到 900 字。

## ${TODO}：第一件新东西

${program}

## ${TODO}：第二件新东西

${program}

## 小结

- ${TODO}
`;
};

const lessonFiles = (title: string, language: Language): NewFile[] => [
  ['notes.md', notesOf(title, language)],
  ['questions.md', [...[1, 2, 3, 4].map(choice), judgement(1, '对'), judgement(2, '错'), blank()].join('\n')],
];

const statementOf = (title: string, language: Language): string => `# ${title}

难度：简单；知识点：${POINT}；标签：${TODO}；语言：${language}

## 题目描述

${TODO}：故事不超过 120 字，最后一段说清楚要求什么。

## 输入格式

${TODO}

## 输出格式

${TODO}

## 样例

输入样例 1

\`\`\`
${TODO}
\`\`\`

输出样例 1

\`\`\`
${TODO}
\`\`\`

样例 1 说明：${TODO}

输入样例 2

\`\`\`
${TODO}
\`\`\`

输出样例 2

\`\`\`
${TODO}
\`\`\`

## 数据范围

${TODO}：每个变量的范围。

## 提示

1. ${TODO}：读懂题目的问题。
2. ${TODO}：想到方法的问题。
3. ${TODO}：容易写错的地方。

## 题解

${TODO}：做法和时间复杂度。

常见错误：${TODO}
`;

const makeOf = (folder: string): string => {
  const path = relative(folder, join(CONTENT, 'src/tasks/making.ts'));
  return `import { isLineOf, lines, type Making, numbersOf } from '${path}';

// ${TODO}: at least ten cases with the samples: minimum, maximum, all equal, sorted, reversed, overflow, slow ideas.
export const making = {
  inputs: (random) => [lines([1, 1]), lines([1000, 1000]), lines([random.int(1, 1000), random.int(1, 1000)])],
  small: (random) => lines([random.int(1, 9), random.int(1, 9)]),
  isValid: (input) => isLineOf(input, [1, 1000], [1, 1000]),
  // ${TODO}: brute force, in another way than the reference.
  solve: (input) => lines(numbersOf(input).reduce((sum, one) => sum + one, 0)),
} satisfies Making;
`;
};

/** Wrong solutions that every task has: one for each way of going wrong. */
const WRONG = ['boundary', 'overflow', 'misread', 'slow'];

function taskFiles(title: string, folder: string, language: Language): NewFile[] {
  const [end, mark] = language === 'python' ? ['py', '#'] : ['cpp', '//'];
  return [
    ['task.md', statementOf(title, language)],
    ['make.ts', makeOf(folder)],
    [`solutions/ref.${end}`, `${mark} ${TODO}\n${HELLO[language]}\n`],
    ...WRONG.map((what): NewFile => [
      `solutions/wrong-${what}.${end}`,
      `${mark} fails: ${TODO} WA\n${HELLO[language]}\n`,
    ]),
  ];
}

/** Writes the files into a new folder. Throws when the folder exists. */
function write(folder: string, files: readonly NewFile[]): void {
  if (existsSync(folder)) throw new Error(`${relative(root, folder)} exists; nothing was written`);
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(relative(root, file));
  }
}

const languageOf = (level: string): Language => (level.includes('-py-') ? 'python' : 'cpp');

function newLesson(content: string, path: string, title: string): void {
  const folder = join(content, 'courses', path);
  const course = dirname(folder);
  if (!/^\d\d-[a-z0-9-]+$/u.test(basename(path)) || !existsSync(join(course, 'course.json')))
    throw new Error(`a lesson is called course/NN-name, like gesp-cpp-3/05-string-find, not ${path}`);
  const { level } = readFacts(course);
  write(folder, lessonFiles(title, languageOf(level)));
}

/** The level of the folder in which a task is: of its course, its paper, or a level of the camp. */
function levelAt(folder: string): string {
  if (basename(dirname(folder)) === 'camp') return basename(folder);
  if (existsSync(join(folder, 'paper.json'))) return readPaperFacts(folder).level;
  return readFacts(dirname(folder)).level;
}

function newTask(content: string, path: string, title: string): void {
  const inCourse = /^(?:camp|papers)\//u.test(path) ? path : `courses/${path}`;
  const parent = join(content, dirname(inCourse));
  if (!/^[a-z][a-z0-9-]*$/u.test(basename(path)) || !existsSync(parent))
    throw new Error(`a task is called course/lesson/name, camp/level/name or papers/paper/name, not ${path}`);
  const folder = join(parent, 'tasks', basename(path));
  write(folder, taskFiles(title, folder, languageOf(levelAt(parent))));
}

/** Makes `lesson` or `task`, unfinished, at a path of the content, and prints its files. Returns the exit code. */
export function newContent([kind = '', path = '', title = TODO]: readonly string[], content = CONTENT): number {
  try {
    if (kind === 'lesson') newLesson(content, path, title);
    else if (kind === 'task') newTask(content, path, title);
    else
      throw new Error('usage: npm run content -- new lesson course/NN-name 标题, or new task course/lesson/name 标题');
    console.log(`write what is marked ${TODO}; npm run content -- check names what is left`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

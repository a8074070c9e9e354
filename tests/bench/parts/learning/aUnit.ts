import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { signIn } from '../../../support/apiClient.ts';
import { PASSWORD } from '../../../support/student.ts';

const QUESTIONS = 30;
const about = { analysis: '按运算的顺序算。', difficulty: 'easy' as const, tags: ['算术'] };

const choice = (no: number) => ({
  ...about,
  type: SINGLE,
  stem: `执行下面的程序段，输出是（　　）。\n\n\`\`\`cpp\nint a = ${no + 20}, b = ${(no % 5) + 2};\ncout << a / b * b + a % b;\n\`\`\``,
  options: ['A', 'B', 'C', 'D'].map((id, place) => ({ id, text: `\`${no + 20 + place}\`` })),
  answer: ['A'],
});

const TASK = {
  ...about,
  type: PROGRAMMING,
  title: '量一量的两数之和',
  stem: '## 题目描述\n\n输入两个整数，输出它们的和。',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [53 as const],
  compare: { kind: 'default' as const },
  subtasks: [],
  cases: Array.from({ length: 10 }, (_, no) => ({
    id: String(no + 1),
    input: `${no} ${no * 7}\n`,
    expected: `${no * 8}\n`,
    sample: no === 0,
  })),
};

/** Creates a course with a free unit of thirty questions, the last a programming task, through the office's calls. */
export async function aUnit(
  url: string,
): Promise<{ courseId: string; chapterId: string; title: string; taskId: string }> {
  const { client } = await signIn(url, 'guanli', PASSWORD, 'user');
  const bms = { group: 'bms' } as const;
  const open = { isOpen: true, isShared: true, status: '1' } as const;
  const questionIds: string[] = [];
  for (let no = 1; no < QUESTIONS; no += 1)
    questionIds.push((await client.question.create({ source: choice(no), title: `第 ${no} 问`, ...open }, bms)).id);
  const { id: taskId } = await client.question.create({ source: TASK, ...open }, bms);
  questionIds.push(taskId);
  const title = '三十道题的单元';
  const made = await client.chapter.create({ title, notes: '## 先看\n\n一道一道做。', isFree: true }, bms);
  const filled = await client.chapter.updateQuestions({ id: made.id, version: made.version, questionIds }, bms);
  await client.chapter.update({ id: made.id, version: filled.version, status: '1' }, bms);
  const course = await client.course.create({ title: '量一量', kind: 'course' }, bms);
  const chapters = { id: course.id, version: course.version, chapterIds: [made.id] };
  const { version } = await client.course.updateChapters(chapters, bms);
  await client.course.update({ id: course.id, version, status: '1' }, bms);
  return { courseId: course.id, chapterId: made.id, title, taskId };
}

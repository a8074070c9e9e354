import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { signIn } from '../../support/apiClient.ts';
import { PASSWORD } from '../../support/student.ts';

export const UNIT = { title: '两个整数', choice: '7 除以 2 的整数商', task: '两数之和' };

/** A right program for the task, and one that fails its second case. */
export const PROGRAMS = {
  right: '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n',
  wrong: '#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + a + 1 << "\\n"; }\n',
};

const shared = { analysis: '整数相除舍去小数，得 3。', difficulty: 'easy' as const, tags: ['算术'] };

const CHOICE = {
  ...shared,
  type: SINGLE,
  stem: '在 C++ 里，7 除以 2 的整数商是多少？',
  options: ['3', '3.5', '4', '1'].map((text, place) => ({ id: 'ABCD'.charAt(place), text })),
  answer: ['A'],
};

const TASK = {
  ...shared,
  type: PROGRAMMING,
  title: UNIT.task,
  stem: '## 题目描述\n\n输入两个整数，输出它们的和。\n\n## 输入格式\n\n一行两个整数。\n\n## 输出格式\n\n一个整数。',
  analysis: '读两个数，用 long long 相加。',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [53 as const],
  compare: { kind: 'default' as const },
  subtasks: [],
  cases: [
    { id: '1', input: '1 2\n', expected: '3\n', sample: true },
    { id: '2', input: '40 2\n', expected: '42\n', sample: false },
  ],
};

const NOTES = '## 整数相除\n\n两个整数相除，结果还是整数。';

/** Creates a free unit of the platform with a lecture, a choice and a task, all open to practice. */
export async function openUnit(
  url: string,
  notes = NOTES,
): Promise<{ chapterId: string; questionIds: [string, string] }> {
  const { client } = await signIn(url, 'guanli', PASSWORD, 'user');
  const bms = { group: 'bms' } as const;
  const open = { isOpen: true, isShared: true, status: '1' } as const;
  const choice = await client.question.create({ source: CHOICE, title: UNIT.choice, ...open }, bms);
  const task = await client.question.create({ source: TASK, casePolicy: 'all', pricePoints: 5, ...open }, bms);
  const chapter = await client.chapter.create({ title: UNIT.title, notes, isFree: true }, bms);
  const questionIds: [string, string] = [choice.id, task.id];
  const filled = await client.chapter.updateQuestions({ id: chapter.id, version: chapter.version, questionIds }, bms);
  await client.chapter.update({ id: chapter.id, version: filled.version, status: '1' }, bms);
  return { chapterId: chapter.id, questionIds };
}

import { and, eq } from 'drizzle-orm';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { COMPLETION, JUDGEMENT, PROGRAMMING, READING } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { keepPaper, storePaper } from '../../papers/storePaper.ts';
import { A_PLUS_B, A_PLUS_B_CASES } from './aPaper.ts';
import { testTestData } from './testTestData.ts';
import { NOON, type World } from './world.ts';

const choices = ['A', 'B', 'C'].map((id) => ({ id, text: `\`${id}\`` }));
const shared = { analysis: '解析', difficulty: 'easy', tags: ['函数'] } as const;

/** 1.5, 3 and 4 points; right are T, B, C. */
const READ: GroupSource = {
  ...shared,
  tags: [...shared.tags],
  key: 'groups-read',
  type: READING,
  stem: '```cpp\nint f(int x) { return x; }\n```',
  parts: [
    { id: 'p1', stem: '返回 `x`。', options: [...JUDGEMENT], answer: 'T' },
    { id: 'p2', stem: '`f(2)` 是（　　）', options: choices, answer: 'B' },
    { id: 'p3', stem: '`f(3)` 是（　　）', options: choices, answer: 'C', points: 400 },
  ],
};

/** Two blanks of 3 points; right are A, B. */
const COMPLETE: GroupSource = {
  ...shared,
  tags: ['循环'],
  key: 'groups-complete',
  type: COMPLETION,
  stem: '```cpp\nfor (①; ②;) {}\n```',
  parts: [
    { id: 'b1', stem: '①处应填（　　）', options: choices, answer: 'A' },
    { id: 'b2', stem: '②处应填（　　）', options: choices, answer: 'B' },
  ],
};

const { limits, languages, compare, subtasks } = A_PLUS_B;

/** One group of each type, 14.5 points, and a task of 25. */
export const GROUP_PAPER: PaperSource = {
  key: 'groups',
  title: '程序阅读与完善',
  summary: '',
  template: 'csp-j1',
  language: 'cpp',
  durationMin: 120,
  passScore: 20,
  feedback: 'deferred',
  scorePolicy: 'last',
  notes: '',
  sections: [
    { name: '程序阅读', type: READING, questions: [READ] },
    { name: '程序完善', type: COMPLETION, questions: [COMPLETE] },
    {
      name: '编程题',
      type: PROGRAMMING,
      pointsEach: 2500,
      questions: [
        {
          ...shared,
          tags: ['输入输出'],
          key: 'groups-task',
          type: PROGRAMMING,
          title: 'A+B',
          stem: '求和',
          limits,
          languages,
          compare,
          subtasks,
          cases: A_PLUS_B_CASES,
        },
      ],
    },
  ],
};

/** Replaces the world's paper by the paper of groups; returns the ids of its questions. */
export async function useGroups(
  db: Db,
  world: World,
): Promise<{ paperId: string; ids: Record<'read' | 'complete' | 'task', string> }> {
  const baseRow = () => ({ appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });
  const paper = await storePaper(db, baseRow, await keepPaper(testTestData, GROUP_PAPER));
  await db
    .update(exam)
    .set({ examPaperIds: [paper.id] })
    .where(and(eq(exam.appId, world.appId), eq(exam.id, world.examId)));
  const [read = '', complete = '', task = ''] = paper.sections.flatMap(({ items }) =>
    items.map(({ questionVersionId }) => questionVersionId),
  );
  return { paperId: paper.id, ids: { read, complete, task } };
}

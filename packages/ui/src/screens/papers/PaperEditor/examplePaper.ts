import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { FILL, MULTIPLE, PROGRAMMING, type QuestionType, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { PaperTemplate } from '@aosai/api/questions/paperTemplates';
import type { PaperQuestion } from './paper.ts';
import type { DrawnSlot, EditedPaper } from './paperEditorProps.ts';

const TITLES: Partial<Record<QuestionType, readonly string[]>> = {
  [SINGLE]: [
    '下面的程序输出（　　）',
    '关于值传递与引用传递，正确的是',
    '冒泡排序一趟以后，数组变为',
    '递推式 f(n) = f(n-1) + f(n-2) 中，f(6) 等于',
    '二维数组 a[3][4] 的元素个数是',
  ],
  [TRUE_FALSE]: ['引用一旦初始化，就不能再改为引用另一个变量', '选择排序是稳定的排序算法', '函数可以没有返回值'],
  [PROGRAMMING]: ['灯塔的间隔', '棋盘上的路'],
};

const KNOWLEDGE = [['gesp-cpp-4/recursion'], ['gesp-cpp-4/sort'], ['gesp-cpp-4/sort'], ['gesp-cpp-4/pointer'], []];

export const aQuestion = (type: QuestionType, no: number, changes: Partial<PaperQuestion> = {}): PaperQuestion => ({
  id: `QUESTION${String(Number(type) * 100 + no).padStart(18, '0')}`,
  versionId: null,
  title: TITLES[type]?.[no % (TITLES[type]?.length ?? 1)] ?? '题目',
  type,
  difficulty: DIFFICULTY.values[no % 3] ?? 'easy',
  points: type === PROGRAMMING ? 2_500 : 200,
  knowledge: KNOWLEDGE[no % KNOWLEDGE.length] ?? [],
  isUsable: true,
  check: 'none',
  isOpen: false,
  hasNewer: false,
  ...changes,
});
const several = (type: QuestionType, count: number) => Array.from({ length: count }, (_, no) => aQuestion(type, no));

const exampleTemplate: PaperTemplate = {
  id: 'gesp-4',
  validFrom: '2025-01-01',
  stage: 'gesp-4',
  durationMin: 120,
  lines: [],
  sections: [
    { name: '单选题', type: SINGLE, count: 5, pointsEach: 200, points: 1_000 },
    { name: '判断题', type: TRUE_FALSE, count: 3, pointsEach: 200, points: 600 },
    { name: '编程题', type: PROGRAMMING, count: 2, pointsEach: 2_500, points: 5_000 },
  ],
};

export const examplePaper: EditedPaper = {
  id: 'PAPER000000000000000000001',
  title: 'GESP C++ 四级 模拟试卷（一）',
  status: '0',
  durationMin: 120,
  isFrozen: false,
  mayWrite: true,
  template: exampleTemplate,
  sections: exampleTemplate.sections.map(({ name, type, count }) => ({
    key: name,
    name,
    type,
    questions: several(type, count),
  })),
};

export const emptyPaper: EditedPaper = {
  ...examplePaper,
  sections: examplePaper.sections.map((section) => ({ ...section, questions: [] })),
};

/** 自由组卷 without questions. */
export const emptyFreePaper: EditedPaper = {
  ...examplePaper,
  title: '第 4 讲 随堂测验',
  durationMin: 60,
  template: null,
  sections: [],
};

export const freePaper: EditedPaper = {
  ...emptyFreePaper,
  sections: [
    { key: 'basic', name: '基础题', type: SINGLE, questions: several(SINGLE, 3) },
    {
      key: 'mixed',
      name: '综合题',
      type: null,
      questions: [
        aQuestion(MULTIPLE, 0, { title: '下列排序算法中，稳定的有', points: 400 }),
        aQuestion(PROGRAMMING, 0),
        aQuestion(FILL, 0, { title: '二进制数 101101 转成十进制是' }),
      ],
    },
  ],
};

/** A draw from a bank that is one task short. */
export const drawnSlots: DrawnSlot[] = exampleTemplate.sections.map(({ name, type, count, points }) => {
  const missing = type === PROGRAMMING ? 1 : 0;
  return {
    name,
    type,
    pointsEach: points / count,
    missing,
    alike: 3 * missing,
    questions: several(type, count - missing),
  };
});

import { questionsToDo } from './learningPath.ts';
import { aMultipleChoice, aSingleChoice } from '../questions/questions.fixtures.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type { ChapterPage } from './chapter.contract.ts';
import type { CourseDetail, CourseRow, CourseUnit } from './course.contract.ts';

const NOT_THEIRS = {
  status: null,
  bank: null,
  ownerName: null,
  isShared: null,
  usedCount: null,
  version: null,
  updatedAt: null,
};

/** Returns a course as students see it in the list. */
export function aCourse(changes: Partial<CourseRow> = {}): CourseRow {
  return {
    id: idOf('course'),
    kind: 'course',
    slug: null,
    category: null,
    title: 'C++ 入门',
    cover: null,
    intro: '从第一个程序到循环嵌套，每个单元有讲义、例题和练习。',
    difficulty: 'easy',
    tags: ['GESP 一级'],
    sort: 0,
    chapterCount: 24,
    ...NOT_THEIRS,
    ...changes,
  };
}

/** Returns the course of `aCourse` as its page shows it. */
export function aCourseDetail(changes: Partial<CourseDetail> = {}): CourseDetail {
  const { id, kind, slug, category, title, cover, intro, difficulty, tags, sort, chapterCount } = aCourse();
  const face = { id, kind, slug, category, title, cover, intro, difficulty, tags, sort, chapterCount };
  return { ...face, file: null, staff: null, ...changes };
}

const isEnough = ({ questionCount, doneCount }: CourseUnit): boolean | null =>
  doneCount === null ? null : questionCount > 0 && doneCount >= questionsToDo(questionCount);

/** Returns a free chapter at its position in a course; `isDone` follows from the question counts unless given. */
export function aUnit(changes: Partial<CourseUnit> = {}): CourseUnit {
  const unit: CourseUnit = {
    no: 1,
    id: idOf('chapter', changes.no ?? 1),
    title: '认识计算机与环境',
    questionCount: 9,
    hasVideo: true,
    isFree: true,
    pricePoints: 0,
    openBy: 'free',
    openAt: null,
    dueAt: null,
    doneCount: null,
    isDone: null,
    isShown: true,
    ...changes,
  };
  return { ...unit, isDone: changes.isDone ?? isEnough(unit) };
}

const LOCKED = { isFree: false, openBy: null } as const;

/** Returns four chapters: free, unlocked with points, locked with a price, and open only to cards and classes. */
export const someUnits = (): CourseUnit[] => [
  aUnit(),
  aUnit({ no: 2, title: '第一个程序', isFree: false, pricePoints: 30, openBy: 'unlocked' }),
  aUnit({ no: 3, title: '变量与赋值', pricePoints: 30, ...LOCKED }),
  aUnit({ no: 4, title: '输入与顺序结构', hasVideo: false, questionCount: 8, ...LOCKED }),
];

/** Returns two chapters as a class shows them: the first open, the second not yet. */
export const unitsOfClass = (): CourseUnit[] => [
  aUnit({ isFree: false, openBy: 'class', dueAt: at(3 * 1_440) }),
  aUnit({ no: 2, title: '第一个程序', openAt: at(5 * 1_440), ...LOCKED }),
];

/** Returns an open chapter with two questions. */
export function aChapterPage(changes: Partial<ChapterPage> = {}): ChapterPage {
  const face = {
    difficulty: 'easy',
    pricePoints: 0,
    analysisHtml: null,
    videoFile: null,
    mine: null,
    staff: null,
  } as const;
  return {
    chapterId: idOf('chapter', 1),
    title: '认识计算机与环境',
    notesHtml:
      '<h2>计算机由哪些部分组成</h2><p>运算器和控制器合称<strong>中央处理器</strong>，内存存放正在运行的程序和数据。</p><ul><li>输入设备：键盘、鼠标</li><li>输出设备：显示器、打印机</li></ul>',
    videoFile: null,
    openBy: 'free',
    grade: null,
    questions: [
      { ...face, questionId: idOf('question', 1), title: '函数的引用参数', shown: aSingleChoice({ no: 1 }) },
      { ...face, questionId: idOf('question', 2), title: '稳定的排序', shown: aMultipleChoice({ no: 2 }) },
    ],
    ...changes,
  };
}

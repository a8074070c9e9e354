import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { BANK } from '@aosai/api/questions/bank';
import { FILL, MULTIPLE, PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { emptyBankHint } from '@aosai/api/questions/emptyBank';
import { fn } from 'storybook/test';
import type { PickableQuestion, PickerBank } from '../patterns/QuestionPicker/QuestionPicker.tsx';
import { detailOf } from './exampleBank.ts';

export const pickableQuestion = (no: number, changes: Partial<PickableQuestion> = {}): PickableQuestion => ({
  id: `QUESTION${String(no).padStart(18, '0')}`,
  title: '下面的程序输出（　　）',
  second: '',
  type: SINGLE,
  difficulty: 'easy',
  check: 'none',
  isOpen: false,
  points: 200,
  knowledge: [],
  passPercent: null,
  bank: 'platform',
  ...changes,
});

const sort = ['gesp-cpp-4/sort'];

export const pickableQuestions = [
  pickableQuestion(1, { second: 'int a[3] = {1, 2, 3};', passPercent: 71, knowledge: sort }),
  pickableQuestion(2, {
    type: MULTIPLE,
    title: '下列排序算法中，稳定的有',
    difficulty: 'medium',
    knowledge: sort,
    passPercent: 46,
    bank: 'org',
  }),
  pickableQuestion(3, {
    type: TRUE_FALSE,
    title: '引用一旦初始化，就不能再改为引用另一个变量',
    isOpen: true,
    knowledge: ['gesp-cpp-4/reference'],
    passPercent: 88,
  }),
  pickableQuestion(4, { type: FILL, title: '二进制数 101101 转成十进制是', bank: 'own' }),
  pickableQuestion(5, {
    type: PROGRAMMING,
    title: '灯塔的间隔',
    difficulty: 'hard',
    check: 'asExpected',
    points: 2_500,
    knowledge: sort,
    passPercent: 39,
  }),
  pickableQuestion(6, { type: PROGRAMMING, title: '棋盘上的路', difficulty: 'hard', check: 'unchecked' }),
];

/** A bank with one page of questions, of which a class has done two. */
export const pickerBank = (changes: Partial<PickerBank> = {}): PickerBank => ({
  found: { data: { content: pickableQuestions, total: 46, page: 0, size: 20 } },
  level: '',
  points: [
    { value: 'gesp-cpp-4/sort', label: 'GESP C++ 4 级 排序' },
    { value: 'gesp-cpp-4/reference', label: 'GESP C++ 4 级 引用' },
  ],
  banks: BANK.options,
  classes: [
    { value: idOf('grade', 1), label: '信奥入门一班' },
    { value: idOf('grade', 2), label: 'GESP 四级周六班' },
  ],
  done: [],
  alike: [],
  stem: { data: detailOf(SINGLE) },
  emptyHint: emptyBankHint(['org']),
  on: { find: fn(), compare: fn(), retry: fn(), look: fn() },
  ...changes,
});

export const doneBefore = [
  { questionId: pickableQuestions[1]?.id ?? '', lastAt: at(-36_000), students: ['王一诺', '李沐阳', '赵子涵'] },
  { questionId: pickableQuestions[4]?.id ?? '', lastAt: at(-90_000), students: ['孙可欣'] },
];

import { idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { Batch, BatchReport, BatchStudent } from '../screens/enrolment/BatchEnroll/BatchEnroll.tsx';

const NAMES = ['林知夏', '欧阳明远', '陈一诺', '赵思源', '古丽米热', '周子昂', '许若溪'];

const exampleStudents: BatchStudent[] = NAMES.map((name, no) => ({
  id: idOf('member', no + 1),
  name,
  note: `202600${no + 1} · ${no < 4 ? '高一（3）班' : '高一（5）班'}`,
}));

/** A report with every result: added, waiting, already enrolled, refused. */
export const exampleReport: BatchReport = {
  enrolled: 42,
  waiting: 3,
  had: 5,
  problems: [
    { line: 4, text: '138****0021', reason: '没有这个学生' },
    { line: 9, text: '1380000', reason: '不是 11 位手机号' },
    { line: 17, text: '139****4402 陈一诺', reason: '姓名和这个手机号的学生不一致' },
    { line: 31, text: '138****0007', reason: '和第 2 行是同一个学生' },
  ],
};

/** The props a page passes to the dialog that adds students. */
export const exampleBatch = (changes: Partial<Batch> = {}): Batch => ({
  targetName: '期中上机测验',
  isManager: true,
  groups: [
    { kind: 'teacherGroup', id: idOf('group', 1), name: '周六提高班' },
    { kind: 'teacherGroup', id: idOf('group', 2), name: '省赛集训' },
    { kind: 'grade', id: idOf('grade', 1), name: 'C++ 提高班（秋季）' },
    { kind: 'gradeGroup', id: `${idOf('grade', 1)}:a`, name: 'C++ 提高班（秋季）· 第一组' },
  ],
  roster: {
    classes: [
      { name: '高一（3）班', students: 4 },
      { name: '高一（5）班', students: 3 },
    ],
    hasMobiles: true,
  },
  students: { data: { content: exampleStudents, total: exampleStudents.length, page: 0, size: 50 } },
  keyword: '',
  datesFrom: null,
  act: { pending: false, error: null },
  progress: null,
  on: {
    find: fn(),
    read: fn(async () => '13800000001\t林知夏\n13800000002\t陈一诺'),
    check: fn(async () => exampleReport),
    apply: fn(async () => exampleReport),
    save: fn(),
    forget: fn(),
  },
  ...changes,
});

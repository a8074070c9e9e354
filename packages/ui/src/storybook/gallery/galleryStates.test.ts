import { expect, test } from 'vitest';
import { canonicalStatesOf, type IndexEntry, statesOf } from './galleryStates.ts';

const entry = (over: Partial<IndexEntry>): IndexEntry => ({
  id: 'screens-examroom--empty',
  type: 'story',
  subtype: 'story',
  title: '考试/考场',
  name: '空',
  importPath: './packages/ui/src/screens/exams/ExamRoom/ExamRoom.stories.tsx',
  ...over,
});

test.each([
  ['空：没找到 · 手机', ['空', '手机']],
  ['极多极长', ['极多', '极长']],
  ['出错（Load Failed）', ['出错']],
  ['单选题 · 暗色', ['暗色']],
  ['空白', []],
])('canonicalStatesOf: sifts %s as %j', (name, states) => {
  expect(canonicalStatesOf(name)).toEqual(states);
});

test('statesOf: lists the stories of a folder by title, without tests and pages of documentation', () => {
  const groups = statesOf(
    [
      entry({}),
      entry({ id: 'a--docs', type: 'docs' }),
      entry({ id: 'a--test', subtype: 'test' }),
      entry({ id: 'homework--late', title: '考试/作业的考场' }),
      entry({ id: 'other', importPath: './packages/ui/src/screens/exams/ExamRoomX/ExamRoomX.stories.tsx' }),
    ],
    { label: '考场', folder: 'exams/ExamRoom' },
  );
  expect(groups.map(({ title, states }) => [title, states.map(({ id }) => id)])).toEqual([
    ['考场', ['screens-examroom--empty']],
    ['作业的考场', ['homework--late']],
  ]);
});

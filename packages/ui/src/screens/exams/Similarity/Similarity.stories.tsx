import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Similarity } from './Similarity.tsx';
import type { SimilarPair, SimilarProgram } from './similar.ts';

const FIRST = `#include <iostream>
#include <algorithm>
using namespace std;

int a[100005];

int main() {
    int n, best = 0;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    sort(a, a + n);
    for (int i = 1; i < n; i++) {
        best = max(best, a[i] - a[i - 1]); // the widest gap
    }
    cout << best << endl;
    return 0;
}
`;
const SECOND = FIRST.replaceAll('best', 'answer')
  .replaceAll('a[', 'num[')
  .replace('a, a + n', 'num, num + n')
  .replace('// the widest gap', '')
  .replace('cin >> n;', 'cin >> n;\n    if (n < 2) answer = 0;');

const program = (no: number, name: string, changes: Partial<SimilarProgram> = {}): SimilarProgram => ({
  attemptId: idOf('attempt', no),
  memberId: idOf('member', no),
  name,
  submittedAt: at(-no * 7),
  points: 2_500,
  code: FIRST,
  pasteCount: 0,
  pastedLength: 0,
  ...changes,
});
const pair = (similarity: number, first: SimilarProgram, second: SimilarProgram): SimilarPair => ({
  similarity,
  language: 53,
  sameWrongCases: 2,
  programs: [first, second],
});
const question = {
  questionId: idOf('question', 4),
  title: '灯塔的间隔',
  count: 41,
  pairs: [
    pair(1, program(2, '林知夏'), program(1, '欧阳明远', { code: SECOND, pasteCount: 1, pastedLength: 412 })),
    pair(0.74, program(3, '陈一诺'), program(4, '赵思源', { points: 1_250 })),
  ],
};

const meta = preview.meta({
  id: 'screens-similarity',
  title: '查重',

  component: Similarity,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/exam/:id/similarity，老师对照特别像的程序。**何时不用**：同一个学生的两次提交用批阅里的对比。',
      },
    },
  },
  args: {
    ...examPlace,
    exam: { data: anOfficeExam() },
    report: {
      data: {
        questions: [question, { questionId: idOf('question', 5), title: '整理书架', count: 38, pairs: [] }],
      },
    },
    on: { retry: fn() },
  },
});

const compare = async ({ userEvent }: { userEvent: { click: (button: Element) => Promise<void> } }) =>
  userEvent.click(await screen.findByRole('button', { name: '对比林知夏 和 欧阳明远' }));

export const Full = meta.story();
export const Compared = meta.story({ play: compare, tags: ['key'] });
export const Loading = meta.story({ args: { exam: {}, report: {} } });
export const Failed = meta.story({ args: { report: { error: '服务暂时不可用，请稍后再试。' } } });
export const Empty = meta.story({ args: { report: { data: { questions: [] } } } });
export const Phone = Compared.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Compared.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test(
  'two programs are shown side by side, with the earlier one named and common lines marked',
  async ({ userEvent }) => {
    await compare({ userEvent });
    const first = within(await screen.findByRole('group', { name: '林知夏的程序' }));
    await expect(first.getAllByText('相同').length).toBeGreaterThan(5);
    await expect(screen.getByText(/较早/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '收起林知夏 和 欧阳明远' }));
    await expect(screen.queryByRole('group', { name: '林知夏的程序' })).toBeNull();
  },
);

Compared.test('lines alike differ from others in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, [
    "tr[data-matched='true'] > [data-part='no']",
    "tr[data-matched='false'] > [data-part='no']",
  ]);
});

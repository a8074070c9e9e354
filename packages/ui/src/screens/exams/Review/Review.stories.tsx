import preview from '#storybook/preview';
import { aSavedAnswer } from '@aosai/api/exams/attempts.fixtures';
import { aReportQuestion } from '@aosai/api/exams/reports.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aReviewedAnswer, aReviewRow } from '@aosai/api/exams/review.fixtures';
import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { anOfficeExam } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Review, type ReviewFilter, type ReviewProps } from './Review.tsx';

const NAMES = ['林知远', '顾清和', '沈安然', '陆子墨', '叶知秋'];
const rows = NAMES.map((memberName, no) =>
  aReviewRow({
    id: idOf('examMemberQuestion', no + 1),
    memberId: idOf('member', no + 1),
    memberName,
    completedAt: at(-180 + no * 12),
  }),
);
const marked = aReviewRow({
  id: idOf('examMemberQuestion', 9),
  memberName: '周一鸣',
  needsReview: false,
  manualPoints: 2250,
  points: 2250,
  reviewedAt: at(-20),
});
const filter: ReviewFilter = {
  kind: 'homework',
  state: 'open',
  targetId: null,
  gradeId: null,
  questionId: null,
  heldBy: null,
  from: '',
  to: '',
};
const counts = {
  open: 5,
  targets: [
    { id: idOf('homework', 1), title: '第 7 周作业：循环与数组', open: 4 },
    { id: idOf('homework', 2), title: '第 6 周作业：分支', open: 1 },
  ],
  grades: [{ id: idOf('grade', 1), title: '周六 C++ 四级班', open: 5 }],
  questions: [],
};
const NOTES = [{ line: 9, text: '只有一座灯塔时这里还没有间隔，先想清楚该输出什么。' }];
const save = fn(async () => true);

const meta = preview.meta({
  id: 'screens-review',
  title: '批阅',
  component: Review,
  decorators: [inOffice('edms', 'review')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { queue: { data: { rows: [], hasMore: false } } } },
    docs: {
      description: {
        component:
          '**何时用**：老师、机构和平台逐份批阅考试和作业：队列在旁，代码可逐行批注，给分、评语、测试点、每次提交和对比都在一页；写了没保存的换一份也不会丢。**何时不用**：看一次作答的全部得分用成绩报告和作业报告。',
      },
    },
  },
  args: {
    officeHref: '/web/edms',
    filter,
    exam: null,
    counts: { data: counts },
    queue: { data: { rows: [...rows, marked], hasMore: false } },
    currentId: idOf('examMemberQuestion', 1),
    answer: { data: aReviewedAnswer({ comment: '思路对，边界再想想。', lineNotes: NOTES, manualPoints: 2250 }) },
    quick: ['思路清楚', '注意边界情况', '变量名要有意义', '注意时间复杂度'],
    namesHidden: false,
    online: true,
    saving: false,
    error: null,
    isLeaving: false,
    now: Date.parse(FIXTURE_NOW),
    on: {
      filter: fn(),
      go: fn(),
      more: fn(),
      retry: fn(),
      hideNames: fn(),
      save,
      reopen: fn(async () => true),
      giveBack: fn(async () => true),
      reportError: fn(),
      dirty: fn(),
      stay: fn(),
      leave: fn(),
    },
  } as ReviewProps,
});

export const Ready = meta.story({ tags: ['key'] });
export const Fresh = meta.story({ args: { answer: { data: aReviewedAnswer() } } });
export const Objective = meta.story({
  args: {
    answer: {
      data: aReviewedAnswer({
        type: SINGLE,
        no: 7,
        questionTitle: '函数与参数传递',
        question: aReportQuestion({ mine: aSavedAnswer() }),
        submissions: [],
        maxPoints: 200,
        autoPoints: 0,
      }),
    },
  },
});
export const AutoChanged = meta.story({
  args: { answer: { data: aReviewedAnswer({ manualPoints: 2250, autoPoints: 500, isAutoChanged: true }) } },
});
export const OfExam = meta.story({ args: { answer: { data: aReviewedAnswer({ kind: 'exam' }) } } });
export const NamesHidden = meta.story({ args: { namesHidden: true } });
export const Narrowed = meta.story({
  args: {
    filter: { ...filter, targetId: idOf('homework', 1) },
    counts: { data: { ...counts, questions: [{ id: idOf('question', 26), title: '灯塔', open: 4 }] } },
  },
});
export const Saving = meta.story({ args: { saving: true } });
export const SaveFailed = meta.story({ args: { error: '服务暂时不可用，请稍后再试' } });
export const Offline = meta.story({ args: { online: false } });
export const Leaving = meta.story({ args: { isLeaving: true } });
export const Empty = meta.story({
  args: { queue: { data: { rows: [], hasMore: false } }, answer: {}, counts: { data: { ...counts, open: 0 } } },
});
export const NothingFound = Empty.extend({ args: { filter: { ...filter, state: 'done' } } });
export const Loading = meta.story({ args: { queue: {}, answer: {}, counts: {} } });
export const Failed = meta.story({ args: { queue: { error: '服务暂时不可用，请稍后再试' }, answer: {} } });
export const AnswerFailed = meta.story({ args: { answer: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Long = meta.story({
  args: {
    queue: {
      data: {
        hasMore: true,
        rows: Array.from({ length: 50 }, (_, no) =>
          aReviewRow({
            id: idOf('examMemberQuestion', no + 1),
            memberName: '迪丽努尔·阿卜杜热合曼·买买提明',
            questionTitle: '滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试第四题',
          }),
        ),
      },
    },
    answer: {
      data: aReviewedAnswer({
        comment: '下次先在纸上画一画。'.repeat(40),
        targetTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试',
      }),
    },
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Narrowed.test(
  'of one exam, it is a tab of the exam, and the way back leads to its scores',
  {
    args: {
      exam: anOfficeExam({ id: idOf('exam', 1), title: '周测卷' }),
      filter: { ...filter, kind: 'exam', targetId: idOf('exam', 1) },
      queue: { data: { rows: [aReviewRow({ kind: 'exam', targetTitle: '周测卷' })], hasMore: false } },
    },
  },
  async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(way.getByRole('link', { name: '周测卷' })).toHaveAttribute(
      'href',
      `/web/edms/exam/${idOf('exam', 1)}/scores`,
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('周测卷');
    const tabs = within(canvas.getByRole('navigation', { name: '这场考试' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('批阅');
  },
);

Ready.test('J and K move through the queue, but not while the user types', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('j');
  await expect(args.on.go).toHaveBeenLastCalledWith(idOf('examMemberQuestion', 2));
  const comment = canvas.getByRole('textbox', { name: /评语/ });
  await userEvent.click(comment);
  await waitFor(() => expect(comment).toHaveFocus());
  await userEvent.keyboard('jk');
  await expect(args.on.go).toHaveBeenCalledTimes(1);
  await expect(comment).toHaveValue('思路对，边界再想想。jk');
});

Ready.test('the queue can be filtered by the days of hand-in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('按交来的日期'));
  const from = canvas.getByRole('textbox', { name: '交从哪一天' });
  await userEvent.type(from, '2026-11-20{Enter}');
  await waitFor(() => expect(args.on.filter).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '' }));
});

Ready.test(
  'Ctrl+Enter saves the points in hundredths and opens the next answer',
  async ({ canvas, userEvent, args }) => {
    save.mockClear();
    const score = canvas.getByRole('spinbutton', { name: /得分/ });
    await userEvent.clear(score);
    await userEvent.type(score, '24.5');
    await expect(args.on.dirty).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.on.go).toHaveBeenLastCalledWith(idOf('examMemberQuestion', 2)));
    await expect(save).toHaveBeenCalledWith({
      id: idOf('examMemberQuestion', 1),
      version: 1,
      points: 2450,
      comment: '思路对，边界再想想。',
      lineNotes: NOTES,
    });
    await expect(args.on.dirty).toHaveBeenLastCalledWith(false);
  },
);

Ready.test('points above the maximum are refused', async ({ canvas, userEvent }) => {
  save.mockClear();
  const score = canvas.getByRole('spinbutton', { name: /得分/ });
  await userEvent.clear(score);
  await userEvent.type(score, '30');
  await expect(score).toHaveAccessibleDescription('得分在 0 到 25 之间，请改一下');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(save).not.toHaveBeenCalled();
});

Fresh.test('an unsaved marking is labelled in the queue', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '注意边界情况' }));
  const queue = within(canvas.getByRole('complementary', { name: '批阅队列' }));
  await expect(queue.getByText('未保存')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /评语/ })).toHaveValue('注意边界情况');
});

Ready.test('any two submissions can be compared', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交与对比/ }));
  const other = canvas.getByRole('combobox', { name: '与它对比' });
  await userEvent.selectOptions(other, within(other).getByRole('option', { name: /第 1 次提交/ }));
  await expect(canvas.getByText(/删去 1 行，新增 1 行/)).toBeVisible();
});

NamesHidden.test('hidden names are shown nowhere', async ({ canvas }) => {
  await expect(canvas.queryByText(/林知远/)).toBeNull();
  await expect(canvas.getByRole('article', { name: '学生 1的第 26 题' })).toBeVisible();
});

Offline.test('offline: nothing can be saved, and the page says that nothing is lost', async ({ canvas }) => {
  await expect(canvas.getByText(/写的都还在这一页/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '保存并下一份' })).toBeDisabled();
});

OfExam.test('reopening a question of an exam requires minutes and a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重新打开这一题' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '题面有误');
  await userEvent.click(dialog.getByRole('button', { name: '重新打开' }));
  await waitFor(() =>
    expect(args.on.reopen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'exam' }), {
      minutes: 15,
      reason: '题面有误',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Ready.test('returning a question of homework requires days and a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '退回这一题' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '漏了边界');
  await userEvent.click(dialog.getByRole('button', { name: '退回' }));
  const form = { days: 3, onTime: false, reason: '漏了边界' };
  await waitFor(() =>
    expect(args.on.giveBack).toHaveBeenCalledWith(expect.objectContaining({ kind: 'homework' }), form),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// No screenshot: its test reads what differs.
export const Platform = Ready.extend({
  tags: ['no-visual'],
  args: { filter: { ...filter, heldBy: 'platform', targetId: idOf('homework', 1) } },
});
Platform.test('an operator widens the queue from the platform’s own to all', async ({ canvas, userEvent, args }) => {
  const held = canvas.getByRole('combobox', { name: '归属' });
  await expect(held).toHaveDisplayValue('平台');
  await userEvent.selectOptions(held, '全部归属');
  await expect(args.on.filter).toHaveBeenLastCalledWith({
    heldBy: '',
    targetId: null,
    gradeId: null,
    questionId: null,
  });
});
Ready.test('a school has no filter by owner', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: '归属' })).toBeNull();
});

Ready.test('the answer that is open has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['li > button[aria-current]', 'li > button:not([aria-current])']);
});

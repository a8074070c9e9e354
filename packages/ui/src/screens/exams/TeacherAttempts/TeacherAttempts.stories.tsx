import preview from '#storybook/preview';
import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, within } from 'storybook/test';
import { pageOf, running, teacherArgs, withLate } from '../../../storybook/exampleAttempts.ts';
import { TeacherAttempts } from './TeacherAttempts.tsx';

const meta = preview.meta({
  id: 'screens-teacherattempts',
  title: '学生作答',

  component: TeacherAttempts,
  parameters: {
    density: {
      empty: { attempts: pageOf([]) },
      extreme: {
        attempts: pageOf(
          Array.from({ length: 20 }, (_, index) =>
            aSettledAttempt({
              id: idOf('attempt', index + 1),
              memberName: '阿卜杜热合曼·买买提伊明江',
              eventsCount: 1_284,
              lateCopyCount: 27,
            }),
          ),
          1_860,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：老师查看一场考试的全部作答：进度、延时、补交与强制收卷。**何时不用**：单个学生的报告用 ExamReportPaper；判题故障用 Judge。',
      },
    },
    layout: 'fullscreen',
  },
  args: teacherArgs,
});

export const EveryState = meta.story();
export const Loading = meta.story({ args: { attempts: {} } });
export const Failed = meta.story({ tags: ['key'], args: { attempts: { error: '服务暂时不可用，请稍后再试' } } });
export const NoneAtAll = meta.story({ args: { attempts: pageOf([]) } });
export const NoneFound = meta.story({
  args: { attempts: pageOf([]), filter: { status: '1', keyword: '欧阳', page: 0 } },
});
export const SecondPage = meta.story({
  args: {
    attempts: pageOf(
      Array.from({ length: 20 }, (_, i) =>
        aSettledAttempt({ id: idOf('attempt', i + 1), memberName: `学生 ${i + 21}`, totalPoints: 5_000 + i * 200 }),
      ),
      57,
      1,
    ),
    filter: { status: '3', keyword: '', page: 1 },
  },
});
export const LongText = meta.story({
  args: {
    attempts: pageOf([
      aSettledAttempt({
        id: idOf('attempt', 9),
        memberName: '阿卜杜热合曼·买买提伊明江',
        examTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
        totalPoints: 28_725,
        maxPoints: 40_000,
        eventsCount: 1_284,
        lateCopyCount: 27,
        submitReason: 'forced',
      }),
      running,
    ]),
  },
});
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const LongTextPhone = LongText.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });

EveryState.test('a running attempt shows the time left, and can be extended', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /林知远/ }));
  await expect(row.getByText('剩余 01:12:45')).toBeVisible();
  await expect(row.queryByRole('link')).toBeNull();
  await userEvent.click(row.getByRole('button', { name: /延长时间/ }));
  await expect(args.on.openExtend).toHaveBeenCalledWith(expect.objectContaining(running));
});

EveryState.test('an enrolled student who has not begun is listed without actions', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /宋安然/ }));
  await expect(row.getByText('未开始')).toBeVisible();
  await expect(row.getByText('今天 21:47 结束')).toBeVisible();
  await expect(row.queryByRole('button')).toBeNull();
  await expect(row.queryByRole('link')).toBeNull();
  await expect(canvas.getByText('考试已结束，没有参加')).toBeVisible();
});

EveryState.test('the list can be exported as a spreadsheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
  await expect(args.on.exportRows).toHaveBeenCalled();
});

EveryState.test('an attempt whose time is up cannot be extended', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /许嘉树/ }));
  await expect(row.getByText('时间到，正在收卷')).toBeVisible();
  await expect(row.queryByRole('button', { name: /延长时间/ })).toBeNull();
});

EveryState.test('late answers and the report are one click away', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /王一诺/ }));
  await expect(row.getByRole('link', { name: /查看报告/ })).toHaveAttribute(
    'href',
    `/web/exam/report/paper?id=${withLate.id}`,
  );
  await userEvent.click(row.getByRole('button', { name: /迟到的答案/ }));
  await expect(args.on.openLate).toHaveBeenCalledWith(expect.objectContaining(withLate));
});

EveryState.test('filtering by state or name starts from the first page', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '作答中' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ status: '1', keyword: '', page: 0 });
  await userEvent.type(canvas.getByRole('searchbox'), '王{Enter}');
  await expect(args.on.filter).toHaveBeenCalledWith({ status: null, keyword: '王', page: 0 });
});

SecondPage.test('pages are numbered from 1 on screen and from 0 on the wire', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '3' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ status: '3', keyword: '', page: 2 });
});

NoneFound.test('if nothing matches, one click clears the filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部作答' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ status: null, keyword: '', page: 0 });
});

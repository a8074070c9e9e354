import preview from '#storybook/preview';
import { anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { anOfficeExam, examHead, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ExamSettings, type ExamSettingsProps } from './ExamSettings.tsx';

const exam = anOfficeExam({ status: '1' });
const { staff } = exam;
const part: ExamSettingsProps['part'] = 'settings' as ExamSettingsProps['part'];
const papers = [anExamPaper({ id: idOf('paper', 1) }), anExamPaper({ id: idOf('paper', 2), title: '校内月考 十一月' })];

const meta = preview.meta({
  id: 'screens-examsettings',
  title: '考试设置',

  component: ExamSettings,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/exam/:id/settings 和 papers，看一场考试的设置和试卷，修改设置。页头里可以发布、复制、终止、删除。**何时不用**：新建在考试列表里。',
      },
    },
  },
  args: {
    ...examPlace,
    part,
    exam: { data: exam },
    papers: { data: papers },
    paperBase: '#paper',
    known: {
      papers: papers.map(({ id, title, durationMin }) => ({ value: id, label: title, durationMin })),
      today: '2026-11-21',
      now: Date.parse(at(0)),
      isOffice: false,
    },
    act: { pending: false, error: null },
    on: { save: fn(async () => true), forget: fn(), retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const Papers = meta.story({ args: { part: 'papers' } });
export const Loading = meta.story({ args: { exam: {} } });
export const Failed = meta.story({ args: { exam: { error: '服务暂时不可用，请稍后再试。' } } });
export const NoPapers = Papers.extend({ args: { papers: { data: [] } } });
export const Stopped = meta.story({
  args: {
    exam: {
      data: anOfficeExam({ staff: staff && { ...staff, stopReason: '机房停电，改到下周同一时间。' } }),
    },
  },
});
// Has no screenshot: the head has a few words more.
export const Extended = meta.story({
  tags: ['no-visual'],
  args: {
    exam: { data: anOfficeExam({ staff: staff && { ...staff, extraSec: { least: 600, most: 600 } } }) },
  },
});
export const OfOthers = meta.story({ args: { exam: { data: anOfficeExam({ staff: undefined }) } } });
export const Phone = Papers.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Extended.test('the head says by how much the time was extended', async () => {
  await expect(await screen.findByText(/已延时 10 分钟/)).toBeVisible();
});

Full.test('networks are shown one per line, and saved with the other settings', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改设置' }));
  const form = within(await screen.findByRole('dialog', { name: '修改设置' }));
  const networks = form.getByRole('textbox', { name: /机房网段/ });
  await expect(networks).toHaveValue('10.1.2.0/24\n10.1.3.0/24');
  await userEvent.clear(networks);
  await userEvent.type(networks, '教室');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await expect(args.on.save).not.toHaveBeenCalled();
  await userEvent.clear(networks);
  await userEvent.type(networks, '10.9.0.0/16');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.save).toHaveBeenCalledWith(
      expect.objectContaining({ ipRanges: '10.9.0.0/16', accessCode: 'LAB42' }),
    ),
  );
});

/** Of a class, so that the form asks for no times of enrolment; the example is open for three hours from ten o’clock. */
export const OfClass = Full.extend({
  tags: ['!key', 'no-visual'],
  args: { exam: { data: { ...exam, scope: 'grade', enrollStartAt: at(-600), enrollEndAt: exam.endAt } } },
});
OfClass.test(
  'an earlier end is saved, and one before the paper’s time is refused at the field',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改设置' }));
    const form = within(await screen.findByRole('dialog', { name: '修改设置' }));
    const save = form.getByRole('button', { name: '保存' });
    const length = (name: string) => form.getByRole('button', { name });
    await userEvent.click(length('1 小时'));
    await userEvent.click(save);
    const times = form.getByRole('group', { name: /考试时间/ });
    await within(times).findByText(/比考试的开放时间长，请把结束时间改晚/);
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(length('2 小时'));
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.on.save).toHaveBeenCalledWith(
        expect.objectContaining({ enrollStartAt: null, enrollEndAt: null, startAt: exam.startAt }),
      ),
    );
  },
);

/** A draft can be published where one stands after making it. */
export const Draft = meta.story({
  args: {
    exam: {
      data: anOfficeExam({ status: '0', enrollCount: 18, ...(staff && { staff: { ...staff, openElsewhere: [] } }) }),
    },
    head: examHead,
  },
});
Draft.test('publishing asks once and names the number of students', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '发布' }));
  const asked = within(await screen.findByRole('dialog', { name: '发布「期中上机测验」？' }));
  await asked.findByText(/已添加 18 人，/);
  await userEvent.click(asked.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(args.head?.publish).toHaveBeenCalled());
});

const SavedByAnother = (props: ExamSettingsProps) => {
  const [version, setVersion] = useState(3);
  const data = anOfficeExam({
    status: '1',
    staff: staff && { ...staff, version, ...(version === 4 && { capacity: 45 }) },
  });
  return (
    <>
      <ExamSettings {...props} exam={{ data }} />
      <button type="button" onClick={() => setVersion(4)}>
        另一位老师保存
      </button>
    </>
  );
};

/** The page reads the exam again while the dialog is open, after another teacher saved it. */
export const SavedMeanwhile = Full.extend({
  tags: ['!key', 'no-visual'],
  parameters: { docs: { description: { story: '和 Full 一样，多一个按钮：另一位老师保存了这场考试。' } } },
  args: { on: { save: fn(async () => false), forget: fn(), retry: fn() } },
  render: (props) => <SavedByAnother {...props} />,
});
SavedMeanwhile.test(
  'the form is saved with the version that it was opened with while what is new is not loaded',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改设置' }));
    const form = within(await screen.findByRole('dialog', { name: '修改设置' }));
    screen.getByRole('button', { name: '另一位老师保存', hidden: true }).click();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.on.save).toHaveBeenCalledWith(expect.objectContaining({ version: 3 })));
    await userEvent.click(form.getByRole('button', { name: '载入新的' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.on.save).toHaveBeenLastCalledWith(expect.objectContaining({ version: 4, capacity: 45 })),
    );
  },
);

/** Its questions are also used elsewhere. */
export const DraftInUse = Draft.extend({
  args: {
    exam: {
      data: anOfficeExam({
        status: '0',
        ...(staff && {
          staff: {
            ...staff,
            openElsewhere: [
              { title: '冒泡排序的交换次数', where: 'practice', name: null },
              { title: '质数筛', where: 'exam', name: null },
            ],
          },
        }),
      }),
    },
  },
});
DraftInUse.test('publishing shows where its questions are already in use elsewhere', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '发布' }));
  const asked = within(await screen.findByRole('dialog', { name: '发布「期中上机测验」？' }));
  await expect(asked.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '冒泡排序的交换次数：公开练习',
    '质数筛：其他机构的考试',
  ]);
  await userEvent.click(asked.getByRole('button', { name: '仍然发布' }));
  await waitFor(() => expect(args.head?.publish).toHaveBeenCalled());
});

/** The address opens the dialog. */
export const Stopping = meta.story({ args: { head: { ...examHead, more: { ...examHead.more, open: 'stop' } } } });
Stopping.test('an exam is stopped with a reason, and the menu has no other act on a published one', async (story) => {
  const { canvas, userEvent, args } = story;
  const asked = within(await screen.findByRole('dialog', { name: '终止「期中上机测验」？' }));
  await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '机房停电');
  await userEvent.click(asked.getByRole('button', { name: '终止考试' }));
  await waitFor(() => expect(args.head?.more.on.stop).toHaveBeenCalledWith(args.exam.data, { reason: '机房停电' }));
  await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull();
});

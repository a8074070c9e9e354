import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anOfficeExam, examHead } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ExamActs } from './ExamActs.tsx';

const meta = preview.meta({
  id: 'screens-examacts',
  title: '考试的操作',
  component: ExamActs,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：考试页头里「更多」的操作：复制、取消发布、终止、删除。**何时不用**：发布、公布成绩和答案是 ExamFrame 页头的按钮。',
      },
    },
  },
  args: { ...examHead.more, row: anOfficeExam({ status: '3' }) },
});

export const Running = meta.story();
export const Ended = meta.story({ args: { row: anOfficeExam({ status: '5' }) } });
export const Draft = meta.story({ args: { row: anOfficeExam({ status: '0' }) } });
/** The address opens the dialog. */
export const Stopping = meta.story({ args: { open: 'stop' } });
export const StoppingPhone = Stopping.extend({ globals: { viewport: { value: 'phone' } } });
export const Removing = Draft.extend({ args: { open: 'remove' } });
export const Refused = Removing.extend({ args: { act: { pending: false, error: '已经有人报名，不能删除' } } });

const offered = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((one) => one.textContent);

Running.test('a running exam can be copied, hidden again and stopped', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await expect(await offered()).toEqual(['复制一份', '取消发布', '终止']);
});
Ended.test('an exam that has ended can only be copied', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await expect(await offered()).toEqual(['复制一份']);
});
Draft.test('a draft can be deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await expect(await offered()).toEqual(['复制一份', '删除']);
});
Stopping.test('stopping an exam needs a reason, which students see', async ({ args, userEvent }) => {
  const asked = within(await screen.findByRole('dialog', { name: '终止「期中上机测验」？' }));
  await userEvent.click(asked.getByRole('button', { name: '终止考试' }));
  await expect(args.on.stop).not.toHaveBeenCalled();
  await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '机房停电');
  await userEvent.click(asked.getByRole('button', { name: '终止考试' }));
  await waitFor(() => expect(args.on.stop).toHaveBeenCalledWith(args.row, { reason: '机房停电' }));
});
Removing.test('deleting is asked with the focus on the way back', async () => {
  const asked = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(asked.getByRole('button', { name: '取消' })).toHaveFocus());
});

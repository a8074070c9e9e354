import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { anOfficeExam } from '../../../storybook/exampleOffice.ts';
import { AbsentCard } from './AbsentActs.tsx';

const exam = anOfficeExam();
const stopped = { ...exam, staff: exam.staff && { ...exam.staff, stopReason: '机房停电' } };

const meta = preview.meta({
  id: 'screens-absentacts',
  title: '缺考的学生',
  component: AbsentCard,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：考试结束后，给没有参加的学生发消息、安排补考。**何时不用**：还能参加的学生用「未进入」的提醒。',
      },
    },
  },
  args: {
    exam,
    absent: [
      { memberId: idOf('member', 1), name: '林知夏', no: '2026001' },
      { memberId: idOf('member', 3), name: '陈一诺', no: null },
    ],
    now: Date.parse('2026-11-23T12:00:00.000Z'),
    act: { pending: false, error: null },
    on: { forget: fn(), makeUp: fn(async () => true), tell: fn(async () => false) },
  },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { act: { pending: false, error: '服务暂时不可用，请稍后再试' } } });
/** After a power cut the teacher has stopped the exam. */
export const Stopped = meta.story({ args: { exam: stopped } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });

Stopped.test('a stopped exam offers no make-up, and says what to do instead', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: /^安排补考/ })).toBeNull();
  await expect(canvas.getByText(/复制一份/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '发消息（2 人）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '给缺考的学生发消息' }));
  await expect(dialog.getByRole('textbox', { name: /内容/ })).toHaveValue(
    `「${exam.title}」已终止。什么时候再考，老师会另行通知。`,
  );
});

Failed.test('a refused message keeps its dialog and says why', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '发消息（2 人）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '给缺考的学生发消息' }));
  await userEvent.click(dialog.getByRole('button', { name: '发送' }));
  await dialog.findByText('服务暂时不可用，请稍后再试');
  await expect(args.on.tell).toHaveBeenCalledTimes(1);
});

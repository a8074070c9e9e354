import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  id: 'patterns-confirmdialog',
  title: '表单与窗口/确认窗口 ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '**何时用**：动作有后果、又不容易撤回时，用一句话说清后果再问一次；删除、停止考试、批量退款这类影响很多人的，让操作的人输入对象的名字。按钮写动作本身，不写「确定」。**何时不用**：能撤销的动作直接做，再给一个「撤销」的提示；需要填写内容时用 FormDialog。',
      },
    },
  },
  args: {
    open: true,
    title: '把 3 道题移出题库？',
    consequence: '已经用这些题的试卷不受影响，之后组卷时不会再选到。需要时可以在回收站找回。',
    confirmLabel: '移出题库',
    on: { confirm: fn(), cancel: fn() },
  },
});

export const Default = meta.story({ tags: ['key'] });
export const Danger = meta.story({
  args: {
    title: '强制收卷？',
    consequence: '考场里的 42 名学生会立即交卷，不能再作答。这一步不能撤销。',
    confirmLabel: '强制收卷',
    danger: true,
  },
});
export const Typed = meta.story({
  args: {
    title: '停止「滨海杯」模拟考试？',
    consequence: '正在作答的 128 名学生会按已保存的答案交卷，未开始的不能再进入。这一步不能撤销，也不退费。',
    confirmLabel: '停止考试',
    danger: true,
    typed: '滨海杯',
  },
});
export const Pending = Danger.extend({ args: { pending: true } });
export const Failed = Danger.extend({ args: { error: '网络已断开，没有收卷。请检查连接后再试一次。' } });
export const Long = Typed.extend({
  args: {
    typed: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
    consequence: '正在作答的学生会按已保存的答案交卷，未开始的学生不能再进入。'.repeat(5),
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Typed.extend({ globals: { theme: 'dark' } });

Default.test('the question is read out with its consequence', async () => {
  const dialog = await screen.findByRole('dialog', { name: '把 3 道题移出题库？' });
  await expect(dialog).toHaveAccessibleDescription(/^已经用这些题的试卷不受影响/);
});

Danger.test('focus starts on cancel, so a stray Enter does no harm', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.on.cancel).toHaveBeenCalledTimes(1);
  await expect(args.on.confirm).not.toHaveBeenCalled();
});

Typed.test('Enter confirms only after the name is typed', async ({ userEvent, args }) => {
  const input = await screen.findByRole('textbox', { name: '请输入 滨海杯 以确认' });
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('滨海{Enter}');
  await expect(screen.getByRole('button', { name: '停止考试' })).toBeDisabled();
  await expect(args.on.confirm).not.toHaveBeenCalled();
  await userEvent.keyboard('杯{Enter}');
  await expect(args.on.confirm).toHaveBeenCalledTimes(1);
});

Pending.test('while pending it can neither be closed nor confirmed again', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '强制收卷' }));
  await expect(args.on.cancel).not.toHaveBeenCalled();
  await expect(args.on.confirm).not.toHaveBeenCalled();
});

import preview from '#storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { applied, differences, judgeArgs, pageOf, running, same, waiting } from '../../../storybook/exampleJudge.ts';
import { Judge } from './Judge.tsx';
import type { RejudgeDifference } from './judgeProps.ts';

const meta = preview.meta({
  id: 'screens-judgerejudge',
  title: '重判',

  component: Judge,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：重测完成后，先看会改变哪些成绩，再应用或放弃。**何时不用**：看评测机和队列用 Judge；学生看自己的一次提交用报告里的 CaseGrid。',
      },
    },
    layout: 'fullscreen',
  },
  args: judgeArgs,
});

export const Preview = meta.story({ args: { opened: { rejudge: waiting, differences: pageOf(differences) } } });
export const PreviewRunning = meta.story({
  args: { opened: { rejudge: running, differences: pageOf(differences.slice(0, 1)) } },
});
export const PreviewSame = meta.story({
  tags: ['key'],
  args: { opened: { rejudge: same, differences: pageOf<RejudgeDifference>([]) } },
});
export const PreviewApplied = meta.story({ args: { opened: { rejudge: applied, differences: pageOf(differences) } } });
// No screenshot: the error is shown in the dialog that the test opens.
export const ApplyFailed = meta.story({
  tags: ['no-visual'],
  args: {
    opened: { rejudge: waiting, differences: pageOf(differences) },
    act: { pending: false, error: '差异与预览时不同（现在 4 处），请刷新后再确认' },
  },
});
export const PreviewPhone = Preview.extend({ globals: { viewport: { value: 'phone' } } });
export const PreviewDark = Preview.extend({ globals: { theme: 'dark' } });

Preview.test('applying first asks, with a list of what changes', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /重测：小明/ }));
  await userEvent.click(dialog.getByRole('button', { name: '应用 3 处差异' }));
  const question = within(await screen.findByRole('dialog', { name: '应用 3 处差异？' }));
  await expect(question.getByText(/3 份提交会换成新的结果.*另有 1 份.*不能撤回/)).toBeVisible();
  await expect(args.on.apply).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: '应用重测结果' }));
  await expect(args.on.apply).toHaveBeenCalledWith(waiting.id, waiting.digest);
});

PreviewRunning.test('while running, a rejudge can be discarded but not applied', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /CSP-J/ }));
  await expect(dialog.getByRole('button', { name: '应用 3 处差异' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '放弃重测' }));
  const question = within(await screen.findByRole('dialog', { name: '放弃这次重测？' }));
  await userEvent.click(question.getByRole('button', { name: '放弃重测' }));
  await expect(args.on.discard).toHaveBeenCalledWith(running.id);
});

PreviewApplied.test('an applied rejudge is read-only', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /数字反转/ }));
  await expect(dialog.queryByRole('button', { name: /应用/ })).toBeNull();
  const [, close] = dialog.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? dialog.getByRole('button', { name: '关闭' }));
  await expect(args.on.open).toHaveBeenCalledWith(null);
});

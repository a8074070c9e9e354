import preview from '#storybook/preview';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, within } from 'storybook/test';
import { empty, fine, judgeArgs, pageOf, stopped, troubled } from '../../../storybook/exampleJudge.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Judge } from './Judge.tsx';
import type { Rejudge } from './judgeProps.ts';

const meta = preview.meta({
  id: 'screens-judge',
  title: '评测',
  component: Judge,
  decorators: [inOffice('bms', 'judge')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：判题运维：判题机、队列、失败任务与重判，重判前先看会改变什么。**何时不用**：老师查看一次提交用报告里的 CaseGrid；整体健康用 Health。',
      },
    },
    layout: 'fullscreen',
  },
  args: judgeArgs,
});

export const Fine = meta.story();
export const Idle = meta.story({ tags: ['key'], args: { overview: { data: empty }, rejudges: pageOf<Rejudge>([]) } });
export const Troubled = meta.story({ args: { overview: { data: troubled } } });
export const Stopped = meta.story({ args: { overview: { data: stopped } } });
export const NoWorker = meta.story({ args: { overview: { data: { ...stopped, workers: [] } } } });
export const Stale = meta.story({
  args: { overview: { data: fine, error: '连不上服务器，请检查网络' }, now: Date.parse(FIXTURE_NOW) + 95_000 },
});
export const Loading = meta.story({ args: { overview: {}, rejudges: {}, refreshing: true } });
export const Failed = meta.story({
  args: { overview: { error: '您没有查看评测机的权限' }, rejudges: { error: '您没有查看重测的权限' } },
});
export const Phone = Troubled.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Troubled.extend({ globals: { theme: 'dark' } });

Fine.test('a healthy judge is summed up in one sentence, without actions', async ({ canvas }) => {
  await expect(canvas.getByText('评测正常')).toBeVisible();
  await expect(canvas.getByText('2 台评测机，共 4 个槽位，提交随到随评。')).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: '需要处理' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: '没有评测成功' })).toBeNull();
});

Fine.test('the queue is listed by kind in the order of service', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: '评测队列' }))
    .getAllByRole('row')
    .slice(1, 4);
  await expect(rows.map((row) => row.textContent)).toEqual(['自测 最先01', '提交 其次22', '重测 最后310']);
});

Stopped.test('without a judge, says what it means for students and how to fix it', async ({ canvas }) => {
  await expect(canvas.getByText(/代码会排队等候（现有 245 份）/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '复制命令 apt install g++' })).toBeVisible();
});

Troubled.test('a failed submission is rejudged with a default reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重测 欧阳明月 的提交' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发起重测' }));
  await userEvent.click(dialog.getByRole('button', { name: '开始重测' }));
  await expect(args.on.start).toHaveBeenCalledWith({
    scope: 'submission',
    targetId: idOf('submission', 1),
    reason: '评测机出错后重测',
  });
});

Fine.test('a rejudge needs a target and a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发起重测' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发起重测' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /编号/ }), '12');
  await userEvent.click(dialog.getByRole('button', { name: '开始重测' }));
  await expect(dialog.getByText('编号是 26 位大写字母和数字')).toBeVisible();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await expect(args.on.start).not.toHaveBeenCalled();
});

Failed.test('without figures, the overview can be retried', async ({ canvas, userEvent, args }) => {
  const [retry] = canvas.getAllByRole('button', { name: '重试' });
  if (retry) await userEvent.click(retry);
  await expect(args.on.refresh).toHaveBeenCalledTimes(1);
});

import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { NoticeBar } from './NoticeBar.tsx';

const meta = preview.meta({
  id: 'patterns-noticebar',
  title: '部件/全站公告条 NoticeBar',
  component: NoticeBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：全站公告，放在每一页最上面，一句话，关闭后两天内不再出现。它不滚动，因为滚动的字读不完。**何时不用**：只和当前页有关的提醒用 Alert；给某个人的消息用站内消息。',
      },
    },
  },
  args: { text: '12 月 6 日 GESP 认证报名将于 11 月 28 日截止，请家长核对考生信息。', onClose: fn() },
});

export const Default = meta.story({ tags: ['key'] });
export const Long = meta.story({
  args: {
    text: '因机房搬迁，本站将于 11 月 29 日（周日）00:30 至 06:00 停止服务。期间无法登录、报名和作答，已经开始的考试不受影响；受影响的班级请提前完成本周作业，若有疑问请联系各校区教务老师。',
  },
});
export const OnItsWay = meta.story({ args: { text: '' } });
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the close button calls back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '关闭公告' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

OnItsWay.test('the placeholder is as high as a notice', async ({ canvasElement }) => {
  const height = () => canvasElement.querySelector('section')?.getBoundingClientRect().height;
  const empty = height();
  const text = canvasElement.querySelector('p');
  if (text) text.textContent = '站点公告';
  await expect(empty).toBe(height());
});

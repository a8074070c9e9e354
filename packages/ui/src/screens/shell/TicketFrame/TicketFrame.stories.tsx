import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { TicketFrame, type TicketFrameProps } from './TicketFrame.tsx';

const page = (
  <PageBody>
    <h1>周末热身赛</h1>
    <p>一张卷子，四十分钟。</p>
  </PageBody>
);

const meta = preview.meta({
  id: 'screens-ticketframe',
  title: '嵌入的框',
  component: TicketFrame,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：学校的网站用签名的票据（ao-exam-room、ao-practice、ao-course）打开平台的一页时，框里的最外层。**何时不用**：平台自己的页面用 Layout。',
      },
    },
    layout: 'fullscreen',
  },
  args: { state: { kind: 'open', asks: null } as TicketFrameProps['state'], children: page },
});

export const Open = meta.story();
export const Loading = meta.story({ args: { state: { kind: 'entering' } } });
export const Refused = meta.story({ args: { state: { kind: 'refused', reason: '请回到学校的页面重新进入' } } });
export const Expired = meta.story({ tags: ['key'], args: { state: { kind: 'open', asks: 'again' } } });
export const Guest = meta.story({ args: { state: { kind: 'open', asks: 'first' } } });
export const Elsewhere = meta.story({ args: { state: { kind: 'elsewhere', href: '/web/user/message' } } });
export const ExpiredPhone = Expired.extend({ globals: { viewport: { value: 'phone' } } });
export const ExpiredDark = Expired.extend({ globals: { theme: 'dark' } });

Expired.test('an ended session is announced above the page, which stays', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('登录已过期');
  await expect(canvas.getByRole('heading', { level: 1, name: '周末热身赛' })).toBeVisible();
});

Refused.test('a refused ticket shows the reason and no page', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('请回到学校的页面重新进入');
  await expect(canvas.queryByText('周末热身赛')).toBeNull();
});

Elsewhere.test('a page outside the frame opens in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '在新的标签页打开' });
  await expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '/web/user/message']);
});

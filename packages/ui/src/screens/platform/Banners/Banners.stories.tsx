import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { type Banner, Banners } from './Banners.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="104"><rect width="192" height="104" fill="#357"/></svg>',
)}`;
const LONG = '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合集训报名通道开放';

const mock: Banner = {
  id: idOf('banner', 1),
  title: '像正式考试一样，先考一次',
  subtitle: 'GESP 模拟考：单选、判断、编程，交卷即评测',
  image: null,
  link: '/web/exam/list',
  sort: 1,
};
const camp: Banner = {
  id: idOf('banner', 2),
  title: '冬令营开始报名',
  subtitle: '十二天，从枚举到动态规划',
  image: PICTURE,
  link: 'https://camp.example/2026',
  sort: 2,
};
const notice: Banner = {
  id: idOf('banner', 3),
  title: '断网也不丢答案',
  subtitle: '恢复以后自动补交',
  image: null,
  link: null,
  sort: 3,
};

const meta = preview.meta({
  id: 'screens-banners',
  title: '首页的横幅',
  component: Banners,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: '**何时用**：首页最上面，运营人员推荐的考试和活动。**何时不用**：要人处理的事用提示条 NoticeBar。',
      },
    },
  },
  args: { banners: [mock] },
});

export const One = meta.story();
export const Several = meta.story({ args: { banners: [mock, camp, notice] } });
export const LongText = meta.story({
  args: { banners: [{ ...camp, title: LONG, subtitle: LONG.repeat(2) }, notice] },
});
export const None = meta.story({ args: { banners: [] } });
export const Loading = meta.story({ args: { banners: undefined } });
export const Phone = Several.extend({ globals: { viewport: { value: 'phone' } } });
export const LongTextPhone = LongText.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Several.extend({ globals: { theme: 'dark' } });

Several.test('a banner is a link named by its title only if it has an address', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await expect(links).toEqual([
    ['像正式考试一样，先考一次', '/web/exam/list'],
    ['冬令营开始报名', 'https://camp.example/2026'],
  ]);
  await expect(canvas.getByText('断网也不丢答案')).toBeVisible();
});

Several.test('the whole banner is clickable', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('listitem');
  const box = first?.getBoundingClientRect();
  await expect(document.elementFromPoint((box?.right ?? 0) - 6, (box?.bottom ?? 0) - 6)).toBe(
    canvas.getByRole('link', { name: '像正式考试一样，先考一次' }),
  );
});

None.test('without banners nothing is shown', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull();
});

LongTextPhone.test('long text wraps on a phone', async ({ canvas }) => {
  for (const item of canvas.getAllByRole('listitem')) {
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  }
});

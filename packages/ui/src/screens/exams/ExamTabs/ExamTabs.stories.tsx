import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, screen } from 'storybook/test';
import { anOfficeExam } from '../../../storybook/exampleOffice.ts';
import { ExamTabs } from './ExamTabs.tsx';

const meta = preview.meta({
  id: 'patterns-examtabs',
  title: '部件/考试标签页 ExamTabs',

  component: ExamTabs,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：办公区里一场考试的各个页面之间，每页有自己的地址。**何时不用**：同一页里切换内容用 Tabs。',
      },
    },
  },
  args: { base: '#/edms/exam/01ABC', active: 'statistics' as const },
});

export const Full = meta.story();
// Has no screenshot: fewer of the same tabs.
export const Shared = meta.story({ tags: ['no-visual'], args: { isShared: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const PhoneLast = Phone.extend({ args: { active: 'similarity' } });
/** Facts of an exam of one evening above the tabs. */
export const PhoneFacts = Phone.extend({ args: { exam: anOfficeExam({ startAt: at(60), endAt: at(240) }) } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

PhoneFacts.test('on a phone an exam of one day says its date once, in two lines at most', async () => {
  const time = screen.getByText('2026-11-21 20:47 到 23:47 · 120 分钟');
  await expect(time.parentElement?.getBoundingClientRect().height).toBeLessThan(56);
});

Full.test('the current page is marked', async () => {
  await expect(screen.getByRole('link', { name: '统计' })).toHaveAttribute('aria-current', 'page');
});

Full.test('the marking tab leads to the queue of this exam only', async () => {
  const marking = screen.getByRole('link', { name: '批阅' });
  await expect(marking).toHaveAttribute('href', '#/edms/review?kind=exam&target=01ABC');
});

Shared.test('a colleague sees only what the exam is, not its students', async () => {
  await expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['设置', '试卷', '统计']);
});

PhoneLast.test('the current tab is scrolled into view when the row is wider than the phone', async () => {
  const { left, right } = screen.getByRole('link', { name: '查重' }).getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth + 1);
});

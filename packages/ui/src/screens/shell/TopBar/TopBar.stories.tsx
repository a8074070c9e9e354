import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  id: 'patterns-topbar',
  title: '部件/顶栏 TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：学习端每一页的顶栏：站名、主导航、当前的人。**何时不用**：管理页面的导航用 SideNav；考场和全屏单元没有顶栏。',
      },
    },
  },
  args: {
    title: '奥赛学堂',
    home: '#home',
    items: [
      { id: 'home', label: '首页', href: '#home' },
      { id: 'exam', label: '考试', href: '#exam' },
      { id: 'reports', label: '考试记录', href: '#reports' },
    ],
    active: 'exam',
    end: <Button>登录</Button>,
    menu: <IconButton icon="menu" label="打开菜单" />,
  },
});

export const Default = meta.story({ tags: ['key'] });
export const LongTitle = meta.story({ args: { title: '滨海市少年宫信息学奥林匹克竞赛训练中心' } });
export const Phone = LongTitle.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the current page has aria-current', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('考试');
});

Default.test('the current page has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['nav a[aria-current]', 'nav a:not([aria-current])']);
});

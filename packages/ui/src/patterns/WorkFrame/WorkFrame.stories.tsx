import preview from '#storybook/preview';
import { DEFAULT_CONFIG } from '@aosai/editor/config';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import type { Programming } from '../CodeWork/useProgramming.tsx';
import type { WorkTab } from '../CodeWork/useCodeVisit.ts';
import { Pager } from './Pager.tsx';
import { NarrowBody, SkipLink, WideBody, WorkFrame } from './WorkFrame.tsx';

interface Args {
  isNarrow: boolean;
  isTask: boolean;
  hasSheet: boolean;
  isFull: boolean;
  tab: WorkTab;
  previousId: string | null;
  words: string;
  onTab: (tab: WorkTab) => void;
  onGo: (id: string) => void;
}

const programming: Programming = {
  code: <p style={{ padding: 16 }}>编辑器</p>,
  result: <p style={{ padding: 16 }}>结果</p>,
  actions: <Button>提交</Button>,
  resultCount: 2,
  run: fn(),
};

/** The frame composed as the room and practice pages do. */
const Frame = ({ isNarrow, isTask, hasSheet, isFull, tab, previousId, words, onTab, onGo }: Args) => {
  const statement = (
    <section ref={scrollStop} aria-label="题目" style={{ height: '100%', overflow: 'auto', padding: 16 }}>
      <h2>灯塔的间隔</h2>
      <p>{words}</p>
    </section>
  );
  const footer = (
    <Pager previousId={previousId} nextId="next" onGo={onGo}>
      3 / 12
    </Pager>
  );
  const { panels } = DEFAULT_CONFIG;
  return (
    <WorkFrame>
      <SkipLink href="#work-question">跳到题目</SkipLink>
      <header style={{ padding: 12 }}>顶栏</header>
      <div />
      {isNarrow ? (
        <NarrowBody
          statement={statement}
          programming={isTask ? programming : null}
          tab={tab}
          footer={footer}
          onTab={onTab}
        />
      ) : (
        <WideBody
          sheet={hasSheet ? <nav aria-label="题号">第 1 题</nav> : null}
          statement={statement}
          programming={isTask ? programming : null}
          panels={{ ...panels, code: { ...panels.code, full: isFull } }}
          onConfigure={fn()}
        />
      )}
    </WorkFrame>
  );
};

const meta = preview.meta({
  id: 'patterns-workframe',
  title: '页面/作答框架 WorkFrame',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { hasSheet: false, isTask: false },
      extreme: { words: '给定一张有向图，边权可能为负，求从起点到每个点的最短路径。'.repeat(200) },
    },
    docs: {
      description: {
        component:
          '**何时用**：占满窗口的作答页面：考试、作业、练习。宽屏并排，窄屏一次一块，WorkFrame、WideBody、NarrowBody 和 Pager 一起用。**何时不用**：其余页面用 PageBody，跟着网站的顶栏滚动。',
      },
    },
  },
  args: {
    isNarrow: false,
    isTask: true,
    hasSheet: true,
    isFull: false,
    tab: 'question',
    previousId: 'before',
    words: '海边有一排灯塔，求相邻两座之间出现次数最多的间隔。',
    onTab: fn(),
    onGo: fn(),
  } as Args,
});

export const Task = meta.story();
export const Objective = meta.story({ args: { isTask: false } });
export const WithoutSheet = meta.story({ args: { hasSheet: false } });
export const CodeAlone = meta.story({ args: { isFull: true } });
export const Bare = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { isNarrow: true } });
export const PhoneCode = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isNarrow: true, tab: 'code', previousId: null },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Task.test('the areas are side by side', async ({ canvas }) => {
  for (const words of ['第 1 题', '灯塔的间隔', '编辑器', '结果']) await expect(canvas.getByText(words)).toBeVisible();
});
Task.test('the skip link moves the focus to the question without a frame around it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: '跳到题目' })).toHaveFocus();
  const main = canvas.getByRole('main');
  main.focus();
  await expect(main).toHaveFocus();
  await expect(getComputedStyle(main).outlineStyle).toBe('none');
});
CodeAlone.test('the editor can fill the window', async ({ canvas }) => {
  await expect(canvas.queryByText('灯塔的间隔')).toBeNull();
  await expect(canvas.getByText('编辑器')).toBeVisible();
});
Extreme.test('the window itself never scrolls', async () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  await expect(scrollHeight).toBe(clientHeight);
});
Phone.test('on a phone one area is shown at a time, with the pager below', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByText('编辑器')).not.toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: /结果/ }));
  await expect(args.onTab).toHaveBeenCalledWith('result');
  await userEvent.click(canvas.getByRole('button', { name: '上一题' }));
  await expect(args.onGo).toHaveBeenCalledWith('before');
});
PhoneCode.test('a programming question has its buttons below the code', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '提交' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '上一题' })).toBeDisabled();
});

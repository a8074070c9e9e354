import preview from '#storybook/preview';
import { aProgramming, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect } from 'storybook/test';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { QuestionBody } from '../QuestionBody/QuestionBody.tsx';
import { QuestionLimits } from './QuestionLimits.tsx';
import { QuestionPaneRoot } from './QuestionPaneRoot.tsx';

const task = aProgramming();
const withFiles = { ...task, programming: task.programming && { ...task.programming, fileIo: 'lighthouse' } };

const meta = preview.meta({
  id: 'patterns-questionpane-questionlimits',
  title: '题目与作答/时间与内存限制 QuestionLimits',
  component: QuestionLimits,
  parameters: {
    density: {
      empty: { question: aSingleChoice() },
      extreme: {
        question: {
          ...withFiles,
          stemHtml: `<p>${'给定一张有向图，边权可能为负，求从起点到每个点的最短路径。'.repeat(40)}</p>`,
        },
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：一道题占满一栏时：QuestionPaneRoot 是会滚动的外框，QuestionLimits 在题目上方写编程题的时间、内存和文件名；考试、作业和练习共用。**何时不用**：列表和报告里的题用 QuestionBody，不加外框。',
      },
    },
  },
  args: { question: task },
  render: ({ question }) => (
    <div style={{ height: 420 }}>
      <QuestionPaneRoot aria-label="第 26 题">
        <div ref={scrollStop}>
          <article>
            <header>
              <p>
                编程题 <QuestionLimits question={question} />
              </p>
              <span />
              <h2>灯塔的间隔</h2>
            </header>
            <QuestionBody mode="read" question={question} />
          </article>
        </div>
        <footer>脚注一直看得到</footer>
      </QuestionPaneRoot>
    </div>
  ),
});

export const Task = meta.story();
export const Files = meta.story({ args: { question: withFiles } });
export const Choice = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Task.test('a programming question shows its limits', async ({ canvas }) => {
  await expect(canvas.getByText(/时间 1.0 s · 内存 256 MB/)).toBeVisible();
});
Files.test('a question with file input and output names both files', async ({ canvas }) => {
  await expect(canvas.getByText('读 lighthouse.in，写 lighthouse.out')).toBeVisible();
});
Choice.test('any other question has no limits', async ({ canvas }) => {
  await expect(canvas.queryByText(/内存/)).toBeNull();
});
Extreme.test('a long question scrolls, and the footer stays', async ({ canvas }) => {
  const footer = canvas.getByText('脚注一直看得到');
  const pane = canvas.getByRole('region', { name: '第 26 题' });
  await expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(pane.getBoundingClientRect().bottom);
});

import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { CampAnswer } from './CampAnswer.tsx';

const shown = aSingleChoice({ no: 1 });
const question = { id: idOf('question', 1), title: '函数的引用参数', pricePoints: 5, shown };
const solution = {
  rightAnswer: { kind: 'choice' as const, optionIds: [shown.options?.[1]?.id ?? ''] },
  acceptedTexts: null,
  analysisHtml:
    '<p>引用参数是实参的<strong>别名</strong>：函数里改它，外面的变量跟着变。</p><pre><code>void add(int &amp;x) { x = x + 1; }</code></pre><p>按值传递时改的只是副本。</p>',
  videoFile: null as string | null,
};

const meta = preview.meta({
  id: 'screens-campanswer',
  title: '题解',
  component: CampAnswer,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：/camp/answer/detail/:id，一道题的题解。**何时不用**：做题和看自己的提交在自测页。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { solution: { data: { ...solution, rightAnswer: null, analysisHtml: '' } } },
      extreme: {
        question: { data: { ...question, title: '给定带权有向图，求从起点到终点的次短路径长度并输出方案'.repeat(2) } },
        solution: { data: { ...solution, analysisHtml: solution.analysisHtml.repeat(12) } },
      },
    },
  },
  args: {
    question: { data: question },
    solution: { data: solution as typeof solution | null },
    balance: 50 as number | null,
    buying: { pending: false, error: null as string | null },
    on: { buy: fn(), ask: fn(), retry: fn() },
  },
});

export const Opened = meta.story({ tags: ['key'] });
/** A question whose title is only the beginning of its stem. */
export const Untitled = meta.story({
  args: {
    question: {
      data: {
        ...question,
        title: '下面的程序输出什么？ int i = 3; while (i < 10) { i += 4; } cout << i…',
        shown: aSingleChoice({
          stemHtml:
            '<p>下面的程序输出什么？</p><pre><code>int i = 3;\nwhile (i &lt; 10) {\n  i += 4;\n}\ncout &lt;&lt; i;</code></pre>',
        }),
      },
    },
  },
});
export const WithVideo = meta.story({ args: { solution: { data: { ...solution, videoFile: 'lecture.mp4' } } } });
export const Locked = meta.story({ args: { solution: { data: null } } });
export const TooFewPoints = meta.story({ args: { solution: { data: null }, balance: 2 } });
export const NotForSale = meta.story({
  args: { solution: { data: null }, question: { data: { ...question, pricePoints: 0 } } },
});
export const Refused = meta.story({
  args: { solution: { data: null }, buying: { pending: false, error: '积分不够，还差 3' } },
});
export const NothingWritten = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { question: {}, solution: {} } });
export const Failed = meta.story({ args: { question: { error: '没有找到这道题' } } });
export const Offline = meta.story(offline({ solution: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Opened.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Opened.test('the correct answer is shown above its explanation', async ({ canvas }) => {
  await expect(canvas.getByText('正确答案')).toHaveTextContent('正确答案B');
  await expect(canvas.getByText(/按值传递时/)).toBeVisible();
});
Locked.test('a locked solution can be opened with points', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByText(/正确答案/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '用 5 积分打开' }));
  await expect(args.on.buy).toHaveBeenCalled();
});
TooFewPoints.test('a student with too few points is led to the question', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /积分打开/ })).toBeNull();
  await expect(canvas.getByRole('link', { name: '去做这道题' })).toHaveAttribute(
    'href',
    `/web/question/detail?id=${question.id}`,
  );
});
NotForSale.test(
  'opening a free answer first says that the question earns no points afterwards',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看答案' }));
    const dialog = within(await screen.findByRole('dialog', { name: '看这道题的答案？' }));
    await expect(dialog.getByText(/不再得积分/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '看答案' }));
    await expect(args.on.ask).toHaveBeenCalledOnce();
  },
);
WithVideo.test('text, code and video are shown below each other', async ({ canvas }) => {
  await expect(canvas.getByLabelText('题解视频')).toBeVisible();
  await expect(canvas.getByText(/按值传递时/)).toBeVisible();
});
Untitled.test('a question without a title of its own uses its type as heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^单选题$/);
});

import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { SteppedAnimation } from './SteppedAnimation.tsx';

const meta = preview.meta({
  id: 'patterns-steppedanimation',
  title: '数据与图形/分步动画 SteppedAnimation',
  component: SteppedAnimation,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：讲义和文章里，把一个算法在几个数上一步一步放给学生看。每一步的图和句子都由算法真的运行得出，不是画好的。**何时不用**：学生自己的程序用单步运行 StepView；只看结果时写一句话或者一张表。',
      },
    },
  },
  args: { name: '冒泡排序', data: '5 3 4 1 2' },
});

export const BubbleSort = meta.story({ tags: ['key'] });
export const BinarySearch = meta.story({ args: { name: '二分查找', data: '3 8 12 19 28 33 40\n找 33' } });
export const Recursion = meta.story({ args: { name: '递归', data: '5' } });
export const GridWalk = meta.story({ args: { name: '二维数组', data: '1 2 3 4\n5 6 7 8\n9 10 11 12' } });
export const BreadthFirst = meta.story({ args: { name: '广度优先搜索', data: '..#.\n#...\n..#.' } });
export const Complement = meta.story({ args: { name: '补码', data: '-6' } });
/** The largest picture and the longest sentences. */
export const Extreme = meta.story({ args: { name: '广度优先搜索', data: '......\n.####.\n.#..#.\n.##.#.\n......' } });
export const Phone = Complement.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = BinarySearch.extend({ globals: { theme: 'dark' } });
/** Written by a newer version, or by hand in another program. */
export const Unknown = meta.story({ args: { name: '归并排序', data: '3 1 2' } });

/** Goes to a step by its number, from 1, with the keys. */
const pressed = (times: number): string => '{ArrowRight}'.repeat(times);

BubbleSort.test('上一步 and 下一步 move through the steps', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('一共 5 个数。');
  await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
  await expect(canvas.getByText(/^1 \/ \d+ 步$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('交换 a[0] 和 a[1]，5 往后走一格。');
  await expect(canvas.getByRole('img', { name: '数组：3、5、4、1、2' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
  await expect(canvas.getByRole('img', { name: '数组：5、3、4、1、2' })).toBeVisible();
});
BubbleSort.test(
  'a box that moves is the same element, so that it glides',
  async ({ canvas, canvasElement, userEvent }) => {
    const boxes = () => [...canvasElement.querySelectorAll('g[data-tone]')];
    const before = boxes();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(boxes()).toEqual(before);
    await expect(before[0]).toHaveStyle({ '--x': '48px' });
  },
);
BubbleSort.test('keys move through the steps and keep the focus at both ends', async ({ canvas, userEvent }) => {
  const back = canvas.getByRole('button', { name: '上一步' });
  back.focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('status')).toHaveTextContent('排好了。');
  await expect(canvas.getByRole('img', { name: '数组：1、2、3、4、5' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('status')).toHaveTextContent('一共 5 个数。');
  await expect(back).toHaveFocus();
});
BubbleSort.test('从头再看 follows the last step', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: '下一步' });
  next.focus();
  await userEvent.keyboard('{End}');
  await userEvent.click(canvas.getByRole('button', { name: '从头再看' }));
  await expect(canvas.getByText(/^1 \/ \d+ 步$/)).toBeVisible();
});
BubbleSort.test('every step can be read as text', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('用文字看每一步'));
  await expect(canvas.getByRole('list').children.length).toBeGreaterThan(10);
});
BinarySearch.test('播放 moves on by itself and 暂停 stops it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '播放' }));
  await waitFor(() => expect(canvas.getByText(/^2 \/ \d+ 步$/)).toBeVisible(), { timeout: 10_000 });
  await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
  await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
});
BinarySearch.test('the half without the number is crossed out', async ({ canvas, canvasElement, userEvent }) => {
  canvas.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard(pressed(2));
  await expect(canvas.getByRole('status')).toHaveTextContent('19 比 33 小，它和左边的都不用看了，l 变成 4。');
  await expect(canvasElement.querySelectorAll('[data-tone="gone"]')).toHaveLength(4);
});
Recursion.test('the innermost layer is reached before any answer', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard(pressed(4));
  await expect(canvas.getByRole('status')).toHaveTextContent('f(1) 是出口');
  await expect(canvas.getByText('f(5) = 5 × f(4)')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('f(5) = 120')).toBeVisible();
});
GridWalk.test('the sums of the rows grow', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('status')).toHaveTextContent('各行的和是 10、26、42。');
});
BreadthFirst.test('the last picture shows the way', async ({ canvas, canvasElement, userEvent }) => {
  canvas.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('status')).toHaveTextContent('最少走 5 步');
  await expect(canvasElement.querySelectorAll('[data-tone="here"]')).toHaveLength(6);
});
Complement.test('the complement is checked by its weights', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('status')).toHaveTextContent('-128 + 122 = -6');
  await expect(canvas.getByRole('img', { name: '原码 10000110，反码 11111001，补码 11111010' })).toBeVisible();
});

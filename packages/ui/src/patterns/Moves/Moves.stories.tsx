import preview from '#storybook/preview';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../tokens/theme.ts';
import { Moves } from './Moves.tsx';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  max-width: 420px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > ol {
    list-style: none;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: clip;
  }
  > ol > li {
    padding: ${theme.space[12]} ${theme.space[16]};
    background: ${theme.color.surface};
  }
  > ol > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const FIRST = ['图的遍历', '最短路径', '最小生成树', '拓扑排序'];

/** A list with one button for each way in which lists change. */
const MovingList = () => {
  const [names, setNames] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);
  return (
    <Root>
      <div>
        <Button size="s" onClick={() => setNames(names.toReversed())}>
          倒过来排
        </Button>
        <Button size="s" onClick={() => setNames(names.slice(1))}>
          去掉第一个
        </Button>
        <Button size="s" onClick={() => setNames(['并查集', ...names])}>
          加在最前
        </Button>
        <Button size="s" onClick={() => setNames(['背包', '区间动态规划'])}>
          换成别的
        </Button>
      </div>
      <Moves list={list} of={names} />
      <ol ref={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </Root>
  );
};

const meta = preview.meta({
  id: 'patterns-moves',
  title: '列表与表格/移动 Moves',
  component: MovingList,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：列表排序、增加、减少时，让留下来的行滑到新位置，眼睛跟得上。管理表格、题目排序和字典的项已经用了它。**何时不用**：翻页和换筛选后整页都是别的内容时什么都不动；考场里不用。只动位置和透明度，180 ms；系统设为减少动态效果时直接到位。',
      },
    },
  },
});

export const Default = meta.story({ tags: ['key'] });
export const Dark = Default.extend({ tags: ['!key'], globals: { theme: 'dark' } });

/** What moves now in each row: the first step of each property. */
const motions = (rows: readonly HTMLElement[]) =>
  rows.map((row) => [
    row.textContent,
    row.getAnimations().map(({ effect }) => {
      const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return [effect?.getTiming().duration, first?.['transform'] ?? first?.['opacity']];
    }),
  ]);

Default.test('rows slide from their old places in less than 200 ms', async ({ canvas, userEvent }) => {
  const step = canvas.getAllByRole('listitem')[1]?.offsetTop ?? 0;
  const [top = 0] = canvas.getAllByRole('listitem').map(({ offsetTop }) => offsetTop);
  await userEvent.click(canvas.getByRole('button', { name: '去掉第一个' }));
  const way = `translate(0px, ${step - top}px)`;
  await expect(motions(canvas.getAllByRole('listitem'))).toEqual(
    FIRST.slice(1).map((name) => [name, [[180, expect.stringContaining('translate(0px, ')]]]),
  );
  await expect(motions(canvas.getAllByRole('listitem'))[0]?.[1]).toEqual([[180, way]]);
});

Default.test('a new row appears, and the others make room', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '加在最前' }));
  const [added, ...others] = motions(canvas.getAllByRole('listitem'));
  await expect(added).toEqual(['并查集', [[180, '0.3']]]);
  await expect(others.map(([, moving]) => moving?.length)).toEqual([1, 1, 1, 1]);
});

Default.test('nothing moves in a list of which no row stayed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '换成别的' }));
  await expect(motions(canvas.getAllByRole('listitem'))).toEqual([
    ['背包', []],
    ['区间动态规划', []],
  ]);
});

Default.test('nothing moves if the system asks for reduced motion', async ({ canvas, userEvent }) => {
  const { matches, ...none } = matchMedia('not all');
  const asks = spyOn(globalThis, 'matchMedia').mockReturnValue({ ...none, matches: !matches });
  await userEvent.click(canvas.getByRole('button', { name: '倒过来排' }));
  await expect(motions(canvas.getAllByRole('listitem'))).toEqual(FIRST.toReversed().map((name) => [name, []]));
  asks.mockRestore();
});

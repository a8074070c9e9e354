import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Stamp } from './Stamp.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[20]};
`;

const meta = preview.meta({
  id: 'patterns-stamp',
  title: '数据与图形/印章 Stamp',
  component: Stamp,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：孩子做完一件事的凭证：考点、单元用朱文，级别、通过一道题用白文；还没有得到的用虚线。同一个字、同一个种子，印永远一样。**何时不用**：不作按钮，不作装饰，不排名；站点标志用 Seal。',
      },
    },
  },
  args: { text: '变量', name: '「变量」印' },
});

export const Default = meta.story();
export const Waiting = meta.story({ args: { waiting: true } });
export const Fresh = meta.story({ args: { text: '通过', name: '「通过」印', kind: 'ground', fresh: true, size: 92 } });
export const Kinds = meta.story({
  render: () => (
    <Row>
      <Stamp text="入" name="「入」印" />
      <Stamp text="变量" name="「变量」印" />
      <Stamp text="小树苗" name="「小树苗」印" />
      <Stamp text="水滴石穿" name="「水滴石穿」印" />
      <Stamp text="一级" name="「一级」印" kind="ground" />
      <Stamp text="一级通过" name="「一级通过」印" kind="ground" />
      <Stamp text="循环" name="「循环」印" waiting />
    </Row>
  ),
});
export const Dark = Kinds.extend({ globals: { theme: 'dark' } });

Waiting.test('says aloud that it is not earned yet', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '「变量」印，还没有盖' })).toBeVisible();
});

Kinds.test('each seal is smaller than 3 kB', async ({ canvas }) => {
  const longest = Math.max(...canvas.getAllByRole('img').map(({ outerHTML }) => outerHTML.length));
  await expect(longest).toBeLessThan(3_000);
});

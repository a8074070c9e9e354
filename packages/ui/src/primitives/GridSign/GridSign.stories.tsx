import preview from '#storybook/preview';
import { GridSign } from './GridSign.tsx';

const meta = preview.meta({
  id: 'primitives-gridsign',
  title: '图形/田字格 GridSign',
  component: GridSign,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：空状态和整页提示的插图：静（没有要做的）空（还没有内容）寻（没有找到）等（还要等）断（没有连上）新（从这里开始）禁（没有权限）。**何时不用**：不代替文字，不作按钮；完成一件事用 Stamp。',
      },
    },
  },
  args: { sign: '静' },
});

export const Default = meta.story();
export const Bad = meta.story({ args: { sign: '断', tone: 'bad' } });
export const Large = meta.story({ args: { sign: '空', size: 148 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

import preview from '#storybook/preview';
import { Seal } from './Seal.tsx';

const meta = preview.meta({
  id: 'primitives-seal',
  title: '图形/品牌印 Seal',
  component: Seal,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：站点标志：朱砂印章，出现在顶栏和登录处，旁边总有站名。**何时不用**：不作装饰，不当头像，一个画面只出现一次。',
      },
    },
  },
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 56 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

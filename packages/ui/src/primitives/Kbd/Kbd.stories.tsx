import preview from '#storybook/preview';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  id: 'primitives-kbd',
  title: '操作/快捷键 Kbd',
  component: Kbd,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：在说明里写出一个按键，例如 Ctrl + Enter。**何时不用**：不表示可点击；按键提示只给有键盘的设备，触摸设备上不显示整段快捷键说明。',
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <p>
      选项 <Kbd>A</Kbd> 到 <Kbd>D</Kbd>，标记 <Kbd>F</Kbd>，运行 <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd>
    </p>
  ),
});
export const Dark = Default.extend({ globals: { theme: 'dark' } });

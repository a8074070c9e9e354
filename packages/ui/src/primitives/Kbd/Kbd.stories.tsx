import preview from '#storybook/preview';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ component: Kbd });

export const Default = meta.story({
  render: () => (
    <p>
      选项 <Kbd>A</Kbd> 到 <Kbd>D</Kbd>，标记 <Kbd>F</Kbd>，运行 <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd>
    </p>
  ),
});
export const Dark = Default.extend({ globals: { theme: 'dark' } });

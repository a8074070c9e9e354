import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Code } from './Code.tsx';

const message = `main.cpp: In function 'int main()':
main.cpp:7:22: error: 'best' was not declared in this scope; did you mean 'test'?
    7 |     cout << best << ' ' << times << endl; // 最大间隔与出现次数，中间以一个空格分隔，行末没有多余空格
      |             ^~~~`;

const meta = preview.meta({
  id: 'primitives-code',
  title: '展示/代码 Code',
  component: Code,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：句子里的标识符、文件名、命令（inline），或编译信息、输入输出这类几行机器文字（block）。**何时不用**：给人阅读和复制的整份程序用 CodeText，带行号和复制；要编辑的程序用 CodePane；题面里的代码已由 Html 排好。',
      },
    },
  },
  args: { children: 'long long' },
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      间隔可能超过 32 位整数，请用 <Code {...args} /> 保存。
    </p>
  ),
});
export const Block = meta.story({ args: { as: 'block', label: '编译信息', children: message } });
export const Wrapped = meta.story({ args: { as: 'block', label: '编译信息', wrap: true, children: message } });
export const Phone = Block.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Block.extend({ globals: { theme: 'dark' } });

Phone.test('a wide block can be scrolled by keyboard', async ({ canvas, userEvent }) => {
  const block = canvas.getByRole('group', { name: '编译信息' });
  await waitFor(() => expect(block).toHaveAttribute('tabindex', '0'));
  await userEvent.tab();
  await expect(block).toHaveFocus();
});

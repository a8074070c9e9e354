import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ExplainedError } from './ExplainedError.tsx';

const meta = preview.meta({
  id: 'patterns-explainederror',
  title: '代码与评测/解释编译错误 ExplainedError',
  component: ExplainedError,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：程序编译不过或中途出错，而且知道孩子错在哪里。**何时不用**：没有把握的错误只显示原文，用 Output；评测结果用 Verdict。',
      },
    },
  },
  args: {
    title: '少了分号',
    advice: '每条语句的末尾要写英文分号 ;。编译器常常到下一行才发现，请看这一行的末尾。',
    line: 10,
    originalName: '编译器原文',
    original: "main.cpp:11:5: error: expected ',' or ';' before 'cin'\n   11 |     cin >> n;\n      |     ^~~",
  },
});

export const Mistake = meta.story({});
export const WithoutLine = meta.story({
  args: {
    title: '程序里没有 main 函数',
    advice: '检查 int main() 的拼写：是 main，不是 mian 或 Main。',
    line: null,
    original: "undefined reference to `main'",
  },
});
export const LongNames = meta.story({
  args: { title: `没有叫 ${'veryLongName'.repeat(12)} 的变量`, original: 'x'.repeat(2000) },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Mistake.test('the original is folded and opens', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/expected ',' or ';'/)).not.toBeVisible();
  await userEvent.click(canvas.getByText('编译器原文'));
  await expect(canvas.getByText(/expected ',' or ';'/)).toBeVisible();
});

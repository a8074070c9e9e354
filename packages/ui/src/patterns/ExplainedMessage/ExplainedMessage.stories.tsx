import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ExplainedMessage, type ExplainedMessageProps } from './ExplainedMessage.tsx';

const meta = preview.meta({
  id: 'patterns-explainedmessage',
  title: '代码与评测/解释报错 ExplainedMessage',
  component: ExplainedMessage,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：练习和作业里，程序编译不过或中途出错时，用中文说明错在哪一行、怎么找。**何时不用**：正式考试显示编译器原文；已有说明文字的用 ExplainedError。',
      },
    },
  },
  args: {
    language: 53,
    text: "main.cpp:5:5: error: 'cot' was not declared in this scope",
    source: '#include <iostream>\nusing namespace std;\nint main() {\n    int n = 3;\n    cot << n;\n}\n',
    original: <pre>编译器原文</pre>,
  } as ExplainedMessageProps,
});

export const Cpp = meta.story({});
export const Python = meta.story({
  args: {
    language: 71,
    text: 'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    print(a[3])\nIndexError: list index out of range',
    source: 'a = [1, 2, 3]\nprint(a[3])\n',
  },
});
/** No rule is sure, so the original stays. */
export const Unknown = meta.story({ args: { text: 'main.cpp:5:5: error: something new' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Cpp.test('a mistake of C++ is named with its line', async ({ canvas }) => {
  await expect(canvas.getByText('第 5 行：cot 是不是要写 cout？')).toBeVisible();
});
Python.test('a mistake of Python is named with its line', async ({ canvas }) => {
  await expect(canvas.getByText('第 2 行：下标超出范围')).toBeVisible();
});
Unknown.test('an unknown message stays as it was written', async ({ canvas }) => {
  await expect(canvas.getByText('编译器原文')).toBeVisible();
});

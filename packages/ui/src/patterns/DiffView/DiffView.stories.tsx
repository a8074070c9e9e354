import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { DiffView } from './DiffView.tsx';

/** Only the 251st line differs. */
const long = {
  expected: Array.from({ length: 400 }, (_, i) => `${i} ${i * i}`).join('\n'),
  actual: Array.from({ length: 400 }, (_, i) => `${i} ${i === 250 ? 0 : i * i}`).join('\n'),
};

const meta = preview.meta({
  id: 'patterns-diffview',
  title: '代码与评测/输出对比 DiffView',
  component: DiffView,
  parameters: {
    density: { empty: { expected: '', actual: '' }, extreme: long },
    docs: {
      description: {
        component:
          '**何时用**：把期望输出和实际输出并排，先用一句话说出第一处不同，再把空格、制表符这类看不见的字符画出来。**何时不用**：没有期望输出时只显示程序输出；隐藏测试点的数据不能显示。',
      },
    },
  },
  args: { expected: '3 3\n', actual: '3 2\n' },
});

export const Different = meta.story({ tags: ['key'] });
export const Same = meta.story({ args: { actual: '3 3 \n' } });
export const Invisible = meta.story({
  args: { expected: '*\n **\n***\n', actual: '*  \n\t**\n***\r\n' },
});
export const NothingPrinted = meta.story({ args: { actual: '' } });
export const TooShort = meta.story({ args: { expected: '1\n2\n3\n', actual: '1\n2\n' } });
export const Long = meta.story({ args: long });
export const LongLine = meta.story({
  args: {
    expected: `${Array.from({ length: 120 }, (_, i) => i * 7919).join(' ')}\n`,
    actual: `${Array.from({ length: 120 }, (_, i) => (i === 100 ? -1 : i * 7919)).join(' ')}\n`,
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { expected: '这座城市没有答案\n', actual: '这座城市没有苔案\n' },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Different.test('the first difference is named and marked on both sides', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('第 1 行第 2 个数不同')).toBeVisible();
  const marks = [...canvasElement.querySelectorAll('ins, del')].map((mark) => [mark.tagName, mark.textContent]);
  await expect(marks).toEqual([
    ['INS', '3'],
    ['DEL', '2'],
  ]);
});

Invisible.test('significant spaces are visible', async ({ canvas }) => {
  await expect(canvas.getByText('只是空格或换行不同：第 2 行的空格不同')).toBeVisible();
  await expect(canvas.getByText('→')).toBeVisible();
  await expect(canvas.getByText('\\r')).toBeVisible();
  await expect(canvas.getByText('··')).toBeVisible();
});

Long.test('a difference further down is named although its line is not shown', async ({ canvas }) => {
  await expect(canvas.getByText('第 251 行第 2 个数不同')).toBeVisible();
  await expect(canvas.getByText('只显示前 100 行，共 400 行')).toBeVisible();
});

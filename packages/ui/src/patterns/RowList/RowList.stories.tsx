import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { RowList, type RowListProps } from './RowList.tsx';

interface Guardian {
  name: string;
  mobile: string;
}

const meta = preview.meta({
  id: 'patterns-rowlist',
  title: '列表与表格/列表 RowList',
  component: RowList<Guardian>,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：管理列表的抽屉里，列出属于这一行的几项，例如监护人、历史版本。**何时不用**：逐项有顺序和代号、可以修改的用 PartList；名称和值成对的用 RowFacts。',
      },
    },
  },
  args: {
    title: '监护人',
    of: {
      data: [
        { name: '林*（母亲）', mobile: '138****8000' },
        { name: '林*（父亲）', mobile: '没有手机号' },
      ],
    },
    line: ({ name, mobile }: Guardian) => ({ key: name, name, words: mobile }),
    none: '没有关联监护人。',
  } as RowListProps<Guardian>,
});

export const Default = meta.story({ tags: ['key'] });
export const WithTools = meta.story({
  args: {
    line: ({ name, mobile }: Guardian) => ({
      key: name,
      name,
      words: mobile,
      tool: (
        <Button size="s" variant="ghost">
          解除
        </Button>
      ),
    }),
  },
});
export const Loading = meta.story({ args: { of: {} } });
export const Failed = meta.story({ args: { of: { error: '服务暂时不可用，请稍后再试。' } } });
export const Empty = meta.story({ args: { of: { data: [] } } });
export const Long = meta.story({
  args: { of: { data: [{ name: '欧阳'.repeat(20), mobile: '138****8000，'.repeat(10) }] } },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = WithTools.extend({ globals: { theme: 'dark' } });

Empty.test('an empty list says so in words', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: '监护人' })).toHaveTextContent('没有关联监护人。');
});

import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Code } from '../../primitives/Code/Code.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { RowFacts, type RowFactsProps } from './RowFacts.tsx';

const meta = preview.meta({
  id: 'patterns-rowfacts',
  title: '列表与表格/一条记录的要点 RowFacts',
  component: RowFacts,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：管理列表的抽屉里，列出这一行的各项内容。**何时不用**：要比较多行时用 DataTable；要修改时用 FormDialog。',
      },
    },
  },
  args: {
    facts: [
      ['名称', '学校类型'],
      ['值', <Code key="value">school.kind</Code>],
      [
        '状态',
        <Tag key="state" tone="ok">
          启用
        </Tag>,
      ],
      ['更新时间', '2026-11-21 16:00'],
    ],
  } as RowFactsProps,
});

export const Default = meta.story({ tags: ['key'] });
export const Long = meta.story({
  args: {
    facts: [
      ['允许的来源', 'https://xinxi.aolinpike.binhai-shiyan-zhongxue.example.edu.cn:8443'],
      ['备注', '—'],
    ],
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('each value is linked to its name', async ({ canvas }) => {
  const names = canvas
    .getAllByRole('term')
    .map((term) => `${term.textContent}=${term.nextElementSibling?.textContent}`);
  await expect(names).toEqual(['名称=学校类型', '值=school.kind', '状态=启用', '更新时间=2026-11-21 16:00']);
});

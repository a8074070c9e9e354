import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Cover } from './Cover.tsx';
import type { CoverKind } from './coverKind.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${theme.space[16]};

  > figure {
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
  }
  figcaption {
    padding: ${theme.space[8]} ${theme.space[12]};
    font-size: ${theme.text.small};
  }
`;

const KINDS: readonly CoverKind[] = ['steps', 'rings', 'tree', 'grid', 'spiral', 'bars', 'halving', 'graph', 'wave'];

const meta = preview.meta({
  id: 'patterns-cover',
  title: '数据与图形/封面 Cover',
  component: Cover,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：课程、专题、比赛的封面，没有上传图片时用；按标题选图案，同一个标题永远一样。**何时不用**：不放在正文里，不代替图表。',
      },
    },
  },
  args: { title: 'GESP C++ 一级' },
});

export const Default = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 160 }}>
        <Story />
      </div>
    ),
  ],
});
export const Kinds = meta.story({
  render: () => (
    <Grid>
      {KINDS.map((kind) => (
        <figure key={kind}>
          <Cover title={`示例 ${kind}`} kind={kind} />
          <figcaption>{kind}</figcaption>
        </figure>
      ))}
    </Grid>
  ),
});
export const Dark = Kinds.extend({ globals: { theme: 'dark' } });
export const Phone = Kinds.extend({ globals: { viewport: { value: 'phone' } } });

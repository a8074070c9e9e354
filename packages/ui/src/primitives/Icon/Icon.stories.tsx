import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { theme } from '../../tokens/theme.ts';
import { Icon, type IconName, paths } from './Icon.tsx';

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink};
  }

  span {
    font-size: ${theme.text.tiny};
    color: ${theme.color.ink3};
  }
`;

const AllIcons = () => (
  <Sheet>
    {(Object.keys(paths) as IconName[]).map((name) => (
      <li key={name}>
        <Icon name={name} size={24} />
        <span>{name}</span>
      </li>
    ))}
  </Sheet>
);

const meta = preview.meta({
  id: 'primitives-icon',
  title: '图形/图标 Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：和文字一起帮助辨认，或在 IconButton 里代替文字；一套 20 格线条图标，颜色随文字。**何时不用**：不单独用图标表示状态；没有对应图标时用文字，不借用意思相近的图标。',
      },
    },
  },
  args: { name: 'flag' },
});

export const All = meta.story({ render: () => <AllIcons /> });
export const Dark = All.extend({ globals: { theme: 'dark' } });
export const Named = meta.story({ args: { name: 'lock', label: '未解锁' } });

Named.test('an icon with a label is an image with that name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '未解锁' })).toBeVisible();
});

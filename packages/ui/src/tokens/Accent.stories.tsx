import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { accentColors } from './accent.ts';
import { contrast } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';
import { theme } from './theme.ts';

const accents = [
  { accent: '#24438f', name: '墨蓝（默认）' },
  { accent: '#0f766e', name: '青绿' },
  { accent: '#7c3aed', name: '紫' },
  { accent: '#f59e0b', name: '琥珀' },
  { accent: '#ffcc00', name: '亮黄' },
  { accent: '#000000', name: '纯黑' },
];

const sides = [
  { side: 'light', word: '浅色', colors: lightColor },
  { side: 'dark', word: '深色', colors: darkColor },
] as const;

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    overflow: hidden;
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    padding: ${theme.space[12]} ${theme.space[16]};
    background: ${theme.color.surface};
  }
  h3 > i {
    width: 20px;
    height: 20px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.tag};
    background: var(--accent);
  }
  code {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.regular};
  }
  [data-part='side'] {
    display: grid;
    gap: ${theme.space[8]};
    justify-items: start;
    padding: ${theme.space[16]};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    color-scheme: light dark;
  }
  [data-part='primary'] {
    padding: 6px 16px;
    border-radius: ${theme.radius.control};
    background: var(--primary);
    color: var(--on-primary);
    font-weight: ${theme.weight.medium};
  }
  [data-part='soft'] {
    padding: 1px 8px;
    border-radius: ${theme.radius.tag};
    background: var(--soft);
    color: var(--primary);
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.medium};
  }
  [data-part='text'] {
    color: var(--primary);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  small {
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const figure = (front: string, back: string) => contrast(front, back).toFixed(1);

const Accent = () => (
  <Sheet>
    {accents.map(({ accent, name }) => (
      <li key={accent}>
        <h3>
          <i style={{ '--accent': accent }} />
          {name} <code>{accent}</code>
        </h3>
        {sides.map(({ side, word, colors }) => {
          const { primary, primarySoft, onPrimary } = accentColors(accent)[side];
          return (
            <div
              key={side}
              data-part="side"
              data-theme={side}
              style={{ '--primary': primary, '--soft': primarySoft, '--on-primary': onPrimary }}
            >
              <span data-part="primary">开始考试 {figure(onPrimary, primary)}</span>
              <span data-part="soft">已选 {figure(primary, primarySoft)}</span>
              <span data-part="text">查看题解 {figure(primary, colors.surface)}</span>
              <small>
                {word}　实际使用 {primary}
              </small>
            </div>
          );
        })}
      </li>
    ))}
  </Sheet>
);

const meta = preview.meta({
  id: 'foundations-accent',
  title: '强调色',
  component: Accent,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：每个应用在 settings.json 里给出一个品牌色，按钮、选中、进度和焦点框随之改变；颜色会自动调深或调亮，直到在两种主题的每种底色上都达到 4.5 : 1（图中的数字即对比度）。**何时不用**：品牌色不改变判题颜色、印章朱砂和正文墨色。',
      },
    },
  },
});

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Light.test('every contrast ratio on the sheet reaches 4.5', async ({ canvas }) => {
  const figures = canvas
    .getAllByText(/^(开始考试|已选|查看题解) [\d.]+$/)
    .map((element) => Number(element.textContent?.split(' ')[1]));
  await expect(figures).toHaveLength(accents.length * 2 * 3);
  await expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5);
});

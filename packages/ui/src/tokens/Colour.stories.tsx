import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';
import { theme } from './theme.ts';

type Role = keyof typeof lightColor;

const surfaces: Role[] = ['paper', 'surface', 'sunken', 'code', 'line', 'lineStrong'];
const inks: Role[] = ['ink', 'ink2', 'ink3'];
const grounds: Role[] = ['paper', 'surface', 'sunken', 'code'];
const fronts: Role[] = ['ink', 'ink2', 'ink3', 'primary', 'seal', 'ok', 'warn', 'bad', 'mle'];
const pairs: [ink: Role, surface: Role, use: string][] = [
  ['onPrimary', 'primary', '主要操作'],
  ['primary', 'primarySoft', '选中、已答'],
  ['onSeal', 'seal', '印章'],
  ['seal', 'sealSoft', '即将开始'],
  ['ok', 'okSoft', '通过、已保存'],
  ['warn', 'warnSoft', '超时、未保存'],
  ['bad', 'badSoft', '答案错误、失败'],
  ['mle', 'mleSoft', '超内存'],
  ['onReverse', 'reverse', '文字提示'],
];

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
    gap: ${theme.space[12]};
    list-style: none;
    padding: 0;
  }
  li {
    display: grid;
    gap: 2px;
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: var(--swatch);
    color: var(--swatch-ink);
  }
  i {
    height: 56px;
    margin-bottom: ${theme.space[8]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: var(--swatch);
  }
  [role='group'] {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    text-align: left;
  }
  th {
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  td {
    background: var(--swatch);
    color: var(--swatch-ink);
    font-weight: ${theme.weight.medium};
    text-align: right;
  }
  h2 {
    margin-bottom: ${theme.space[12]};
  }
  small {
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const ratio = (colors: Record<Role, string>, ink: Role, surface: Role) =>
  `${contrast(colors[ink], colors[surface]).toFixed(1)} : 1`;

const Colour = ({ colors }: { colors: Record<Role, string> }) => (
  <Sheet>
    <section>
      <h2>纸面</h2>
      <ul>
        {surfaces.map((surface) => (
          <li key={surface} style={{ '--swatch': theme.color.surface, '--swatch-ink': theme.color.ink }}>
            <i style={{ '--swatch': theme.color[surface] }} />
            <b>{surface}</b>
            <small>{colors[surface]}</small>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>对比度</h2>
      {/* The table scrolls on phones. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="对比度" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">文字 / 底色</th>
              {grounds.map((ground) => (
                <th key={ground} scope="col">
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fronts.map((front) => (
              <tr key={front}>
                <th scope="row">{front}</th>
                {grounds.map((ground) => (
                  <td key={ground} style={{ '--swatch': theme.color[ground], '--swatch-ink': theme.color[front] }}>
                    {contrast(colors[front], colors[ground]).toFixed(1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
    <section>
      <h2>墨色</h2>
      <ul>
        {inks.map((ink) => (
          <li key={ink} style={{ '--swatch': theme.color.surface, '--swatch-ink': theme.color[ink] }}>
            <b>{ink}　试题与报告</b>
            <small>
              {colors[ink]}　卡片 {ratio(colors, ink, 'surface')}　凹面 {ratio(colors, ink, 'sunken')}
            </small>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>语义</h2>
      <ul>
        {pairs.map(([ink, surface, use]) => (
          <li key={ink} style={{ '--swatch': theme.color[surface], '--swatch-ink': theme.color[ink] }}>
            <b>{use}</b>
            <small>
              {ink} / {surface}　{ratio(colors, ink, surface)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  </Sheet>
);

const meta = preview.meta({
  id: 'foundations-colour',
  title: '颜色',
  component: Colour,
  args: { colors: lightColor },
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：按用途取色（theme.color.ink、okSoft……），每种文字色在它会出现的底色上都不低于 4.5 : 1，控件边框不低于 3 : 1，数字即当前主题的对比度。**何时不用**：不写十六进制颜色，不直接用 palette；朱砂 seal 只给印章、学生自己的标记和即将开始的事；判题颜色总与文字或符号一起出现。',
      },
    },
  },
});

export const Light = meta.story({});
export const Dark = meta.story({ args: { colors: darkColor }, globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Light.test('every figure of the table reaches 4.5', async ({ canvas }) => {
  const figures = canvas.getAllByRole('cell').map((cell) => Number(cell.textContent));
  await expect(figures).toHaveLength(grounds.length * fronts.length);
  await expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5);
});

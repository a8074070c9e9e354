import preview from '#storybook/preview';
import styled from 'styled-components';
import { contrast } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';
import { theme } from './theme.ts';

type Role = keyof typeof lightColor;

const surfaces: Role[] = ['paper', 'surface', 'sunken', 'code', 'line', 'lineStrong'];
const inks: Role[] = ['ink', 'ink2', 'ink3'];
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

const meta = preview.meta({ component: Colour, title: 'Colour', args: { colors: lightColor } });

export const Light = meta.story({});
export const Dark = meta.story({ args: { colors: darkColor }, globals: { theme: 'dark' } });

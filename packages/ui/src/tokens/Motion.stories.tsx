import preview from '#storybook/preview';
import { useState } from 'react';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { media } from './media.ts';
import { motion } from './scale.ts';
import { theme } from './theme.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[20]};
  max-width: 560px;

  > button {
    justify-self: start;
    min-height: ${theme.control.touch};
    padding: 4px 16px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${theme.space[4]};
  }
  > div > span {
    height: 12px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.sunken};
  }
  i {
    display: block;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.color.primary};
  }
  [data-part='track'] {
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  [data-part='track'][data-speed='calm'] {
    transition-duration: ${theme.motion.calm};
  }
  &[data-there='true'] [data-part='track'] {
    transform: translateX(calc(100% - 12px));
  }
  > p {
    color: ${theme.color.ink2};
  }
  > p[data-part='still'] {
    display: none;
  }

  ${media.still} {
    > p[data-part='still'] {
      display: block;
    }
  }
`;

const speeds = [
  { name: 'quick', duration: motion.quick, use: '按钮、开关、悬停' },
  { name: 'calm', duration: motion.calm, use: '进度、抽屉、展开' },
];

const Motion = () => {
  const [there, setThere] = useState(false);
  return (
    <Sheet data-there={there}>
      <p>曲线 {motion.ease}。所有动效都短于 200 ms，只说明变化，不作装饰。</p>
      {speeds.map(({ name, duration, use }) => (
        <div key={name}>
          <b>
            {name}　{duration}　{use}
          </b>
          <span>
            <div data-part="track" data-speed={name}>
              <i />
            </div>
          </span>
        </div>
      ))}
      <button type="button" aria-pressed={there} onClick={() => setThere(!there)}>
        走一次
      </button>
      <p data-part="still">系统已设为「减少动态效果」：上面的圆点直接到达终点。</p>
    </Sheet>
  );
};

const meta = preview.meta({
  id: 'foundations-motion',
  title: '动效',
  component: Motion,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：状态改变时让眼睛跟得上，一律用 quick 或 calm 两种时长和同一条曲线。**何时不用**：不做入场动画、闪烁和循环动效（等待除外）；系统设为减少动态效果时全部立即完成，由 GlobalStyle 统一处理。',
      },
    },
  },
});

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

Light.test('no duration reaches 200 ms', async () => {
  for (const { duration } of speeds) await expect(Number.parseInt(duration, 10)).toBeLessThan(200);
});

const stillRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes('prefers-reduced-motion'))
    .map((rule) => rule.cssText)
    .join('\n');

Light.test('reduced motion removes transitions and animations from every element', async () => {
  await expect(stillRules()).toMatch(/\*, ::before, ::after[^}]*animation-duration: 0\.01ms !important/);
  await expect(stillRules()).toMatch(/transition-duration: 0\.01ms !important/);
});

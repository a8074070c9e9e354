import preview from '#storybook/preview';
import styled from 'styled-components';
import { theme } from './theme.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    display: grid;
    grid-template-columns: 140px 1fr;
    align-items: baseline;
    gap: ${theme.space[16]};
    margin: 0;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  [data-size='display'] {
    font-size: ${theme.text.display};
    font-weight: ${theme.weight.bold};
    line-height: 1.1;
  }
  [data-size='title'] {
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.bold};
    line-height: 1.3;
  }
  [data-size='heading'] {
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
  }
  [data-size='lead'] {
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.medium};
  }
  [data-size='small'] {
    font-size: ${theme.text.small};
  }
  [data-size='tiny'] {
    font-size: ${theme.text.tiny};
  }
  [data-size='mono'] {
    font-family: ${theme.font.mono};
    font-size: 14px;
  }
`;

const Type = () => (
  <Sheet>
    <p>
      <small>display 48 · 分数</small>
      <span data-size="display" className="num">
        86
      </span>
    </p>
    <p>
      <small>clock 26 · 等宽数字</small>
      <span data-size="title" className="num">
        01:12:45　01:11:11
      </span>
    </p>
    <p>
      <small>title 26</small>
      <span data-size="title">第十二单元　一维数组与前缀和</span>
    </p>
    <p>
      <small>heading 18</small>
      <span data-size="heading">今天要做的</span>
    </p>
    <p>
      <small>lead 16</small>
      <span data-size="lead">继续练习</span>
    </p>
    <p>
      <small>body 15 / 1.65</small>
      <span>海岸上自西向东有 n 座灯塔，求相邻两座灯塔之间最大的间隔，以及有多少对相邻灯塔恰好取到这个间隔。</span>
    </p>
    <p>
      <small>small 13</small>
      <span data-size="small">19:00 开始 · 120 分钟 · 27 题 · 100 分</span>
    </p>
    <p>
      <small>tiny 12 · 标签</small>
      <span data-size="tiny">距开始 01:42:08</span>
    </p>
    <p>
      <small>mono · 代码</small>
      <span data-size="mono">for (int i = 1; i &lt; n; i++) // 与前一座的间隔</span>
    </p>
  </Sheet>
);

const meta = preview.meta({ component: Type, title: 'Type' });

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

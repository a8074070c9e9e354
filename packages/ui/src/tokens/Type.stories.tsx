import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { media } from './media.ts';
import { theme } from './theme.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    display: grid;
    grid-template-columns: 140px 1fr;
    align-items: baseline;
    gap: ${theme.space[4]} ${theme.space[16]};
    margin: 0;
  }
  ${media.narrow} {
    > p {
      grid-template-columns: 1fr;
    }
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
  [data-part='figures'] {
    display: grid;
    justify-items: end;
    width: max-content;
  }
  [data-weight='medium'] {
    font-weight: ${theme.weight.medium};
  }
  [data-weight='bold'] {
    font-weight: ${theme.weight.bold};
  }
  [data-size='mono'] {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.dense};
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
      <small>中英文混排与长词</small>
      <span>
        用 C++ 14 编写，文件名 lighthouse.cpp；读入 10⁵ 个整数时请用 std::ios::sync_with_stdio(false)，不要使用
        bits/stdc++.h 以外的扩展库。《考试规则》第 3 条：「迟到 15 分钟不得入场」——以服务器时间为准。
      </span>
    </p>
    <p>
      <small>等宽数字：逐行对齐</small>
      <span data-part="figures">
        <span className="num">1,280.50</span>
        <span className="num">　911.11</span>
        <span className="num">　 86.00</span>
      </span>
    </p>
    <p>
      <small>粗细 400 / 550 / 650</small>
      <span>
        正文 <span data-weight="medium">按钮与标签</span> <span data-weight="bold">标题与分数</span>
      </span>
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

const meta = preview.meta({
  id: 'foundations-type',
  title: '文字',
  component: Type,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：七个字号各有用途，中文正文行高 1.65；凡是要比较的数字（时钟、分数、表格）加 className="num" 用等宽数字；编号与标题之间空一个全角空格。**何时不用**：不写其他字号，不用斜体强调中文，不把 display 用在一个画面的两处。',
      },
    },
  },
});

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Light.test('tabular figures are equally wide', async ({ canvas }) => {
  const [ones, others] = ['01:11:11', '01:12:45'].map((clock) => {
    const range = document.createRange();
    const text = canvas.getByText(/01:12:45\s01:11:11/).firstChild;
    if (!text) throw new Error('the clocks are gone');
    const from = text.textContent?.indexOf(clock) ?? -1;
    range.setStart(text, from);
    range.setEnd(text, from + clock.length);
    return range.getBoundingClientRect().width;
  });
  await expect(ones).toBeCloseTo(others ?? 0, 1);
});

Light.test('a name written from right to left turns no text after it', async ({ canvasElement }) => {
  const line = document.createElement('p');
  line.innerHTML = '<span>\u202E123</span><b>456</b>';
  canvasElement.append(line);
  const [name, next] = [...line.children].map((one) => one.getBoundingClientRect().left);
  await expect(next).toBeGreaterThan(name ?? 0);
  await expect([...line.children].map((one) => getComputedStyle(one).unicodeBidi)).toEqual(['isolate', 'isolate']);
  line.remove();
});

Light.test('a paragraph does not end in a line of one character', async ({ canvasElement }) => {
  const line = document.createElement('p');
  line.textContent = '海岸上自西向东有灯塔若干座，求相邻两座之间';
  line.style.width = '10em';
  canvasElement.append(line);
  const range = document.createRange();
  range.selectNodeContents(line);
  const last = [...range.getClientRects()].at(-1);
  const sizePx = Number.parseFloat(getComputedStyle(line).fontSize);
  await expect(line.textContent).toHaveLength(21);
  await expect(last?.width).toBeGreaterThan(sizePx * 1.5);
  line.remove();
});

Light.test('Chinese and Latin are set apart in text, but not in code', async ({ canvasElement }) => {
  const line = document.createElement('p');
  line.innerHTML = '<span>第3题</span><code>第3题</code>';
  canvasElement.append(line);
  const spaces = [...line.children].map((one) => getComputedStyle(one).getPropertyValue('text-autospace'));
  await expect(spaces).toEqual(['normal', 'no-autospace']);
  line.remove();
});

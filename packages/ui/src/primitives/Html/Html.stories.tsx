import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Html } from './Html.tsx';

const statement = `
<p>海岸上自西向东有 <math><mi>n</mi></math> 座灯塔，第 <math><mi>i</mi></math> 座的位置是 <math><msub><mi>x</mi><mi>i</mi></msub></math>。求相邻两座灯塔之间最大的间隔，以及有多少对相邻灯塔恰好取到这个间隔。</p>
<h3>输入</h3>
<p>第一行一个整数 <math><mi>n</mi></math>（<math><mn>2</mn><mo>≤</mo><mi>n</mi><mo>≤</mo><msup><mn>10</mn><mn>5</mn></msup></math>）；第二行 <code>n</code> 个严格递增的整数。</p>
<math display="block"><mi>d</mi><mo>=</mo><munder><mo>max</mo><mrow><mn>1</mn><mo>≤</mo><mi>i</mi><mo>&lt;</mo><mi>n</mi></mrow></munder><mo stretchy="false">(</mo><msub><mi>x</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub><mo>−</mo><msub><mi>x</mi><mi>i</mi></msub><mo stretchy="false">)</mo></math>
<h3>数据范围</h3>
<table><thead><tr><th>测试点</th><th>n</th><th>特殊性质</th></tr></thead><tbody><tr><td>1 至 3</td><td>≤ 10</td><td>间隔全部相同</td></tr><tr><td>4 至 10</td><td>≤ 100000</td><td>无</td></tr></tbody></table>
<pre><code>for (int i = 1; i &lt; n; i++) {
    long long x; cin &gt;&gt; x;   // 与前一座的间隔
}</code></pre>
<ul><li>间隔可能超过 32 位整数。</li><li>请用 <strong>快速读入</strong>。</li></ul>
<blockquote>样例中间隔依次为 3、3、2、3，最大值 3 出现三次。</blockquote>`;

const meta = preview.meta({
  id: 'primitives-html',
  title: '展示/富文本 Html',
  component: Html,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：显示服务器已经净化的 Markdown 结果：题面、题解、公告，含数学公式（MathML）、代码、表格和图片。**何时不用**：绝不用于用户刚输入、未经服务器净化的文字；一两个标识符用 Code；带样例与复制的整道题面用 Statement。',
      },
    },
  },
  args: { html: statement },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Statement = meta.story();
export const Large = meta.story({ args: { size: 'l' } });
export const Inline = meta.story({
  args: {
    as: 'inline',
    html: '<p>时间复杂度为 <math><mi>O</mi><mo>(</mo><mi>n</mi><mi>log</mi><mi>n</mi><mo>)</mo></math></p>',
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
/** A colour that its author chose for white paper. */
export const DarkColour = meta.story({
  globals: { theme: 'dark' },
  args: { html: '<p>其中 <math><mstyle mathcolor="blue"><mi>x</mi><mo>+</mo><mi>y</mi></mstyle></math> 是奇数。</p>' },
});

DarkColour.test('a colour of a formula is lightened on dark ground', async ({ canvasElement }) => {
  const coloured = canvasElement.querySelector('mstyle');
  if (!coloured) throw new Error('the story has lost its formula');
  await expect(getComputedStyle(coloured).filter).toBe('invert(1) hue-rotate(180deg)');
});

Statement.test('no line begins with the punctuation after a formula', async ({ canvasElement }) => {
  const paragraph = canvasElement.querySelector('p');
  const math = paragraph?.querySelectorAll('math')[2];
  const mark = document.createRange();
  if (!paragraph || !math?.nextSibling) throw new Error('the statement has lost its formula');
  mark.setStart(math.nextSibling, 0);
  mark.setEnd(math.nextSibling, 1);
  const alone = Array.from({ length: 120 }, (_, index) => 120 + index).filter((widthPx) => {
    paragraph.style.width = `${widthPx}px`;
    return mark.getBoundingClientRect().left < math.getBoundingClientRect().left;
  });
  paragraph.style.width = '';
  await expect(alone).toEqual([]);
});

Statement.test('tables and code are rendered', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveTextContent('间隔全部相同');
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

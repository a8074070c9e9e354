import { describe, expect, test } from 'vitest';
import { renderInlineMarkdown, renderMarkdown, cleanHtml } from './markdown.ts';

describe('renderMarkdown', () => {
  test('renders headings, code with its language, tables and lists', () => {
    expect(renderMarkdown('## 题目描述\n\n输入 `n`。\n\n```cpp\nif (a < b) x = "&";\n```\n\n- 一\n- 二')).toBe(
      '<h2>题目描述</h2>\n<p>输入 <code>n</code>。</p>\n' +
        '<pre><code class="language-cpp">if (a &lt; b) x = "&amp;";\n</code></pre>\n' +
        '<ul>\n<li>一</li>\n<li>二</li>\n</ul>',
    );
    expect(renderMarkdown('| a | b |\n| :-- | --: |\n| 1 | 2 |')).toBe(
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    );
  });

  test('turns formulas into MathML without their source', () => {
    expect(renderInlineMarkdown('有 $1 \\le n \\le 10^5$ 个')).toBe(
      '有 <span><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mo>≤</mo><mi>n</mi><mo>≤</mo>' +
        '<msup><mn>10</mn><mn>5</mn></msup></mrow></semantics></math></span> 个',
    );
    expect(renderMarkdown('$$\\sum_{i=1}^n a_i$$')).toContain(
      '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">',
    );
  });

  test('cleans a text alike with and without a formula beside it', () => {
    const texts = [
      'a',
      '"1" & \'2\'',
      '**粗** `x < y`',
      '[网](https://a.cn) ![图](/f/a.png)',
      '| a |\n| :-: |\n| 1 |',
      '- 一',
    ];
    expect(texts.map((text) => renderMarkdown(`${text}\n\n$x$`).split('\n').slice(0, -1).join('\n'))).toEqual(
      texts.map((text) => renderMarkdown(text)),
    );
    expect(['1', '空行', 'a "b"'].map(cleanHtml)).toEqual(['1', '空行', 'a "b"']);
  });

  test('S27: renders the first thousand formulas of a text and leaves the rest as typed', () => {
    const html = renderMarkdown(`${'$x$ '.repeat(600)}\n\n${'$x$ '.repeat(400)}后面的 $y$`);
    expect([html.split('<math').length - 1, html.endsWith('后面的 $y$</p>')]).toEqual([1_000, true]);
    expect(renderMarkdown('$y$')).toContain('<mi>y</mi>');
  });

  // packages/app/src/kit/office/previewMarkdown.test.ts tests the same of the preview in the settings.
  test('drops the target of a link that is not allowed and the style of a table', () => {
    expect(renderMarkdown('[邮件](mailto:a@b.cn) ![图](https://a.cn/x.png)')).toBe(
      '<p><a rel="noopener noreferrer nofollow" target="_blank">邮件</a> <img alt="图" /></p>',
    );
    expect(renderMarkdown('| a |\n| :-: |')).toBe('<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>');
  });

  test('renders \\(…\\) and \\[…\\] as formulas, but not in code', () => {
    expect(renderInlineMarkdown('\\( x \\)')).toBe(renderInlineMarkdown('$x$'));
    expect(renderMarkdown('\\[\nx^2\n\\]')).toBe(renderMarkdown('$$x^2$$'));
    expect(renderInlineMarkdown('\\\\(x\\\\) f\\(x')).toBe('\\(x\\) f(x');
    expect(renderInlineMarkdown('`\\(x\\)` \\(\\)')).toBe('<code>\\(x\\)</code> ()');
    expect(renderMarkdown('```\n\\[x\\]\n```')).toBe('<pre><code>\\[x\\]\n</code></pre>');
  });

  test('keeps the alphabets and colours of a formula as MathML attributes', () => {
    const html = renderInlineMarkdown('$\\mathbf{v}\\mathbb{Z}\\mathcal{O}\\mathtt{a}\\color{red}{x}\\color{#c00}y$');
    expect([...html.matchAll(/math(?:variant|color)="[^"]*"/g)].map(([said]) => said)).toEqual([
      'mathvariant="bold"',
      'mathvariant="double-struck"',
      'mathvariant="script"',
      'mathvariant="monospace"',
      'mathcolor="red"',
      'mathcolor="#c00"',
    ]);
  });

  test('makes bars that enclose something stretch like brackets', () => {
    const bars = (source: string) => renderMarkdown(source).match(/<mo[^>]*>[^<]*<\/mo>/g);
    const bar = (sign: string) => `<mo fence="true" stretchy="true" lspace="0em" rspace="0em">${sign}</mo>`;
    expect(bars(String.raw`$\left|\frac{a}{b}\right|$`)).toEqual([bar('|'), bar('|')]);
    expect(bars(String.raw`$\left\|\frac{a}{b}\right\|$`)).toEqual([bar('‖'), bar('‖')]);
    expect(bars(String.raw`$\begin{vmatrix}a&b\\c&d\end{vmatrix}$`)).toEqual([bar('|'), bar('|')]);
    expect(bars(String.raw`$a \mid b$`)).toEqual(['<mo>∣</mo>']);
  });
  test('does not take prices, escaped dollar signs or code for formulas', () => {
    expect(renderInlineMarkdown('5$ 和 6$')).toBe('5$ 和 6$');
    expect(renderInlineMarkdown('\\$x\\$')).toBe('$x$');
    expect(renderInlineMarkdown('`$x$`')).toBe('<code>$x$</code>');
  });
});

const times = (text: string) => (chars: number) => text.repeat(chars / text.length);
/** Inputs that can be slow to parse, render or sanitize. */
const LONG: Record<string, (chars: number) => string> = {
  'open brackets': times('['),
  'links that never end': times('[a]('),
  'links with open angles': times('[a](<b'),
  'open stars': times('**a *b '),
  'stars and lines by turns': times('*_'),
  'stars that open and lines that close': times('*a_'),
  'emphasis in emphasis': (chars) => '*a_'.repeat(chars / 6) + '_a*'.repeat(chars / 6),
  quotes: times('> '),
  entities: times('&'),
  formulas: times('$x$ '),
  'formulas that never end': times('$$a\\$'),
  'brackets of formulas that never end': times('\\(a '),
  'a formula of brackets': (chars) => `$${'{'.repeat(chars)}$`,
  'formulas of brackets': times(`$${'{'.repeat(1_499)}$ `),
  'formulas of roots': times(`$${'\\sqrt{'.repeat(130)}${'}'.repeat(130)}$ `),
  'a formula that repeats itself': (chars) =>
    `$\\def\\a{xxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b}${'\\c'.repeat(600)}$`.padEnd(chars),
  'an address by name': (chars) => `[a]: ${'x'.repeat(chars / 2)}\n\n${'[a]'.repeat(chars / 6)}`,
  'a table of rows without cells': (chars) => `${'|a'.repeat(150)}\n${'|-'.repeat(150)}\n${'|\n'.repeat(chars / 2)}`,
  backslashes: times('\\'),
  tags: times('<b '),
};

/** Processor time of this thread, in microseconds, not less than the clock's resolution. */
function workOf(text: string): number {
  const before = process.threadCpuUsage();
  renderMarkdown(text);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(user + system, 5_000);
}
const TRIES = 5;

test.for(Object.entries(LONG))('S27: 100 kB of %s neither throw nor exceed 10 MB', ([, make]) => {
  expect(renderMarkdown(make(100_000)).length).toBeLessThan(100 * 100_000);
});

test.for(Object.entries(LONG))('S27: twice as many %s take at most three times as long', ([, make]) => {
  const isLinear = () => workOf(make(40_000)) <= 3 * workOf(make(20_000));
  expect(Array.from({ length: TRIES }).some(isLinear)).toBe(true);
});

const ALLOWED_ATTRIBUTE =
  /^(href|title|rel|target|src|alt|width|height|align|colspan|rowspan|scope|start|class|xmlns|display)$/;

/** Returns the tags of the result that are not allowed; ignores text between tags. */
function dangers(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z0-9-]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap(
    ([whole, tag = '', attributes = '']) => {
      const names = [...attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)];
      const isBad =
        /^(script|style|iframe|object|embed|svg|form|input|button|base|meta|link|video|audio|noscript|template|annotation)/i.test(
          tag,
        ) ||
        names.some(
          ([, name = '', value = '']) =>
            !ALLOWED_ATTRIBUTE.test(name) ||
            /^\s*(javascript|data|vbscript|file):/i.test(value) ||
            value.startsWith('//'),
        );
      return isBad ? [whole] : [];
    },
  );
}

const HOSTILE = [
  '<script>window.__x=1</script>',
  '<img src=x onerror=window.__x=1>',
  '<svg onload=window.__x=1><a xlink:href="javascript:window.__x=1">x</a></svg>',
  '<iframe srcdoc="<script>window.__x=1</script>"></iframe>',
  '<a href="javascript:window.__x=1">x</a>',
  '<a href="java\nscript:window.__x=1">x</a>',
  '<a href="&#106;avascript:window.__x=1">x</a>',
  '<a href="//evil.example">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__x=1></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html"><script>window.__x=1</script></annotation-xml></math>',
  '<math href="javascript:window.__x=1"><mi xlink:href="javascript:window.__x=1">x</mi></math>',
  '<form action="javascript:window.__x=1"><button>x</button></form>',
  '<style>@import "//evil.example"</style><p style="background:url(javascript:1)">x</p>',
  '<img src="data:image/svg+xml,<svg onload=window.__x=1>">',
  '<noscript><p title="</noscript><img src=x onerror=window.__x=1>">',
  '<template><script>window.__x=1</script></template>',
  '<details open ontoggle=window.__x=1><summary>x</summary></details>',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:1">',
];
const HOSTILE_MARKDOWN = [
  '[x](javascript:window.__x=1)',
  '[x](JaVaScRiPt:window.__x=1)',
  '[x](data:text/html,<script>window.__x=1</script>)',
  '![x](javascript:window.__x=1)',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '<javascript:window.__x=1>',
  '[x]: javascript:window.__x=1\n\n[x]',
  '```"><script>window.__x=1</script>\nx\n```',
  '$\\href{javascript:window.__x=1}{x}$',
  '$\\htmlData{x=1}{y}\\includegraphics{//evil.example/x.png}$',
  '$</math><script>window.__x=1</script>$',
  '| <script>window.__x=1</script> |\n| --- |\n| <img src=x onerror=1> |',
];

describe('hostile input', () => {
  test.each([...HOSTILE, ...HOSTILE_MARKDOWN])('makes %s harmless', (payload) => {
    expect({ markdown: dangers(renderMarkdown(payload)), html: dangers(cleanHtml(payload)) }).toEqual({
      markdown: [],
      html: [],
    });
  });

  test('dangers: finds a script and an event handler', () => {
    expect(dangers('<p onclick="x">a</p><script>')).toEqual(['<p onclick="x">', '<script>']);
  });
});

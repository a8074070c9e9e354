import { isStatementHtml } from '@aosai/api/kit/statementHtml';
import { expect, test } from 'vitest';
import { previewStatement } from './previewStatement.ts';

const MATH = 'math xmlns="http://www.w3.org/1998/Math/MathML"';

// Same cases as in packages/server/src/kit/markdown/markdown.test.ts.
test.each([
  [
    '有 $1 \\le n \\le 10^5$ 个',
    `<p>有 <span><${MATH}><semantics><mrow><mn>1</mn><mo>≤</mo><mi>n</mi><mo>≤</mo>` +
      '<msup><mn>10</mn><mn>5</mn></msup></mrow></semantics></math></span> 个</p>',
  ],
  ['5$ 和 6$', '<p>5$ 和 6$</p>'],
  ['`$x$`', '<p><code>$x$</code></p>'],
  ['$\\frac{a$', '<p><span>\\frac{a</span></p>'],
  [
    '$\\href{javascript:alert(1)}{x}$',
    `<p><span><${MATH}><semantics><mrow><mstyle><mtext>\\href</mtext></mstyle></mrow></semantics></math></span></p>`,
  ],
  ['```cpp\nint n = 1;\n```', '<pre><code class="language-cpp">int n = 1;\n</code></pre>'],
])('previewStatement: renders %s as the server does', (text, html) => {
  expect(previewStatement(text)).toBe(html);
});

test.each([
  '$$\\sum_{i=1}^n a_i$$',
  '$\\begin{cases}1 & x<0\\\\2 & x\\ge 0\\end{cases}$',
  '$\\color{red}{a\\text{ "b"}}$',
])('previewStatement: renders %s as a formula that the page accepts', (text) => {
  const html = previewStatement(text);
  expect({ isShown: isStatementHtml(html), hasFormula: html.includes('<math') }).toEqual({
    isShown: true,
    hasFormula: true,
  });
});

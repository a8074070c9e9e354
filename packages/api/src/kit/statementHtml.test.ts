import { expect, test } from 'vitest';
import { isStatementHtml } from './statementHtml.ts';

const CLEAN = [
  '',
  '海岸 &lt;script&gt; 与 &amp;amp;',
  '<p>第 <math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mo stretchy="false">(</mo></math> 行<br /></p>',
  '<a href="https://example.com/?a=1&amp;b=2" rel="noopener" target="_blank">x</a><img src="/aosai/api/x.png" alt />',
  '<math><mstyle mathcolor="red"><mi>x</mi></mstyle><mstyle mathcolor="#c00"><mi>x</mi></mstyle></math>',
  '<a href="/web/exam?at=10:30">x</a><a href="?at=10:30">x</a><a href="#10:30">x</a>',
  '<pre><code class="language-cpp">if (a &lt; b) x = "&amp;";\n</code></pre>',
];
const HOSTILE = [
  '<script>1</script>',
  '<SCRIPT>1</SCRIPT>',
  '<img src=x onerror=1>',
  '<img src="x" onerror="1">',
  '<p style="background:url(x)">',
  '<p id="x">',
  '<mi mathcolor="url(x)">x</mi>',
  '<p mathcolor="red">',
  '<a href="javascript:1">x</a>',
  '<a href="javascript&colon;1">x</a>',
  '<a href="&#106;avascript:1">x</a>',
  '<a href="java\tscript:1">x</a>',
  '<a href="mailto:a@b.cn">x</a>',
  '<a href="a:b/c">x</a>',
  '<th style="text-align:center">x</th>',
  '<a href="data:text/html,x">x</a>',
  '<iframe srcdoc="x"></iframe>',
  '<svg/onload=1>',
  '<p/onclick=1>',
  '<p title="<img src=x onerror=1>">',
  "<a href='javascript:1'>x</a>",
  '<a href="x"onclick="1">x</a>',
  '<!-- --><p>',
  '<math><annotation-xml encoding="text/html"></annotation-xml></math>',
  '<p',
  '<',
];

test.each(CLEAN)('isStatementHtml: accepts %s', (html) => {
  expect(isStatementHtml(html)).toBe(true);
});

test.each(HOSTILE)('isStatementHtml: refuses %s', (html) => {
  expect(isStatementHtml(html)).toBe(false);
});

import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';
import { subtasksOf, describeItems } from '../../../testing/importers/describeItems.ts';

const polygonXml = (judging: string, assets = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?><problem><names><name language="english" value="Sum"/><name language="chinese" value="求和"/></names>
  <judging><testset name="tests"><time-limit>2000</time-limit><memory-limit>268435456</memory-limit>
  <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>${judging}</testset></judging>
  <assets>${assets}</assets><tags><tag value="math"/></tags></problem>`;

test('Polygon: reads names, limits, groups, a built-in checker and TeX, adds notes for missing tests', async () => {
  const files = {
    'problem.xml': polygonXml(
      `<tests><test method="manual" sample="true"/><test method="manual" points="40" group="a"/><test method="manual" points="60" group="b"/><test method="generated" cmd="gen 1" points="0" group="b"/></tests>
      <groups><group name="a" points-policy="complete-group"/><group name="b" points-policy="complete-group"><dependencies><dependency group="a"/></dependencies></group></groups>`,
      '<checker name="std::ncmp.cpp" type="testlib"/>',
    ),
    'tests/01': '1\n',
    'tests/01.a': '1\n',
    'tests/02': '2\n',
    'tests/02.a': '2\n',
    'tests/03': '3\n',
    'tests/03.a': '3\n',
    'statement-sections/chinese/legend.tex':
      '给定 $n \\le 10^5$，输出 \\textbf{和}。\n\\begin{itemize}\\item 甲\\item 乙\\end{itemize}',
    'statement-sections/chinese/input.tex': '一行 \\t{n}',
  };
  expect(await describeItems(files)).toEqual(['. polygon 求和 1+2 2000ms 262144K builtin:ncmp 2 generator-not-run']);
  expect(await subtasksOf(files)).toEqual(['a(2) 4000 min', 'b(3) 6000 min a']);
  const [line] = await linesOf(files);
  expect(line?.question?.stem).toBe('给定 $n \\le 10^5$，输出 **和**。\n\n- 甲\n- 乙\n\n## 输入格式\n\n一行 `n`');
});

test('Polygon: adds notes for the answers and the checker that a standard package lacks', async () => {
  expect(
    await describeItems({
      'p/problem.xml': polygonXml(
        '<tests><test method="manual" sample="true"/></tests>',
        '<checker name="my"><source path="files/check.cpp" type="cpp.g++17"/></checker>',
      ),
      'p/tests/01': '1',
      'p/statement-sections/chinese/example.01': '1',
      'p/statement-sections/chinese/example.01.a': '2',
      'p/statement-sections/chinese/legend.tex': '题面',
    }),
  ).toEqual(['p polygon 求和 1+0 2000ms 262144K - 0 case-missing,checker-missing,only-samples']);
});

test('Polygon: keeps the notes that the rendered page has after its samples', async () => {
  const [line] = await linesOf({
    'problem.xml': polygonXml('<tests><test method="manual" sample="true"/></tests>'),
    'tests/01': '1 2\n',
    'tests/01.a': '3\n',
    'statements/.html/chinese/problem.html': `<html><body><div class="problem-statement">
      <div class="header"><div class="title">求和</div><div class="time-limit">2 s</div></div>
      <div class="legend"><p>求两数之和。</p></div>
      <div class="sample-tests"><div class="section-title">样例</div><div class="sample-test"><pre>1 2</pre><pre>3</pre></div></div>
      <div class="note"><div class="section-title">提示</div><p>答案可能很大。</p></div></div></body></html>`,
  });
  expect(line?.question?.stem).toBe('求两数之和。\n\n## 提示\n\n答案可能很大。');
});

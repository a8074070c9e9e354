import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { importOf, linesOf } from '../../../testing/importers/importOf.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const item = (inside: string, title = '加法'): string =>
  `<item><title><![CDATA[${title}]]></title><description><![CDATA[<p>求和</p>]]></description>${inside}</item>`;
const file = (...items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fps PUBLIC "x" "http://example.invalid/fps.dtd">\n<fps version="1.2">${items.join('\n')}</fps>`;
const LIMITS = '<time_limit unit="s"><![CDATA[0.5]]></time_limit><memory_limit unit="mb">64</memory_limit>';
const tests = (...pairs: [string, string][]): string =>
  pairs
    .map(([a, b]) => `<test_input><![CDATA[${a}]]></test_input><test_output><![CDATA[${b}]]></test_output>`)
    .join('');

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('FPS: reads statement, limits, samples, cases, programs and pictures of an item', async () => {
  const [line] = await linesOf(
    file(
      item(
        `<time_limit unit="ms">1500</time_limit><memory_limit unit="kb">65536</memory_limit>
        <img><src>/upload/a.png</src><base64>${PNG.toString('base64')}</base64></img>
        <input>两个数 &lt;b&gt;a&lt;/b&gt;</input><output><![CDATA[和 $a+b \\le 10^5$]]></output>
        <hint><![CDATA[<img src="/upload/a.png" alt="图"> 10<sup>5</sup>]]></hint>
        <sample_input>1 2</sample_input><sample_output>3</sample_output>${tests(['1 2\r\n', '3\n'], ['4 5', '9'])}
        <solution language="C++"><![CDATA[int main(){}]]></solution><solution language="Pascal">begin end.</solution>
        <template language="Python">print(</template><append language="Python">)</append><source>某校</source>`,
      ),
    ),
  );
  const hashes = [`4\n1 2\n2\n3\n`, `3\n4 51\n9`].map(sha).toSorted();
  expect(line).toEqual({
    file: 'given',
    key: '1',
    format: 'fps',
    type: '5',
    title: '加法',
    samples: 1,
    cases: 2,
    timeMs: 1500,
    memoryKiB: 65_536,
    checker: '-',
    subtasks: 0,
    images: 1,
    outcome: 'notes',
    notes: ['language-dropped'],
    dataHash: sha(hashes.join('\n')).slice(0, 16),
    question: {
      stem: `求和\n\n## 输入格式\n\n两个数 **a**\n\n## 输出格式\n\n和 $a+b \\le 10^5$\n\n## 提示\n\n![图](${sha256Of(PNG)}.png) 10$^{5}$`,
      options: [],
      answerText: '',
      points: null,
      analysis: '',
      difficulty: 'medium',
      tags: ['某校'],
      parts: [],
    },
  });
});

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

test('FPS: a draft holds prepended code, solutions and test data', async () => {
  const [one] = await importOf(
    file(
      item(
        `${LIMITS}${tests(['1', '2'])}<prepend language="C">int f();</prepend><solution language="Python">print(2)</solution>`,
      ),
    ),
  );
  const question = one?.question;
  if (!question || !('cases' in question)) throw new Error('no task');
  expect(
    await Promise.all(question.cases.map(({ input, expected }) => Promise.all([input.text(), expected.text()]))),
  ).toEqual([['1', '2']]);
  expect([question.templates, question.solutions]).toEqual([
    { 53: { start: '', prepend: 'int f();', append: '' } },
    [{ name: 'solution1', language: 71, code: 'print(2)', expect: ['AC'] }],
  ]);
});

test('FPS: a checker speaks hustoj unless it registers with testlib, and a checker that is not code is missing', async () => {
  const code = '#include <cstdio>\nint main(int argc, char** argv) { return 0; }';
  const spj = (text: string, language = 'C++') =>
    item(`${LIMITS}${tests(['1', '2'])}<spj language="${language}"><![CDATA[${text}]]></spj>`);
  const lines = await linesOf(
    file(
      spj(code),
      spj(`#include "testlib.h"\nint main(int c,char**v){registerTestlibCmd(c,v);}`),
      spj('0'),
      spj(code, 'Java'),
    ),
  );
  expect(lines.map(({ checker, notes }) => [checker, notes])).toEqual([
    ['hustoj', []],
    ['testlib', []],
    ['-', ['checker-missing']],
    ['-', ['checker-unsupported']],
  ]);
});

test('FPS: pairs cases by name, by order, or as neighbours', async () => {
  const named =
    '<test_input name="b.in">B</test_input><test_input name="a.in">A</test_input><test_output name="a.out">a</test_output><test_output name="b.out">b</test_output>';
  const first =
    '<test_input>1</test_input><test_input>2</test_input><test_output>one</test_output><test_output>two</test_output>';
  const wrong =
    '<test_input>1</test_input><test_input>one</test_input><test_input>2</test_input><test_output>two</test_output>';
  const items = await importOf(file(...[named, first, wrong].map((data) => item(`${LIMITS}${data}`))));
  const pairs = await Promise.all(
    items.map(async ({ question, notes }) => [
      ...(question && 'cases' in question
        ? await Promise.all(question.cases.map(async (one) => `${await one.input.text()}-${await one.expected.text()}`))
        : []),
      ...notes.map(({ code, where }) => `${code} ${where}`),
    ]),
  );
  expect(pairs).toEqual([
    ['B-b', 'A-a'],
    ['1-one', '2-two'],
    ['2-two', 'case-unpaired 测试数据 1、测试数据 2'],
  ]);
});

test('FPS: a broken item is refused without affecting the others', async () => {
  const good = item(`${LIMITS}${tests(['1', '2'])}`, '好题');
  const lines = await linesOf(
    file(
      good,
      '<item><title>甲</title><description>x',
      good,
      '<item><title>乙</title><description><![CDATA[x</description></item>',
      good,
      '<item><title>丙</title><description>x</item></description>',
      '<item><title>丁</title><description></description></item>',
      good,
    ),
  );
  expect(lines.map(({ key, title, outcome, notes }) => `${key} ${title} ${outcome} ${notes.join()}`)).toEqual([
    '1 好题 imported ',
    '2 甲 refused question-broken',
    '3 好题 imported ',
    '4 乙 refused question-broken',
    '5 好题 imported ',
    '6 丙 refused question-broken',
    '7 丁 refused stem-missing',
    '8 好题 imported ',
  ]);
});

test('FPS: mends sloppy XML with a note, and reads split CDATA without one', async () => {
  const with_ = (text: string) => item(`${LIMITS}<input>${text}</input>${tests(['1', '2'])}`);
  const lines = await linesOf(
    ` \n${file(with_('a & b &nbsp; c'), with_('x\u001ay'), with_('<![CDATA[a]]]]><![CDATA[>b]]>'))}`,
  );
  expect(lines.map(({ notes, question }) => [notes.join(), question?.stem.split('\n').at(-1)])).toEqual([
    ['xml-mended', 'a & b c'],
    ['xml-mended', 'xy'],
    ['', 'a]]>b'],
  ]);
});

test('FPS: reads declared GBK, undeclared GBK and UTF-16', async () => {
  const text = file(item(`${LIMITS}${tests(['1', '2'])}`));
  const gbk = gbkOf(text);
  const declared = gbkOf(text.replace('UTF-8', 'gb2312'));
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const lines = await Promise.all([gbk, declared, utf16].map(linesOf));
  expect(lines.map(([line]) => [line?.title, line?.notes.join()])).toEqual([
    ['加法', 'encoding-guessed'],
    ['加法', ''],
    ['加法', ''],
  ]);
});

/** Encodes a text as GBK whose only characters beyond ASCII are 加, 法, 求 and 和. */
function gbkOf(text: string): Buffer {
  const codes: Record<string, number[]> = { 加: [0xbc, 0xd3], 法: [0xb7, 0xa8], 求: [0xc7, 0xf3], 和: [0xba, 0xcd] };
  return Buffer.from(text.split('').flatMap((char) => codes[char] ?? [...Buffer.from(char)]));
}

test('FPS: adds notes for remote tasks, missing cases, and odd or missing limits', async () => {
  const remote = item(`${LIMITS}<remote_oj>pku</remote_oj><remote_id>1000</remote_id>`);
  const sample = item(`${LIMITS}<sample_input>1</sample_input><sample_output>2</sample_output>`);
  const odd = item('<time_limit unit="s">1000</time_limit><memory_limit unit="mb">262144</memory_limit>');
  const lines = await linesOf(file(remote, sample, odd, item('')));
  expect(lines.map(({ notes, timeMs, memoryKiB }) => `${notes.join()} ${timeMs} ${memoryKiB}`)).toEqual([
    'remote-only 500 65536',
    'only-samples 500 65536',
    'limit-unit,no-cases 1000 262144',
    'limit-default,no-cases 1000 262144',
  ]);
});

test('FPS: refuses declared entities but not an external DTD, and keys in an archive name the file', async () => {
  const bomb = file(item('')).replace('<fps', '<!DOCTYPE fps [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><fps');
  expect((await linesOf(bomb)).map(({ key, notes }) => [key, notes])).toEqual([['*', ['xml-entity']]]);
  const packed = await linesOf({ 'fps/one.xml': file(item(`${LIMITS}${tests(['1', '2'])}`), item('')) });
  expect(packed.map(({ key, format }) => [key, format])).toEqual([
    ['fps/one.xml#1', 'fps'],
    ['fps/one.xml#2', 'fps'],
  ]);
});

test('HUSTOJ text items: one question for each line of the key, its stem found by number', async () => {
  const description =
    '<p>1. 选一个</p><p>A. 甲　 B. 乙 C. 丙</p><p>2. 选几个</p><p>A. 甲 B. 乙 C. 丙</p><p>3. 天是蓝的</p><p>4. 一加一是</p><p>5. 随便写</p>';
  const key = '1 [5] B\n2 [2.5] AC\n3 T\n4 [10] 2/二\n5 [1] *\n9 [1] A\n';
  const lines = await linesOf(
    file(
      `<item><title>卷</title><description><![CDATA[${description}]]></description><test_output><![CDATA[${key}]]></test_output><spj language="Text"><![CDATA[]]></spj></item>`,
      item(`${LIMITS}${tests(['1', '2'])}`),
    ),
  );
  expect(
    lines.map(({ key: place, type, question, notes }) => [
      place,
      type,
      question && [question.stem, question.options.join('/'), question.answerText, question.points],
      notes.join(),
    ]),
  ).toEqual([
    ['1-1', '1', ['选一个', '甲/乙/丙', 'B', 5], ''],
    ['1-2', '2', ['选几个', '甲/乙/丙', 'A,C', 2.5], ''],
    ['1-3', '3', ['天是蓝的', '', 'T', null], ''],
    ['1-4', '4', ['一加一是', '', '2/二', 10], ''],
    ['1-5', '4', ['随便写', '', '', 1], 'answer-any,answer-missing'],
    ['1-9', null, null, 'stem-missing'],
    ['2', '5', ['求和', '', '', null], ''],
  ]);
});

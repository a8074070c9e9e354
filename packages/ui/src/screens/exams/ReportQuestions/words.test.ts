import { aSavedAnswer, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { aReport, aReportBeforeReview, aReportQuestion } from '@aosai/api/exams/reports.fixtures';
import { expect, test } from 'vitest';
import { excerpt, titlesOf } from './titles.ts';
import { isMissed, keysAhead, passText, questionKind, tagStandings, weakTags } from './words.ts';

test('excerpt: has the words of a statement without its code blocks', () => {
  expect(
    excerpt('<p>下面的程序运行后，<strong>输出</strong>的是（　　）。</p><pre><code>int a &lt; b;</code></pre>'),
  ).toBe('下面的程序运行后，输出的是（ ）。');
  expect(excerpt('<p>若 <code>a &lt;&lt; 1 &amp; b</code></p>')).toBe('若 a << 1 & b');
  expect(excerpt(`<p>${'长'.repeat(80)}</p>`)).toHaveLength(61);
});

test('weakTags: returns points below 60 %, those with most points to win first', () => {
  const tags = [
    { tag: '递推', points: 1_000, maxPoints: 2_000 },
    { tag: '排序', points: 1_200, maxPoints: 2_000 },
    { tag: '指针', points: 0, maxPoints: 200 },
    { tag: '未知', points: null, maxPoints: 200 },
  ];
  expect(weakTags({ tags, questions: [] })).toEqual(['递推', '指针']);
});

test('tagStandings: does not count blank answers as a weakness', () => {
  const blank = aReportQuestion({ id: 'a', points: 200, tags: ['排序', '指针'], mine: aSavedAnswer({ answer: null }) });
  const wrong = aReportQuestion({ id: 'b', points: 200, tags: ['指针'] });
  const tags = [
    { tag: '排序', points: 0, maxPoints: 200 },
    { tag: '指针', points: 0, maxPoints: 400 },
  ];
  expect(tagStandings({ tags, questions: [blank, wrong] })).toEqual([
    { tag: '指针', points: 0, maxPoints: 400, blankCount: 1, weak: true },
    { tag: '排序', points: 0, maxPoints: 200, blankCount: 1, weak: false },
  ]);
});

test('titlesOf: distinguishes questions that begin alike by their code, else by an option', () => {
  const reading = (id: string, line: string, option = 'A') =>
    aReportQuestion({
      id,
      title: null,
      stemHtml: `<p>执行下列程序，输出的是（　　）。</p><pre><code>#include &lt;iostream&gt;\nint main() {\n    ${line}\n    return 0;\n}</code></pre>`,
      options: [{ id: 'A', html: `<p>${option}</p>` }],
    });
  const all = [
    reading('1', 'int a &lt;&lt;= 1;'),
    reading('2', 'int b = 2;'),
    reading('3', 'cin &gt;&gt; n;', '七'),
    reading('4', 'cin &gt;&gt; n;', '八'),
    aReportQuestion({ id: '5', title: null, stemHtml: '<p>只有一道</p>' }),
    aReportQuestion({ id: '6', title: '灯塔' }),
  ];
  expect([...titlesOf(all).values()]).toEqual([
    '执行下列程序，输出的是（ ）。　int a <<= 1;',
    '执行下列程序，输出的是（ ）。　int b = 2;',
    '执行下列程序，输出的是（ ）。　七',
    '执行下列程序，输出的是（ ）。　八',
    '只有一道',
    '灯塔',
  ]);
});

test('isMissed: is true when points are missing, or the answer is known to be wrong', () => {
  expect(
    [
      { score: 200, correct: true },
      { score: 100, correct: false },
      { score: null, correct: false },
      { score: null, correct: null },
    ].map((changes) => isMissed(aReportQuestion(changes))),
  ).toEqual([false, true, true, false]);
});

test('passText: names the level when the paper has one', () => {
  const report = aReport();
  expect(passText(report)).toBe('达到四级');
  expect(passText({ ...report, passed: false })).toBe('未达到四级');
  expect(passText({ ...report, passed: null })).toBeNull();
  expect(passText({ ...report, attempt: aSettledAttempt({ paperTitle: '初赛知识周测' }) })).toBe('达标');
});

test('keysAhead: is true only while no key is shown', () => {
  expect([keysAhead(aReport()), keysAhead(aReportBeforeReview())]).toEqual([false, true]);
});

test('questionKind: names the type and the knowledge points', () => {
  expect(questionKind(aReportQuestion())).toBe('单选 · 函数与参数传递');
});

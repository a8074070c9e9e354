import { aReport, aReportBeforeReview, aReportQuestion, aSettledAttempt } from '@aosai/api/fixtures/attempts';
import { expect, test } from 'vitest';
import { excerpt, isMissed, keysAhead, passText, questionKind, weakTags } from './words.ts';

test('an excerpt has the words of a statement and none of its code', () => {
  expect(
    excerpt('<p>下面的程序运行后，<strong>输出</strong>的是（　　）。</p><pre><code>int a &lt; b;</code></pre>'),
  ).toBe('下面的程序运行后，输出的是（ ）。');
  expect(excerpt('<p>若 <code>a &lt;&lt; 1 &amp; b</code></p>')).toBe('若 a << 1 & b');
  expect(excerpt(`<p>${'长'.repeat(80)}</p>`)).toHaveLength(61);
});

test('weak is below 60 %, the weakest first', () => {
  expect(
    weakTags([
      { tag: '递推', points: 1_000, maxPoints: 2_000 },
      { tag: '排序', points: 1_200, maxPoints: 2_000 },
      { tag: '指针', points: 0, maxPoints: 200 },
      { tag: '未知', points: null, maxPoints: 200 },
    ]),
  ).toEqual(['指针', '递推']);
});

test('a question is missed when points are missing, or known to be wrong', () => {
  expect(
    [
      { score: 200, correct: true },
      { score: 100, correct: false },
      { score: null, correct: false },
      { score: null, correct: null },
    ].map((changes) => isMissed(aReportQuestion(changes))),
  ).toEqual([false, true, true, false]);
});

test('the level is named when the paper has one', () => {
  const report = aReport();
  expect(passText(report)).toBe('达到四级');
  expect(passText({ ...report, passed: false })).toBe('未达到四级');
  expect(passText({ ...report, passed: null })).toBeNull();
  expect(passText({ ...report, attempt: aSettledAttempt({ paperTitle: '初赛知识周测' }) })).toBe('达标');
});

test('keys are ahead only while none is there', () => {
  expect([keysAhead(aReport()), keysAhead(aReportBeforeReview())]).toEqual([false, true]);
});

test('a kind names the type and the knowledge points', () => {
  expect(questionKind(aReportQuestion())).toBe('单选 · 函数与参数传递');
});

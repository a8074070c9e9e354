import { PROGRAMMING, TRUE_FALSE } from '../questions/kinds.ts';
import { aReceipt, aSavedAnswer, aSettledAttempt } from './attempts.fixtures.ts';
import { at, FIXTURE_NOW } from '../kit/ids.fixtures.ts';
import { gespSections } from '../questions/questions.fixtures.ts';
import { aSubmittedCode, LIGHTHOUSE } from '../judging/submissions.fixtures.ts';
import type { Report, ReportQuestion } from './examPaperEnroll.contract.ts';

/** Returns question 7 of the paper in a report: answered wrong, with key and analysis. */
export function aReportQuestion(changes: Partial<ReportQuestion> = {}): ReportQuestion {
  const question = gespSections()[0]?.questions[6];
  if (!question) throw new Error('the fixture paper has a seventh question');
  return {
    ...question,
    mine: aSavedAnswer({ questionId: question.id, spentMs: 108_000 }),
    score: 0,
    correct: false,
    verdict: null,
    rightAnswer: { kind: 'choice', optionIds: ['D'] },
    acceptedTexts: null,
    analysisHtml:
      '<p><code>a</code> 是值传递，改变它不影响 <code>x</code>；<code>b</code> 是引用，<code>y</code> 变为 <code>8 - 5 = 3</code>。</p>',
    tags: ['函数与参数传递'],
    submission: null,
    submissionNo: null,
    submissionCount: 0,
    ...changes,
  };
}

/** Returns the report of a passed exam: 86 of 100 points, questions 7 and 19 wrong. */
export function aReport(changes: Partial<Report> = {}): Report {
  const questions = gespSections().flatMap((section) =>
    section.questions.map((question): ReportQuestion => {
      const wrong = question.no === 7 || question.no === 19;
      const isCode = question.type === PROGRAMMING;
      const unanswered = question.no === 19;
      return {
        ...aReportQuestion(),
        ...question,
        mine: aSavedAnswer({
          questionId: question.id,
          spentMs: isCode ? 1_880_000 : 40_000 + question.no * 3_000,
          answer: unanswered
            ? null
            : isCode
              ? { kind: 'code', language: 53, code: LIGHTHOUSE }
              : { kind: 'choice', optionIds: [question.type === TRUE_FALSE ? 'T' : wrong ? 'B' : 'D'] },
        }),
        score: isCode ? 2_000 : wrong ? 0 : question.points,
        correct: isCode ? false : !wrong,
        verdict: isCode ? (question.no === 26 ? 'WA' : 'TLE') : null,
        rightAnswer: isCode ? null : { kind: 'choice', optionIds: [question.type === TRUE_FALSE ? 'T' : 'D'] },
        tags: isCode ? ['一维数组', '递推'] : question.type === TRUE_FALSE ? ['引用'] : ['函数与参数传递'],
        submission: isCode
          ? aSubmittedCode({ questionId: question.id, verdict: question.no === 26 ? 'WA' : 'TLE' })
          : null,
        submissionNo: isCode ? 3 : null,
        submissionCount: isCode ? 3 : 0,
      };
    }),
  );
  return {
    state: 'ready',
    attempt: aSettledAttempt(),
    serverNow: FIXTURE_NOW,
    opensAt: null,
    judging: { done: 2, total: 2 },
    totalPoints: 8_600,
    maxPoints: 10_000,
    passPoints: 6_000,
    passed: true,
    percentile: 78,
    usedMs: 5_772_000,
    sections: [
      { name: '单选题', points: 2_800, maxPoints: 3_000 },
      { name: '判断题', points: 1_800, maxPoints: 2_000 },
      { name: '编程题', points: 4_000, maxPoints: 5_000 },
    ],
    tags: [
      { tag: '函数与参数传递', points: 2_800, maxPoints: 3_000 },
      { tag: '引用', points: 1_800, maxPoints: 2_000 },
      { tag: '一维数组', points: 2_000, maxPoints: 2_500 },
      { tag: '递推', points: 2_000, maxPoints: 2_500 },
    ],
    questions,
    receipt: aReceipt(),
    ...changes,
  };
}

/** Returns the report before review opens: scores without keys and analyses. */
export function aReportBeforeReview(): Report {
  const report = aReport();
  return {
    ...report,
    opensAt: at(600),
    percentile: null,
    questions: report.questions.map((question) => ({ ...question, rightAnswer: null, analysisHtml: null })),
  };
}

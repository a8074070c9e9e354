import { anExamDetail } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { startRules } from './examRules.ts';

const now = Date.parse(FIXTURE_NOW);
const clock = (endMin: number) => startRules(anExamDetail({ startAt: at(-60), endAt: at(endMin) }), now)[0]?.text;

test('startRules: name the day on which the exam ends, unless that is today', () => {
  expect([clock(200), clock(5 * 1_440)]).toEqual([
    expect.stringMatching(/最晚到 \d\d:\d\d 考试结束时收卷/),
    expect.stringMatching(/最晚到 \d+ 月 \d+ 日 \d\d:\d\d 考试结束时收卷/),
  ]);
});

test('startRules: say how long after the end answers of a broken connection still count', () => {
  const rule = startRules(anExamDetail(), now).find(({ title }) => title === '到时收卷');
  expect(rule?.text).toBe(
    '时间到自动交卷，以最后保存的答案为准，代码也一样。到时已断网 30 秒以上的，60 秒内补传的答案仍计分，并标给老师。',
  );
});

import { anExamDetail } from '@aosai/api/fixtures/exams';
import { at, FIXTURE_NOW } from '@aosai/api/fixtures/ids';
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

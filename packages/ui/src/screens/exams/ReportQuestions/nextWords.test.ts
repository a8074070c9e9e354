import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { aReportQuestion } from '@aosai/api/exams/reports.fixtures';
import { expect, test } from 'vitest';
import { attemptBefore, comparedWords, goodFact } from './nextWords.ts';

const first = aSettledAttempt({ id: 'A', totalPoints: 4_000, completedAt: '2026-11-20T04:00:00.000Z' });
const second = aSettledAttempt({ id: 'B', totalPoints: 5_250, completedAt: '2026-11-24T04:00:00.000Z' });
const third = aSettledAttempt({ id: 'C', totalPoints: null, completedAt: '2026-11-26T04:00:00.000Z' });

test('attemptBefore: returns the newest earlier attempt with a score', () => {
  const all = [third, first, second];
  expect([attemptBefore(all, third)?.id, attemptBefore(all, second)?.id, attemptBefore(all, first)]).toEqual([
    'B',
    'A',
    null,
  ]);
});

test('comparedWords: says how far the score is from the last one', () => {
  expect([
    comparedWords(5_250, first),
    comparedWords(4_000, first),
    comparedWords(3_900, first),
    comparedWords(null, first),
    comparedWords(4_000, null),
  ]).toEqual([
    '比上次（11 月 20 日）多 12.5 分',
    '和上次（11 月 20 日）得分一样',
    '比上次（11 月 20 日）少 1 分',
    null,
    null,
  ]);
});

test('goodFact: names a whole section, else a whole point, else the number of right answers', () => {
  const none = { sections: [], tags: [], questions: [], totalPoints: 0 };
  expect([
    goodFact({ ...none, sections: [{ name: '判断题', points: 2_000, maxPoints: 2_000 }] }),
    goodFact({ ...none, tags: [{ tag: '循环', points: 400, maxPoints: 400 }] }),
    goodFact({ ...none, questions: [aReportQuestion({ score: 200, points: 200 })] }),
    goodFact(none),
  ]).toEqual(['判断题全部做对。', '「循环」的题全部做对。', '做对了 1 道题。', '卷子做完了，下一步练什么已经清楚。']);
});

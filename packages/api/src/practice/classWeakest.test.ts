import { expect, test } from 'vitest';
import { classWeakest } from './classWeakest.ts';

const of = (percent: number | null, pointId = 'gesp-cpp-1/loop') => ({ pointId, percent, answers: 4 });

test('classWeakest: is the mean over students with enough data, with the answers of all', () => {
  const students = [of(40), of(70), of(null)].map((one) => ({ mastery: [one] }));
  expect(classWeakest(students)).toEqual([
    { pointId: 'gesp-cpp-1/loop', percent: 55, band: 'weak', isEarly: false, answers: 12 },
  ]);
});

test('classWeakest: returns at most five points, the weakest first', () => {
  const mastery = [90, 20, 60, 80, 50, 70].map((percent, no) => of(percent, `gesp-cpp-1/p${no}`));
  const found = classWeakest([{ mastery }]);
  expect(found.map(({ percent, band }) => [percent, band])).toEqual([
    [20, 'weak'],
    [50, 'weak'],
    [60, 'fair'],
    [70, 'fair'],
    [80, 'strong'],
  ]);
});

test('classWeakest: returns nothing when no student has enough data', () => {
  expect(classWeakest([{ mastery: [of(null)] }])).toEqual([]);
});

import { anAttempt } from '@aosai/api/fixtures/attempts';
import { at } from '@aosai/api/fixtures/ids';
import { expect, test } from 'vitest';
import { runningExams } from './runningExams.ts';

test('writers are counted by exam; the one that ends first stands first, until its last deadline', () => {
  const attempts = [
    anAttempt({ examId: 'A', examTitle: '甲', deadlineAt: at(40) }),
    anAttempt({ examId: 'B', examTitle: '乙', deadlineAt: at(20) }),
    anAttempt({ examId: 'B', examTitle: '乙', deadlineAt: at(30) }),
    anAttempt({ examId: 'A', examTitle: '甲', deadlineAt: null }),
  ];
  expect(runningExams(attempts)).toEqual([
    { id: 'B', title: '乙', count: 2, until: at(30) },
    { id: 'A', title: '甲', count: 2, until: at(40) },
  ]);
});

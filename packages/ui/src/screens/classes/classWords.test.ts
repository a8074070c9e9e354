import { aGrade } from '@aosai/api/classes/grades.fixtures';
import { expect, test } from 'vitest';
import { classTag } from './classWords.ts';

test('classTag: a running class invites to enrol only where everybody finds it', () => {
  const texts = [true, false].map((isPublic) => classTag(aGrade({ isEnrolling: true, isPublic })).text);
  expect([...texts, classTag(aGrade({ isEnrolling: false })).text]).toEqual(['进行中 · 可报名', '进行中', '进行中']);
});

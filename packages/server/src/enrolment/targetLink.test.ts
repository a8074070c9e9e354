import { TARGET_KIND } from '@aosai/api/enrolment/enrolments';
import { expect, test } from 'vitest';
import { targetLink } from './targetLink.ts';

test('targetLink: leads to the page of the exam, homework or class, with the parameter that the page reads', () => {
  expect(TARGET_KIND.values.map((kind) => targetLink({ kind, id: 'T1' }))).toEqual([
    'exam/detail?id=T1',
    'homework/room?homeworkId=T1',
    'grade/detail?id=T1',
  ]);
});

import { TARGET_KIND } from '@aosai/api/domain/enrolments';
import { expect, test } from 'vitest';
import { targetLink } from './targetLink.ts';

test('a message leads to the page of its exam, homework or class, by the name that the page takes', () => {
  expect(TARGET_KIND.values.map((kind) => targetLink({ kind, id: 'T1' }))).toEqual([
    'exam/detail?id=T1',
    'homework/room?homeworkId=T1',
    'grade/detail?id=T1',
  ]);
});

import { expect, test } from 'vitest';
import { lessonMinutes } from './lessonMinutes.ts';

test('lessonMinutes: adds reading, checks and tasks', () => {
  expect(lessonMinutes({ noteChars: 1_000, checks: 5, tasks: 1 })).toBe(12);
});

test('lessonMinutes: promises neither less than 3 minutes nor more than 45', () => {
  expect(lessonMinutes({ noteChars: 0, checks: 1, tasks: 0 })).toBe(3);
  expect(lessonMinutes({ noteChars: 60_000, checks: 5, tasks: 1 })).toBe(45);
});

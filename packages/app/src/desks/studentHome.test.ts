import { aToday } from '@aosai/api/desks/today.fixtures';
import { anExam } from '@aosai/api/exams/exams.fixtures';
import { expect, test } from 'vitest';
import { examsFor } from './studentHome.ts';

const exams = { data: ['gesp-4', 'csp-j1', 'gesp-1', 'gesp-2'].map((template) => anExam({ template })) };
const templatesFor = (changes: Parameters<typeof aToday>[0]) =>
  examsFor({ data: aToday(changes) }, exams).data?.map(({ template }) => template);

test('examsFor: puts exams of the level of the goal first, then the nearest levels', () => {
  const plan = { language: 'cpp' as const, level: 2, sitting: '2027-03', state: 'open' as const, next: null };
  expect(templatesFor({ plan })).toEqual(['gesp-2', 'gesp-1', 'gesp-4', 'csp-j1']);
});

test('examsFor: begins with level 1 for somebody without a goal and without results', () => {
  expect(templatesFor({ plan: null, results: [] })).toEqual(['gesp-1', 'gesp-2', 'gesp-4', 'csp-j1']);
});

test('examsFor: shows none until the goal is known, and all if it cannot be read', () => {
  expect(examsFor({}, exams)).toEqual({});
  expect(examsFor({ error: '网络连接失败' }, exams)).toEqual(exams);
});

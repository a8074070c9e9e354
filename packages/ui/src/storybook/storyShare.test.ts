import { DAY_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { DAYS, isLeftToAnotherDay } from './storyShare.ts';

const story = (id: string, tags: readonly string[] = []) => ({ id, title: '考试/考场', tags, parameters: {} });
const daysOf = (id: string, tags?: readonly string[]) =>
  Array.from({ length: DAYS }, (_, day) => day).filter((day) => !isLeftToAnotherDay(story(id, tags), day * DAY_MS));

test('a story without behaviour and picture has one day of four, and keeps it', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `exam-room--state-${at}`);
  const days = ids.map((id) => daysOf(id));
  expect(days.every((one) => one.length === 1)).toBe(true);
  expect(new Set(days.flat())).toEqual(new Set([0, 1, 2, 3]));
  expect(isLeftToAnotherDay(story('exam-room--state-1'), 9 * DAY_MS)).toBe(
    isLeftToAnotherDay(story('exam-room--state-1'), DAY_MS),
  );
});

test('behaviours and stories with a picture in git are tested every day', () => {
  expect(daysOf('exam-room--state-1', ['test-fn'])).toEqual([0, 1, 2, 3]);
  expect(daysOf('exam-room--state-1', ['key'])).toEqual([0, 1, 2, 3]);
});

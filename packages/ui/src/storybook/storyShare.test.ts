import { DAY_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { isLeftToAnotherDay, isPageChecked } from './storyShare.ts';

const story = (id: string, tags: readonly string[] = []) => ({ id, tags, parameters: {} });
const ids = Array.from({ length: 200 }, (_, at) => `exam-room--state-${at}`);
const days = (count: number) => Array.from({ length: count }, (_, day) => day);
const daysDrawn = (id: string, tags: readonly string[], count: number) =>
  days(count).filter((day) => !isLeftToAnotherDay(story(id, tags), day * DAY_MS));

test('isLeftToAnotherDay: gives a story without behaviour and picture one day of twelve', () => {
  const drawn = ids.map((id) => daysDrawn(id, [], 12));
  expect(drawn.every((one) => one.length === 1)).toBe(true);
  expect(new Set(drawn.flat())).toEqual(new Set(days(12)));
});

test('isLeftToAnotherDay: gives a story with a picture in git every fifth day', () => {
  const drawn = ids.map((id) => daysDrawn(id, ['key'], 5));
  expect(drawn.every((one) => one.length === 1)).toBe(true);
  expect(new Set(drawn.flat())).toEqual(new Set(days(5)));
});

test('isLeftToAnotherDay: keeps the day of a story from one round to the next', () => {
  const [day = 0] = daysDrawn('exam-room--state-1', [], 12);
  expect(isLeftToAnotherDay(story('exam-room--state-1'), (day + 12) * DAY_MS)).toBe(false);
});

test('isLeftToAnotherDay: draws behaviours every day', () => {
  expect(daysDrawn('exam-room--state-1', ['test-fn'], 8)).toEqual(days(8));
  expect(daysDrawn('exam-room--state-1', ['test-fn', 'key'], 8)).toEqual(days(8));
});

test('isPageChecked: checks the page of a story whenever it is drawn, and after its behaviours one day of six', () => {
  const checked = (tags: readonly string[]) =>
    ids.map((id) => days(6).filter((day) => isPageChecked(story(id, tags), day * DAY_MS)).length);
  expect(new Set(checked([]))).toEqual(new Set([6]));
  expect(new Set(checked(['test-fn']))).toEqual(new Set([1]));
});

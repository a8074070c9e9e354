import { expect, test } from 'vitest';
import { objectiveItems } from '../objectiveItems.ts';
import { isAnsweredNow, readSecondAnswers } from '../secondAnswers.ts';

const ITEMS = objectiveItems();
const ANSWERS = readSecondAnswers();

test('content: a second solver gave the key of every item whose text is the one that was solved', () => {
  const differ = ITEMS.filter(
    (item) => isAnsweredNow(item, ANSWERS) && !item.isRight(ANSWERS.get(item.key)?.answer ?? ''),
  );
  expect(differ.map(({ key }) => key)).toEqual([]);
});

test('content: every second answer belongs to an item of its level', () => {
  const levels = new Map(ITEMS.map(({ key, level }) => [key, level]));
  const strange = [...ANSWERS].filter(([key, { level }]) => levels.get(key) !== level);
  expect(strange.map(([key, { level }]) => `${level}: ${key}`)).toEqual([]);
});

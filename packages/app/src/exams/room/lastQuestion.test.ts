import { expect, test } from 'vitest';
import { keepQuestion, lastQuestion } from './lastQuestion.ts';

test('lastQuestion: returns the question of the same attempt only', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const first = lastQuestion('attempt1', storage);
  keepQuestion('attempt1', 'question7', storage);
  expect([first, lastQuestion('attempt1', storage), lastQuestion('attempt2', storage)]).toEqual([
    null,
    'question7',
    null,
  ]);
});

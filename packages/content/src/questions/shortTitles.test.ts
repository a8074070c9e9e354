import { expect, test } from 'vitest';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { TrueFalseSource } from '@aosai/api/questions/source';
import { shortTitles } from './shortTitles.ts';

const judged = (tags: string[]): TrueFalseSource => ({
  key: 'k',
  type: TRUE_FALSE,
  stem: '执行下面的程序段，输出是 3。',
  answer: true,
  analysis: '',
  difficulty: 'easy',
  knowledge: [],
  tags,
});

test('shortTitles: numbers questions that share their first word', () => {
  const titled = shortTitles([judged(['循环', '累加']), judged(['分支']), judged(['循环']), judged([])]);
  expect(titled.map(({ shortTitle }) => shortTitle)).toEqual(['循环', '分支', '循环（二）', undefined]);
});

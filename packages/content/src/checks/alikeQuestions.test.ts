import { expect, test } from 'vitest';
import { hasBody } from '@aosai/api/questions/kinds';
import { campLevels, loadCampPoints } from '../loadCampLevel.ts';
import { courseFolders, loadCourse } from '../loadCourse.ts';
import { loadPaper, PAPER_KEYS } from '../loadPaper.ts';
import { alikePairs } from './shingles.ts';

const QUESTIONS = [
  ...courseFolders().flatMap((folder) => loadCourse(folder).lessons.flatMap(({ questions }) => questions)),
  ...PAPER_KEYS.flatMap((key) => loadPaper(key).sections.flatMap(({ questions }) => questions)),
  ...campLevels().flatMap((level) => [...loadCampPoints(level, level).values()].flatMap(({ questions }) => questions)),
];

test('content: no two questions of courses, papers and camps share half of their words', () => {
  const texts = QUESTIONS.map((one) => ({
    key: one.key,
    text: hasBody(one, 'options') ? `${one.stem}${one.options.map(({ text }) => text).join('')}` : one.stem,
  }));
  expect(alikePairs(texts, 0.5)).toEqual([]);
});

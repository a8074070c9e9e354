import { describe, expect, test } from 'vitest';
import { articleFaults } from '@aosai/api/courses/lessonPlaces';
import { loadArticles } from '../loadArticles.ts';
import { alikePairs } from './shingles.ts';

const ARTICLES = loadArticles();
/** Length as Chinese readers count it: characters, and other words as one each. */
const lengthOf = (text: string) => text.match(/\p{Script=Han}|\w+/gu)?.length ?? 0;

/** The site's pages that an article may link to. */
const PAGES = [
  '/web/camp',
  '/web/course/list',
  '/web/exam/list',
  '/web/play/python',
  '/web/topic/grammar',
  '/web/topic/train',
  '/web/vipCardList',
];

test('content: no two articles share a key, a title or a place', () => {
  for (const of of ['key', 'title', 'sort'] as const) {
    const values = ARTICLES.map((one) => one[of]);
    expect(values).toEqual([...new Set(values)]);
  }
});

describe.each(ARTICLES)('article $key', ({ title, intro, tags, notes }) => {
  test('an article has 300 to 1,000 characters under at least two headings', () => {
    expect(lengthOf(notes)).toBeGreaterThanOrEqual(300);
    expect(lengthOf(notes)).toBeLessThanOrEqual(1_000);
    expect(notes.match(/^## /gmu)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  test('the animations of an article have no faults', () => {
    expect(articleFaults(notes)).toEqual([]);
  });

  test('an article’s head fits in a list', () => {
    expect(title.length).toBeLessThanOrEqual(30);
    expect(intro.length).toBeLessThanOrEqual(60);
    expect(tags.length).toBeLessThanOrEqual(4);
  });

  test('an article links to pages of the site only', () => {
    const links = [...notes.matchAll(/\]\(([^)]+)\)/gu)].map(([, link]) => link);
    expect(links.filter((link) => !PAGES.includes(link ?? ''))).toEqual([]);
  });

  test('an article names other articles by their titles', () => {
    const named = [...notes.matchAll(/《([^》]+)》/gu)].map(([, name = '']) => name);
    const titles = ARTICLES.map((one) => one.title);
    expect(named.filter((name) => !titles.some((one) => one.startsWith(name)))).toEqual([]);
  });
});

test('content: no article repeats another', () => {
  expect(
    alikePairs(
      ARTICLES.map(({ key, notes }) => ({ key, text: notes })),
      0.2,
    ),
  ).toEqual([]);
});

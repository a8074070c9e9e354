import { expect, test } from 'vitest';
import { leadsTo, PAGES } from './bannerTargets.ts';

const targets = [{ value: '/web/exam/detail?id=A', label: '四级模拟', hint: '考试' }];

test('leadsTo: names the page, and marks a link to something that is no longer published', () => {
  const read = ['/web/exam/detail?id='];
  const of = (link: string | null) => leadsTo(link, { targets, read });
  expect([of('/web/exam/detail?id=A'), of('/web/exam/detail?id=B'), of('https://camp.example/2026'), of(null)]).toEqual(
    [
      { words: '考试 · 四级模拟', isGone: false },
      { words: '/web/exam/detail?id=B', isGone: true },
      { words: 'https://camp.example/2026', isGone: false },
      null,
    ],
  );
});

test('leadsTo: marks nothing that the reader may not list', () => {
  expect(leadsTo('/web/exam/detail?id=B', { targets: [], read: [] })?.isGone).toBe(false);
});

test('leadsTo: names the pages of the site to which banners lead at the start', () => {
  const words = ['/web/play/python', '/web/about'].map((link) => leadsTo(link, { targets: PAGES, read: [] })?.words);
  expect(words).toEqual(['页面 · Python 练习场', '页面 · 关于']);
});

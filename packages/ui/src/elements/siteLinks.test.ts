import { expect, test } from 'vitest';
import { pointAtSite } from './siteLinks.ts';

interface FakeLink {
  href: string;
  getAttribute: () => string;
}

const link = (href: string): FakeLink => ({ href, getAttribute: () => href });

test('links to pages of the site lead to the site, others stay as they are', () => {
  const links = [link('/web/exam/detail?id=1'), link('#top'), link('https://a.example/web/'), link('/other')];
  pointAtSite(links, 'https://oj.example.com/web/embed/assets/x.js');
  expect(links.map(({ href }) => href)).toEqual([
    'https://oj.example.com/web/exam/detail?id=1',
    '#top',
    'https://a.example/web/',
    '/other',
  ]);
});

import { expect, test } from 'vitest';
import { pointAtSite } from './siteLinks.ts';

interface FakeLink {
  href: string;
  getAttribute: () => string;
}

const link = (href: string): FakeLink => ({ href, getAttribute: () => href });

test('pointAtSite: points links to site pages at the site and leaves others unchanged', () => {
  const links = [link('/web/exam/detail?id=1'), link('#top'), link('https://a.example/web/'), link('/other')];
  pointAtSite(links, 'https://oj.example.com/web/embed/assets/x.js');
  expect(links.map(({ href }) => href)).toEqual([
    'https://oj.example.com/web/exam/detail?id=1',
    '#top',
    'https://a.example/web/',
    '/other',
  ]);
});

import { expect, test } from 'vitest';
import { routedPath } from './routedPath.ts';

const HERE = 'https://school.example/web/edms/organizationMember?page=2';
const paths = (...hrefs: string[]) => hrefs.map((href) => routedPath(href, HERE));

test('routedPath: returns path and query of links to pages of the site', () => {
  expect(
    paths(
      '/web/',
      '/web/exam/list?status=3',
      '/web/bms/right?open=A',
      '?page=3',
      '/web/user',
      '/web/exam',
      '/web/login',
      '/web/content-center/01K',
    ),
  ).toEqual([
    '/',
    '/exam/list?status=3',
    '/bms/right?open=A',
    '/edms/organizationMember?page=3',
    '/user',
    '/exam',
    '/login',
    '/content-center/01K',
  ]);
});

test('routedPath: leaves files of the site to the browser', () => {
  expect(
    paths('/web/templates/members.xlsx', '/web/embed/aosai.js', '/web/embed-example/', '/web/settings.json'),
  ).toEqual([null, null, null, null]);
});

test('routedPath: leaves other sites, the API and fragments to the browser', () => {
  expect(paths('https://other.example/web/', '/aosai/api/common/file/a.pdf', '#main', 'mailto:a@b.example')).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

import { expect, test } from 'vitest';
import { hostsProblem, linesOf, originsProblem } from './appSites.ts';

test('linesOf: splits by lines, spaces and commas', () => {
  expect(linesOf(' a.example\n\nb.example，c.example; ')).toEqual(['a.example', 'b.example', 'c.example']);
});

test('hostsProblem and originsProblem: name the first entry that could never match', () => {
  expect([hostsProblem('oj.school.example localhost 10.0.0.8'), hostsProblem('')]).toEqual([null, null]);
  expect(hostsProblem('oj.school.example https://x.example')).toContain('「https://x.example」');
  expect(originsProblem('https://school.example http://10.0.0.8:8080')).toBeNull();
  const hostile = ['*', 'https://*.example', 'https://a.example/', 'https://A.example', 'null', 'ftp://a.example'];
  expect(hostile.map((text) => originsProblem(text) === null)).toEqual(hostile.map(() => false));
});

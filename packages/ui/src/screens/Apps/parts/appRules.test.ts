import { expect, test } from 'vitest';
import { linesOf } from '../appSite.ts';
import { checkHosts, checkOrigins } from './appRules.ts';

test('lists are read by lines, spaces and commas alike', () => {
  expect(linesOf(' a.example\n\nb.example，c.example; ')).toEqual(['a.example', 'b.example', 'c.example']);
});

test('the first entry that could never match is named', () => {
  expect([checkHosts('oj.school.example localhost 10.0.0.8'), checkHosts('')]).toEqual([true, true]);
  expect(checkHosts('oj.school.example https://x.example')).toContain('“https://x.example”');
  expect(checkOrigins('https://school.example http://10.0.0.8:8080')).toBe(true);
  const hostile = ['*', 'https://*.example', 'https://a.example/', 'https://A.example', 'null', 'ftp://a.example'];
  expect(hostile.map((text) => checkOrigins(text) === true)).toEqual(hostile.map(() => false));
});

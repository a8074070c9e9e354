import { expect, test } from 'vitest';
import { configFault } from './configKeys.ts';
import { pageAddress, SITE_ADDRESS_KEY, siteOrigin } from './siteAddress.ts';

test.each([
  ['https://oj.example.com', 'https://oj.example.com'],
  [' https://oj.example.com/web/ ', 'https://oj.example.com'],
  ['HTTPS://OJ.Example.com/', 'https://oj.example.com'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
])('siteOrigin: reads %j as %j', (address, origin) => {
  expect(siteOrigin(address)).toBe(origin);
});

test.each([
  '',
  'oj.example.com',
  'javascript:alert(1)',
  'ftp://oj.example.com',
  'https://',
  'https://oj.example.com/web/exam/list',
  'https://oj.example.com/?a=1',
  'https://teacher:secret@oj.example.com',
  'https://oj example.com',
])('siteOrigin: refuses %j', (address) => {
  expect(siteOrigin(address)).toBeNull();
});

test('siteOrigin: a wrong address is refused in Chinese with an example', () => {
  expect(configFault(SITE_ADDRESS_KEY, 'oj.example.com')).toContain('例如 https://oj.example.com');
  expect(configFault(SITE_ADDRESS_KEY, 'https://oj.example.com')).toBeNull();
});

test.each([
  ['user/week?childId=1', 'https://oj.example.com/web/user/week?childId=1'],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/web/', null],
  ['../bms', null],
  ['javascript:alert(1)', null],
])('pageAddress: makes of the link %j the address %j', (link, address) => {
  expect(pageAddress('https://oj.example.com', link)).toBe(address);
});

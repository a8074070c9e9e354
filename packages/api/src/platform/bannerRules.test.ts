import { expect, test } from 'vitest';
import { bannerLink, isBannerLink } from './bannerRules.ts';

test('isBannerLink: allows pages of the site, and other sites by https', () => {
  const links = [
    '/web/exam/list',
    '/web/',
    '/web/exam/detail?id=1#top',
    'https://noi.cn',
    'https://a.example:8443/x?y=1',
  ];
  expect(links.filter((link) => !isBannerLink(link))).toEqual([]);
});

test('isBannerLink: refuses other schemes, host tricks and control characters', () => {
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://noi.cn',
    'ftp://noi.cn',
    'file:///etc/passwd',
    '//evil.example',
    '/web//evil.example',
    '/\\evil.example',
    '/web/\\evil.example',
    '/aosai/api/auth/logout',
    '/webx',
    'https://aosai.example@evil.example',
    'https://user:password@evil.example',
    'https:evil.example',
    'https://',
    'https://localhost',
    '/web/../aosai/api/auth/logout',
    '/web/%2e%2e/aosai/api/auth/logout',
    '/web/./../',
    'https://noi.cn/\u202Egpj.exe',
    'https://no\u200Bi.cn',
    ' https://noi.cn',
    'https://noi.cn/\u0000',
    '\u0001javascript:alert(1)',
    '',
  ];
  expect(links.filter(isBannerLink)).toEqual([]);
});

test('bannerLink: normalizes a link as browsers do, so that it shows where it leads', () => {
  const links = ['https://NOI.cn', 'https://例子.中国/报名', '/web/exam/./list?q=海报', 'https://a.example/x/../y#z'];
  expect(links.map(bannerLink)).toEqual([
    'https://noi.cn/',
    'https://xn--fsqu00a.xn--fiqs8s/%E6%8A%A5%E5%90%8D',
    '/web/exam/list?q=%E6%B5%B7%E6%8A%A5',
    'https://a.example/y#z',
  ]);
});

import { expect, test } from 'vitest';
import { fileUrl } from './fileUrl.ts';

test('fileUrl: includes the app and optionally a time, and returns an address unchanged', () => {
  expect(fileUrl('a b.png', { base: '/aosai/api', appId: 'aosai' })).toBe(
    '/aosai/api/common/file/a%20b.png?appId=aosai',
  );
  expect(fileUrl('a.png', { base: 'https://school.example/aosai/api', appId: 'x y', timestamp: 12 })).toBe(
    'https://school.example/aosai/api/common/file/a.png?appId=x+y&timestamp=12',
  );
  expect(fileUrl('/web/banner.webp', { base: '/aosai/api', appId: 'aosai' })).toBe('/web/banner.webp');
});

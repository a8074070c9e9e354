import { expect, test } from 'vitest';
import { readEmbedOrigins } from './embedOrigins.ts';

test('origins are listed by app, without one for the default app', () => {
  expect(readEmbedOrigins('https://a.example, https://b.example:8443 second=http://10.0.0.5')).toEqual(
    new Map([
      ['aosai', new Set(['https://a.example', 'https://b.example:8443'])],
      ['second', new Set(['http://10.0.0.5'])],
    ]),
  );
  expect(readEmbedOrigins('')).toEqual(new Map());
});

test.each([
  '*',
  'a.example',
  'https://a.example/',
  'https://A.example',
  'https://a.example:443',
  'https://*.x',
  'a b=c',
])('what no browser sends as an origin is refused: %s', (text) => {
  expect(readEmbedOrigins(text)).toBeNull();
});

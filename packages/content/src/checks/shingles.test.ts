import { expect, test } from 'vitest';
import { alikePairs, shinglesOf } from './shingles.ts';

test('shinglesOf: ignores white space and punctuation', () => {
  expect(shinglesOf('一二，三 四。五六\n七')).toEqual(new Set(['一二三四五六', '二三四五六七']));
});

test('shinglesOf: a short text is its only shingle', () => {
  expect(shinglesOf('一二')).toEqual(new Set(['一二']));
});

test('alikePairs: names two texts that share half of their shingles, and none that share less', () => {
  const texts = [
    { key: 'a', text: '小船从东岸划到西岸要十分钟' },
    { key: 'b', text: '小船从东岸划到西岸要五分钟' },
    { key: 'c', text: '小船从东岸划回来花了多久' },
  ];
  expect(alikePairs(texts, 0.4)).toEqual(['a b']);
  expect(alikePairs(texts, 0.5)).toEqual([]);
});

test('alikePairs: finds the pairs that comparing each with each finds', () => {
  // A generator of its own, so that each run compares the same texts.
  let state = 1;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const words = Array.from({ length: 12 }, () =>
    Array.from({ length: 9 }, () => String.fromCharCode(0x4e00 + below(400))),
  );
  const texts = Array.from({ length: 200 }, (_, at) => ({
    key: `${at}`,
    text: Array.from({ length: 1 + below(4) }, () => words[below(12)]?.join('') ?? '').join(''),
  }));
  for (const threshold of [0.2, 0.5, 0.8, 1]) {
    const expected = texts.flatMap((one, at) =>
      texts.slice(0, at).flatMap((other) => {
        const [a, b] = [shinglesOf(one.text), shinglesOf(other.text)];
        return a.intersection(b).size / a.union(b).size >= threshold ? [`${other.key} ${one.key}`] : [];
      }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(alikePairs(texts, threshold).toSorted()).toEqual(expected.toSorted());
  }
});

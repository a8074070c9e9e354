import { expect, test } from 'vitest';
import { trendText, valueText } from './trendText.ts';

test('trendText: describes each line by its ends and its extremes', () => {
  const series = [
    { name: '得分', values: [54, null, 91, 86] },
    { name: '班级平均', values: [null, null] },
  ];
  expect(trendText({ labels: [], series, unit: '分' })).toBe(
    '得分 3 次，从 54 分 到 86 分，最低 54 分，最高 91 分；班级平均没有数据',
  );
});

test('trendText: rounds to two decimals, and writes a dash for a missing value', () => {
  expect([valueText(72.666, '分'), valueText(null, '分'), valueText(0, '%')]).toEqual(['72.67 分', '—', '0 %']);
});

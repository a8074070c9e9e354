import { expect, test } from 'vitest';
import { trendText, valueText } from './trendText.ts';

test('each line is told by its ends and its extremes', () => {
  const series = [
    { name: '得分', values: [54, null, 91, 86] },
    { name: '班级平均', values: [null, null] },
  ];
  expect(trendText({ labels: [], series, unit: '分' })).toBe(
    '得分 3 次，从 54 分 到 86 分，最低 54 分，最高 91 分；班级平均没有数据',
  );
});

test('a value has two places at most, and a dash where it is missing', () => {
  expect([valueText(72.666, '分'), valueText(null, '分'), valueText(0, '%')]).toEqual(['72.67 分', '—', '0 %']);
});

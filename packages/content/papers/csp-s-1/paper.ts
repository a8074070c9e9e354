import { firstRound } from '../../src/papers/firstRound.ts';
import { completion } from './completion.ts';
import { reading } from './reading.ts';
import { single1 } from './single1.ts';
import { single2 } from './single2.ts';

export const paper = firstRound({
  key: 'csp-s-1',
  title: 'CSP-S 第一轮 模拟测试（一）',
  template: 'csp-s1',
  group: '提高级',
  single: [...single1, ...single2],
  reading,
  completion,
});

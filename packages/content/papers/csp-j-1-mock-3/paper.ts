import { firstRound } from '../../src/papers/firstRound.ts';
import { completion } from './completion.ts';
import { reading } from './reading.ts';
import { single1 } from './single1.ts';
import { single2 } from './single2.ts';

export const paper = firstRound({
  key: 'csp-j-1-mock-3',
  title: 'CSP-J 第一轮 模拟测试（三）',
  template: 'csp-j1',
  group: '入门级',
  single: [...single1, ...single2],
  reading,
  completion,
});

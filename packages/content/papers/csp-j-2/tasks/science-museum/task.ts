import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'science-museum',
  title: '科技馆一日',
  // As trial judging proposes: the Python reference takes 1.5 s, which may be at most half of its limit.
  limits: { timeMs: 1000, memoryKiB: 262_144, timeFactors: { [PYTHON]: 4 } },
  languages: [CPP, PYTHON],
  standard: 'c++14',
  compare: { kind: 'default' },
  subtasks: [
    { id: '1', points: 2000, type: 'min' },
    { id: '2', points: 2000, type: 'min' },
    { id: '3', points: 3000, type: 'min', requires: ['2'] },
    { id: '4', points: 3000, type: 'min', requires: ['1', '3'] },
  ],
  knowledge: ['gesp-cpp-6/knapsack', 'gesp-cpp-6/dp1d'],
  tags: ['动态规划', '分组背包', '双指针'],
  difficulty: 'hard',
  samples: ['01', '02'],
  casesOfSubtask: {
    '1': ['01', '02', '03', '04', '05', '06'],
    '2': ['07', '08'],
    '3': ['09', '10', '11'],
    '4': ['12', '13', '14'],
  },
} satisfies TaskOutline;

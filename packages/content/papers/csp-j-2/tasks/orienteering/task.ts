import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'orienteering',
  title: '校园定向赛',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [CPP, PYTHON],
  standard: 'c++14',
  compare: { kind: 'default' },
  subtasks: [
    { id: '1', points: 2000, type: 'min' },
    { id: '2', points: 3000, type: 'min' },
    { id: '3', points: 2000, type: 'min' },
    { id: '4', points: 3000, type: 'min', requires: ['1', '2', '3'] },
  ],
  knowledge: ['gesp-cpp-4/struct', 'gesp-cpp-4/sort-concept', 'gesp-cpp-3/simulate'],
  tags: ['排序', '结构体', '模拟'],
  difficulty: 'easy',
  samples: ['01', '08'],
  casesOfSubtask: {
    '1': ['01', '02', '03'],
    '2': ['04', '05', '06', '07'],
    '3': ['08', '09', '10', '11'],
    '4': ['12', '13', '14'],
  },
} satisfies TaskOutline;

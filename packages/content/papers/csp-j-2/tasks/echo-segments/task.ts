import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'echo-segments',
  title: '首尾呼应',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [CPP, PYTHON],
  standard: 'c++14',
  compare: { kind: 'default' },
  subtasks: [
    { id: '1', points: 2000, type: 'min' },
    { id: '2', points: 2500, type: 'min' },
    { id: '3', points: 2500, type: 'min' },
    { id: '4', points: 3000, type: 'min', requires: ['3'] },
  ],
  knowledge: ['gesp-cpp-3/string', 'gesp-cpp-3/enumerate'],
  tags: ['字符串', '计数', '复杂度优化'],
  difficulty: 'medium',
  samples: ['01', '02'],
  casesOfSubtask: {
    '1': ['01', '02', '03', '04', '05'],
    '2': ['06', '07', '08'],
    '3': ['09', '10', '11'],
    '4': ['12', '13', '14'],
  },
} satisfies TaskOutline;

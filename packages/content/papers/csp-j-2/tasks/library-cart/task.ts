import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'library-cart',
  title: '运书小车',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [CPP, PYTHON],
  standard: 'c++14',
  compare: { kind: 'default' },
  subtasks: [
    { id: '1', points: 2000, type: 'min' },
    { id: '2', points: 2000, type: 'min', requires: ['1'] },
    { id: '3', points: 2500, type: 'min' },
    { id: '4', points: 3500, type: 'min', requires: ['2', '3'] },
  ],
  knowledge: ['gesp-cpp-6/bfs'],
  tags: ['广度优先搜索', '网格图', '分层状态'],
  difficulty: 'medium',
  samples: ['01', '11'],
  casesOfSubtask: {
    '1': ['01', '02', '03', '04'],
    '2': ['05', '06', '07'],
    '3': ['08', '09', '10'],
    '4': ['11', '12', '13', '14', '15', '16'],
  },
} satisfies TaskOutline;

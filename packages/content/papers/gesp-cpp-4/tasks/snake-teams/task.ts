import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'snake-teams',
  title: '蛇形编队',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [CPP, PYTHON],
  compare: { kind: 'default' },
  subtasks: [],
  samples: ['01', '02'],
  difficulty: 'hard',
  knowledge: ['gesp-cpp-4/struct', 'gesp-cpp-4/sort-concept', 'gesp-cpp-3/simulate'],
  tags: ['排序', '结构体', '模拟'],
} satisfies TaskOutline;

import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'outstanding-teas',
  title: '茶园优株',
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [CPP, PYTHON],
  compare: { kind: 'default' },
  subtasks: [],
  samples: ['01', '02'],
  difficulty: 'medium',
  knowledge: ['gesp-cpp-4/array2d', 'gesp-cpp-4/function', 'gesp-cpp-3/enumerate'],
  tags: ['二维数组', '枚举', '函数'],
} satisfies TaskOutline;

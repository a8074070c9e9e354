import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'step-streak',
  title: '步数打卡',
  limits: { timeMs: 1000, memoryKiB: 524_288 },
  languages: [CPP, PYTHON],
  compare: { kind: 'default' },
  subtasks: [],
  knowledge: ['gesp-cpp-1/loop', 'gesp-cpp-1/branch'],
  tags: ['for 循环', '分支结构', '计数与求最大值'],
  difficulty: 'medium',
  samples: ['01', '02'],
} satisfies TaskOutline;

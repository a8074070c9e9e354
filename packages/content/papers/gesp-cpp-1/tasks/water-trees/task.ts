import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { TaskOutline } from '../../../../src/papers/paperOutline.ts';

export const task = {
  key: 'water-trees',
  title: '给小树浇水',
  limits: { timeMs: 1000, memoryKiB: 524_288 },
  languages: [CPP, PYTHON],
  compare: { kind: 'default' },
  subtasks: [],
  knowledge: ['gesp-cpp-1/arith', 'gesp-cpp-1/io'],
  tags: ['算术运算', '整除与取余'],
  difficulty: 'easy',
  samples: ['01', '02'],
} satisfies TaskOutline;

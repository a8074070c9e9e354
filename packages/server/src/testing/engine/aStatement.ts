import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { TrueFalseSource } from '@aosai/api/questions/source';
import { newId } from '../../base/newId.ts';

/** A statement that is unique, so that no two are duplicates. */
export const aStatement = (): TrueFalseSource => ({
  key: '',
  type: TRUE_FALSE,
  stem: `编号 ${newId()} 的程序能够通过编译。`,
  analysis: '矩阵的解析',
  difficulty: 'easy',
  tags: ['循环'],
  answer: true,
});

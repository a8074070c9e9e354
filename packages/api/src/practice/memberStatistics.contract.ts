import * as z from 'zod/mini';
import { call } from '../kit/contract/call.ts';
import { knowledgeLevel } from '../questions/questionViews.contract.ts';
import { id } from '../kit/contract/shared.ts';
import { memberPractice } from './memberPractice.contract.ts';
import { forOneself } from '../accounts/memberReads.contract.ts';

/** Figures of a member: exams, programs, points and practice. */
export const queryStatistics = call({
  methods: ['GET'],
  mounts: { '': ['member', 'backOffice'] },
  input: z.extend(forOneself, {
    /** Level for mastery and readiness; default is the level last practised. */
    level: z.optional(knowledgeLevel),
  }),
  output: z.object({
    memberId: id,
    points: z.int(),
    enrolledCount: z.int(),
    completedCount: z.int(),
    passedCount: z.int(),
    averagePercent: z.nullable(z.int()),
    submissionCount: z.int(),
    activeDays: z.int(),
    practice: memberPractice,
  }),
  errors: ['NOT_FOUND'],
  summary: '一个账号的统计：考试、代码提交、最近 30 天活跃的天数、积分',
});

import * as z from 'zod/mini';
import { DAY_MS } from '../../domain/constants.ts';
import { PRACTICE_LIMITS } from '../../domain/practice/practiceRules.ts';
import { TRIAL_ERRORS, trialProgram } from '../exam/submissionViews.ts';
import { call } from '../call.ts';
import { answer, id, reasonText } from '../shared.ts';
import { practiceDraft, practiceSolution, practiceState } from './practiceViews.ts';

const own = { '': ['member'] } as const;

/** Where a question is met: without any it must be open to the caller by itself. */
export const metIn = {
  chapterId: z.optional(id),
  /** The class whose schedule holds, with `chapterId`. */
  gradeId: z.optional(id),
};
/** Which numbers of a question the page shows, as `queryDraft` says; those of its version when nothing is said. */
const draw = z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0);
const MET_ERRORS = ['NOT_FOUND', 'QUESTION_HELD', 'CHAPTER_LOCKED', 'FORBIDDEN', 'VALIDATION'] as const;
const cleaned = z.object({ cleaned: z.int() });

/** What a member does with questions outside of exams and homework. */
export const practiceWrites = {
  saveAsDraft: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({
      questionId: id,
      ...metIn,
      answer: z.nullable(answer),
      /** The revision that was last seen; 0 before there was one. */
      draw,
      baseRevision: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    }),
    output: z.object({
      /** False when another window has saved since: `draft` is theirs then, and nothing was written. */
      saved: z.boolean(),
      draft: practiceDraft,
    }),
    errors: MET_ERRORS,
    summary: '保存草稿，逐次比对修订号；别处已有更新时不覆盖，返回那一份',
  }),
  debug: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({ questionId: id, ...metIn, ...trialProgram }),
    output: z.object({ debugId: id }),
    errors: [...MET_ERRORS, ...TRIAL_ERRORS],
    summary: '自测运行：样例或自己的输入，不计分；结果在 queryDraft 的 run 里',
  }),
  submitAnswer: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({
      questionId: id,
      ...metIn,
      answer,
      draw,
      /** Made by the client for this act: sent again, the first try is answered. */
      requestId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '请求编号格式不正确')),
      /** How long the question was in sight: the wrong book asks sooner again what took long. */
      spentMs: z.optional(z.int().check(z.minimum(0), z.maximum(DAY_MS))),
    }),
    output: z.object({
      tryId: id,
      submissionId: z.nullable(id),
      /** Of an objective question at once; null for a program, whose verdict comes by event. */
      percent: z.nullable(z.int()),
      state: practiceState,
      solution: z.nullable(practiceSolution),
      /** Points that this try has earned. */
      earned: z.int(),
    }),
    errors: [
      ...MET_ERRORS,
      'ANSWER_LOCKED',
      'SUBMITS_WAITING',
      'IDEMPOTENT_OTHER',
      'QUESTION_REDRAWN',
      'RATE_LIMITED',
      'RIGHT_USED_UP',
      'MEMBER_BLOCKED',
    ],
    summary: '提交练习的答案：客观题当即判定，程序的结果由事件送达',
  }),
  clean: call({
    methods: ['POST', 'PUT'],
    mounts: own,
    input: z.strictObject({ questionId: id }),
    output: cleaned,
    errors: ['NOT_FOUND', 'RIGHT_USED_UP', 'FORBIDDEN'],
    summary: '清除自己一道题的记录：提交隐藏，30 天后删除；得过的积分不再得',
  }),
  batchClean: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member', 'backOffice'] },
    /** One's own, or with a reason someone's by the office. */
    input: z
      .strictObject({
        chapterId: z.optional(id),
        questionIds: z.optional(
          z
            .array(id)
            .check(
              z.minLength(1),
              z.maxLength(PRACTICE_LIMITS.cleanAtOnce, `一次最多清除 ${PRACTICE_LIMITS.cleanAtOnce} 道题`),
            ),
        ),
        memberId: z.optional(id),
        reason: z.optional(reasonText),
      })
      .check(
        z.refine(
          ({ chapterId, questionIds }) => (chapterId === undefined) !== (questionIds === undefined),
          '请选择一个单元，或一些题目',
        ),
      ),
    output: cleaned,
    errors: ['NOT_FOUND', 'RIGHT_USED_UP', 'VALIDATION', 'FORBIDDEN'],
    summary: '清除一个单元或一些题目的练习记录；管理账号要写明账号和原因',
  }),
  mark: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({
      questionId: id,
      ...metIn,
      favourite: z.optional(z.boolean()),
      /** Takes it out of the wrong book, or back into it. */
      mastered: z.optional(z.boolean()),
      /** 看答案, 查看题解: shows key or solution; the question earns nothing later, and a key counts as a wrong try. */
      reveal: z.optional(z.literal(true)),
    }),
    output: z.object({ state: practiceState, solution: z.nullable(practiceSolution) }),
    errors: MET_ERRORS,
    summary: '收藏、标为已掌握，或看答案、题解（不再得积分；看答案算答错一次）',
  }),
} as const;

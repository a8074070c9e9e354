import * as z from 'zod/mini';
import { REJUDGE_SCOPES, REJUDGE_STATES } from './rejudging.ts';
import { call, resource } from '../kit/contract/call.ts';
import { id, idInput, instant, pageKeys, pageOf, points, reasonText } from '../kit/contract/shared.ts';
import { verdict } from '../judging/programs.contract.ts';

/** SHA-256 in hex. */
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, '差异摘要不正确'));

/** A rejudge with its progress. */
export const rejudgeSummary = z.object({
  id,
  scope: z.enum(REJUDGE_SCOPES),
  targetId: id,
  /** Title of the question or exam; the beginning of an objective question; for a submission that of its question. */
  targetTitle: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(REJUDGE_STATES),
  createdAt: instant,
  closedAt: z.nullable(instant),
  total: z.int(),
  done: z.int(),
  /** Submissions, or answers to an objective question, whose result would change (or has changed, once applied). */
  differences: z.int(),
  /** Digest of the differing submissions and their results before and after; `apply` must send it. */
  digest,
  /** Runs in which the judge failed again; applying leaves their results unchanged. */
  failed: z.int(),
});

/** Reply of the calls of `rejudge`, for operators. `closedAt` is null while the rejudge is open. */
export type RejudgeSummary = z.output<typeof rejudgeSummary>;

const result = z.object({ verdict: z.nullable(verdict), points: z.nullable(points) });

/** One result that a rejudge would change. */
export const rejudgeDifference = z.object({
  /** For an objective question the id of the answer, in practice that of the try. */
  submissionId: id,
  /** Null in practice. */
  attemptId: z.nullable(id),
  memberName: z.string(),
  questionTitle: z.nullable(z.string()),
  maxPoints: points,
  before: result,
  after: result,
  /** Total of the attempt before and after all changes of this rejudge; null while not settled, and in practice. */
  totalBefore: z.nullable(points),
  totalAfter: z.nullable(points),
});

/** Row of `rejudge/queryDifferenceList`. Points are in hundredths. */
export type RejudgeDifference = z.output<typeof rejudgeDifference>;

/** Judges again what has been judged: it first runs, then staff review the differences and apply or discard them. */
export const rejudge = resource('rejudge', {
  start: call({
    methods: ['POST'],
    mounts: { bms: ['backOffice'] },
    input: z.strictObject({ scope: z.enum(REJUDGE_SCOPES), targetId: id, reason: reasonText }),
    output: rejudgeSummary,
    errors: ['NOT_FOUND', 'REJUDGE_EMPTY'],
    summary: '发起重测：一份提交、一道题或一场考试；同一目标正在重测时返回那一次',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: { bms: ['backOffice'] },
    input: idInput,
    output: rejudgeSummary,
    errors: ['NOT_FOUND'],
    summary: '一次重测的进度和差异数',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: { bms: ['backOffice'] },
    list: true,
    input: z.strictObject({ ...pageKeys }),
    output: pageOf(rejudgeSummary),
    errors: [],
    summary: '历次重测，最新的在前',
  }),
  queryDifferenceList: call({
    methods: ['POST'],
    mounts: { bms: ['backOffice'] },
    list: true,
    input: z.strictObject({ id, ...pageKeys }),
    output: pageOf(rejudgeDifference),
    errors: ['NOT_FOUND'],
    summary: '应用前的预览：哪些提交的结果会变，以及各次作答的总分',
  }),
  apply: call({
    methods: ['PUT'],
    mounts: { bms: ['backOffice'] },
    input: z.strictObject({ id, digest }),
    output: rejudgeSummary,
    errors: ['NOT_FOUND', 'REJUDGE_RUNNING', 'REJUDGE_CHANGED', 'REJUDGE_CLOSED'],
    summary: '应用重测结果；digest 是预览时那些差异的摘要',
  }),
  discard: call({
    methods: ['PUT'],
    mounts: { bms: ['backOffice'] },
    input: idInput,
    output: rejudgeSummary,
    errors: ['NOT_FOUND', 'REJUDGE_CLOSED'],
    summary: '放弃一次重测，成绩不变',
  }),
});

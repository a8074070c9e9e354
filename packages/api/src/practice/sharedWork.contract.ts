import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { changes, lists, sets, shows } from '../kit/contract/kinds.ts';
import { done, id, idInput, instant, shortText, versionRead } from '../kit/contract/shared.ts';
import { hideWorkFields, REPORT_REASON, reportedWorkColumns, reportFields, WORK_REVIEW } from './sharedWorkRules.ts';
import { turtleWorkView } from './turtleWork.contract.ts';

const family = { '': ['member'] } as const;
const visitors = { '': ['anyone'] } as const;
const staff = { bms: ['backOffice'], edms: ['orgManager'] } as const;

/** The secret part of a link. Any text is accepted, so that a mistyped link is simply not found. */
const code = z.string().check(z.minLength(1), z.maxLength(64));

const familyWork = z.extend(turtleWorkView, {
  /** The secret part of its public link; null without a link. */
  code: z.nullable(z.string()),
});

/** A work as its painter and the guardians see it. */
export type FamilyWork = z.output<typeof familyWork>;

const familyWorks = z.object({
  memberId: id,
  memberName: z.string(),
  /** The name that visitors see. */
  shownName: z.string(),
  works: z.array(familyWork),
  count: z.int(),
  hasMore: z.boolean(),
});

/** Reply of `sharedWork/queryFamily`. */
export type FamilyWorks = z.output<typeof familyWorks>;

const publicWork = z.object({ name: z.string(), painter: z.string(), picture: z.string() });

/** Reply of `sharedWork/queryByCode`: all that a visitor learns about a work. `painter` is a masked name. */
export type PublicWork = z.output<typeof publicWork>;

const report = z.object({ reason: z.enum(REPORT_REASON.values), note: z.nullable(z.string()), at: instant });

const reportedWork = z.object({
  id,
  version: z.int(),
  name: z.string(),
  /** For schools the full name; operators see it masked. */
  painter: z.string(),
  review: z.enum(WORK_REVIEW.values),
  hiddenReason: z.nullable(z.string()),
  reportCount: z.int(),
  reportedAt: z.nullable(instant),
  lastReason: z.nullable(z.enum(REPORT_REASON.values)),
  /** True while the public link is on. */
  isPublic: z.boolean(),
});

/** Row of `sharedWork/queryList`. */
export type ReportedWork = z.output<typeof reportedWork>;

const reportedWorkDetail = z.extend(reportedWork, {
  picture: z.string(),
  /** The newest first; a work keeps the last 20. */
  reports: z.array(report),
});

/** Reply of `sharedWork/queryById`. */
export type ReportedWorkDetail = z.output<typeof reportedWorkDetail>;

/** Public links of turtle works: parents switch them, visitors look and report, schools hide. */
export const sharedWork = resource('sharedWork', {
  queryFamily: call({
    methods: ['GET'],
    mounts: family,
    input: z.strictObject({
      /** A child of the caller; by default the caller. */
      memberId: z.optional(id),
      /** Shows the works before this one. */
      before: z.optional(id),
    }),
    output: familyWorks,
    errors: ['NOT_FOUND'],
    summary: '自己或孩子的海龟作品和它们的公开链接，一次 12 件',
  }),
  open: call({
    methods: ['POST'],
    mounts: family,
    quietErrors: true,
    input: idInput,
    output: z.object({ id, code: z.string() }),
    errors: ['NOT_FOUND', 'WORK_HIDDEN'],
    summary: '家长为孩子的一件作品打开公开链接；已经打开的不变',
  }),
  close: call({
    methods: ['POST'],
    mounts: family,
    quietErrors: true,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '孩子或家长收回公开链接，马上失效；再打开是新的链接',
  }),
  queryByCode: call({
    methods: ['GET'],
    mounts: visitors,
    quietErrors: true,
    input: z.strictObject({ code }),
    output: publicWork,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: '公开链接上的作品：只有画、名字和打码的姓名，不用登录',
  }),
  report: call({
    methods: ['POST'],
    mounts: visitors,
    quietErrors: true,
    input: z.strictObject({ code, ...shapeOf(reportFields) }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: '举报公开链接上的作品，不用登录；同一网络一小时最多 10 次',
  }),
  queryList: lists(
    staff,
    reportedWork,
    { review: z.enum(WORK_REVIEW.values), keyword: shortText },
    '被举报过的海龟作品：学校看本校学生的，平台看全部',
    reportedWorkColumns,
  ),
  queryById: shows(staff, reportedWorkDetail, '一件被举报的作品，带画和举报的原因'),
  hide: {
    ...changes(
      staff,
      z.strictObject({ ...versionRead, ...shapeOf(hideWorkFields) }),
      [],
      '隐藏一件作品：公开链接马上失效，孩子和家长看到说明',
    ),
    quietErrors: true,
  },
  keep: {
    ...sets(staff, [], '看过举报，作品没有问题；隐藏的作品恢复，家长可以再公开'),
    quietErrors: true,
  },
});

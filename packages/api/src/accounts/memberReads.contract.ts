import * as z from 'zod/mini';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { memberColumns } from './memberColumns.ts';
import { memberSelf } from './auth.contract.ts';
import { call, type CallDefinition } from '../kit/contract/call.ts';
import {
  memberDetail,
  memberOption,
  memberRow,
  memberStatus,
  memberType,
  teacherCard,
} from './memberViews.contract.ts';
import { mobile } from './proofs.contract.ts';
import { empty, id, idInput, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';

const readers = ['teacher', 'orgManager', 'backOffice'] as const;
/** The caller, or for a guardian one of the children. */
export const forOneself = z.strictObject({ memberId: z.optional(id) });

/** Calls that read members; what cards and practice say of a member is defined there. */
export const memberReads = <const Rights extends CallDefinition, const Statistics extends CallDefinition>({
  queryCurrentRights,
  queryStatistics,
}: {
  queryCurrentRights: Rights;
  queryStatistics: Statistics;
}) =>
  ({
    queryCurrent: call({
      methods: ['GET'],
      mounts: { '': ['member'] },
      beforeNewPwd: true,
      quietErrors: true,
      input: empty,
      output: memberSelf,
      errors: ['SIGN_IN_REQUIRED'],
      summary: '当前账号的资料',
    }),
    queryCurrentRights,
    queryMineTeacherList: call({
      methods: ['GET'],
      mounts: { '': ['member'] },
      input: empty,
      output: z.object({ teacherList: z.array(teacherCard) }),
      errors: [],
      summary: '学生：自己的老师；老师：同机构、同班级、同分组的其他老师，不含自己',
    }),
    queryMemberTeacherList: call({
      methods: ['GET'],
      mounts: { '': ['member', 'backOffice'] },
      input: forOneself,
      output: z.object({ teacherList: z.array(teacherCard) }),
      errors: ['NOT_FOUND'],
      summary: '一个学生的老师：自己的；管理账号可看任何人的',
    }),
    queryList: call({
      methods: ['POST'],
      mounts: { '': readers },
      list: true,
      sheet: sheetOf(memberRow, memberColumns),
      input: z.strictObject({
        ...pageKeys,
        status: z.optional(memberStatus),
        type: z.optional(memberType),
        orgId: z.optional(id),
        /** Only members with this tag. */
        tag: z.optional(shortText),
        /** The surname as shown, or a complete name, mobile number, account or tag. */
        keyword: z.optional(shortText),
      }),
      output: pageOf(memberRow),
      errors: ['VALIDATION', 'NOT_FOUND'],
      summary:
        '账号列表：管理账号全部，机构管理员本机构，老师自己的学生；学校的人看到全名，管理账号只看到姓；手机号不完整显示',
    }),
    anonQueryList: call({
      methods: ['POST'],
      mounts: { '': ['anyone'] },
      list: true,
      input: z.strictObject({ ...pageKeys, orgId: z.optional(id) }),
      output: pageOf(z.object({ nameMasked: z.string(), avatar: z.nullable(z.string()), organization: z.string() })),
      errors: ['VALIDATION'],
      summary: '机构的老师，不登录也能看：只有姓、头像和机构名；学生没有公开资料',
    }),
    querySimpleList: call({
      methods: ['POST'],
      mounts: { '': readers },
      list: true,
      input: z.strictObject({ ...pageKeys, type: z.optional(memberType), keyword: z.optional(shortText) }),
      output: pageOf(memberOption),
      errors: ['VALIDATION'],
      summary: '供选择的账号：编号、姓名（管理账号只看到姓）、学号、班级',
    }),
    queryById: call({
      methods: ['GET'],
      mounts: { '': ['member', 'backOffice'] },
      input: idInput,
      output: memberDetail,
      errors: ['NOT_FOUND'],
      summary:
        '查看一个账号：自己、监护人、自己的老师、本机构管理员、管理账号；除本人和监护人外，都会记入日志，完整手机号只给管理账号',
    }),
    queryByMobile: call({
      methods: ['GET'],
      mounts: { '': ['orgManager', 'backOffice'] },
      input: z.strictObject({ mobile }),
      output: z.object({ member: z.nullable(memberRow) }),
      errors: [],
      summary: '按完整手机号找账号，结果不完整显示',
    }),
    queryPointsRanking: call({
      methods: ['GET'],
      mounts: { '': ['member'] },
      input: z.strictObject({
        /** `organization` ranks only members of the session's organization. */
        scope: z._default(z.enum(['all', 'organization']), 'all'),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
      }),
      output: z.object({
        content: z.array(
          z.object({
            rank: z.int(),
            /** Null for students of other schools. */
            nameMasked: z.nullable(z.string()),
            points: z.int(),
            isMe: z.boolean(),
          }),
        ),
        mine: z.nullable(z.object({ rank: z.int(), points: z.int() })),
      }),
      errors: [],
      summary: '学生积分排行，姓名只显示姓',
    }),
    queryStatistics,
    generateMemberCardById: call({
      methods: ['GET'],
      mounts: { '': ['member', 'backOffice'] },
      download: true,
      input: z.strictObject({ id, format: z._default(z.enum(['svg', 'png']), 'svg') }),
      output: z.any(),
      errors: ['NOT_FOUND'],
      summary: '学生证图片：姓名、机构、学号和二维码；本人、监护人、本机构管理员、管理账号',
    }),
  }) as const;

import { eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { role } from '../../db/schema/rights.ts';
import { grantableResources } from './permissions.ts';

interface ReadyRole {
  code: string;
  name: string;
  note: string;
  /** Resources of which the role may do everything. */
  all: readonly string[];
  /** Resources of which the role may only read: lists, details, statistics and downloads. */
  read: readonly string[];
  /** Single permissions besides. */
  also?: readonly string[];
}

/** Roles that most offices need. Operators change them as they like. */
export const READY_ROLES: readonly ReadyRole[] = [
  {
    code: 'teaching',
    name: '教务',
    note: '组织考试、作业和班级，处理报名和成绩；看题库、学生和机构。',
    all: [
      'exam',
      'examEnroll',
      'examPaper',
      'examPaperEnroll',
      'examMemberQuestion',
      'grade',
      'grade/enroll',
      'memberGradeSettlement',
      'homework',
      'homeworkEnroll',
      'homeworkMemberQuestion',
      'teacherGroup',
      'teacherMember',
      'message',
      'rejudge',
    ],
    read: ['question', 'course', 'chapter', 'memberQuestion', 'member', 'organization', 'organizationMember', 'judge'],
    also: ['desk:queryPlatformDay', 'common/file:upload', 'common/file:download'],
  },
  {
    code: 'finance',
    name: '财务',
    note: '登记到账和退款、对账、看会员卡的收入；不改会员卡和价格。',
    all: ['member/order'],
    read: ['membershipOrder', 'memberMembership', 'membership', 'right', 'exam', 'grade', 'memberPoints'],
    also: [
      'membershipOrder:refund',
      'membershipOrder:finishQuit',
      'examEnroll:refund',
      'examEnroll:finishQuit',
      'grade/enroll:refund',
      'grade/enroll:finishQuit',
      'desk:queryPlatformDay',
    ],
  },
  {
    code: 'service',
    name: '客服',
    note: '处理反馈、退出申请和账号问题：重置密码、解除锁定、审核账号。',
    all: ['feedback'],
    read: [
      'member',
      'memberMembership',
      'membership',
      'membershipOrder',
      'organization',
      'organizationMember',
      'exam',
      'examEnroll',
      'grade',
      'grade/enroll',
      'memberBlacklist',
    ],
    also: [
      'member:resetPwd',
      'member:unlock',
      'member:pass',
      'member:reject',
      'member:unbindWxGzh',
      'examEnroll:passQuit',
      'examEnroll:rejectQuit',
      'grade/enroll:passQuit',
      'grade/enroll:rejectQuit',
      'member/order:queryList',
      'member/order:queryById',
      'membershipOrder:passQuit',
      'membershipOrder:rejectQuit',
      'message:send',
      'desk:queryPlatformDay',
    ],
  },
  {
    code: 'content',
    name: '内容',
    note: '编写题目、试卷和课程，安排首页横幅；看练习和考试的题目统计。',
    all: ['question', 'examPaper', 'course', 'chapter', 'imageBanner', 'common/file'],
    read: ['exam', 'examMemberQuestion', 'memberQuestion', 'homework', 'dict', 'judge', 'right'],
    also: ['desk:queryPlatformDay'],
  },
];

const READS = /^(query|get|check|report|download)/;

/** What a ready role may do, of what calls require now. */
export function permissionsOf({ all, read, also = [] }: ReadyRole): string[] {
  const granted = grantableResources().flatMap(({ code: resource, operations }) =>
    operations
      .filter(({ code }) => {
        const isRead = READS.test(code.slice(code.lastIndexOf('/') + 1));
        return all.includes(resource) || (read.includes(resource) && isRead) || also.includes(`${resource}:${code}`);
      })
      .map(({ code }) => `${resource}:${code}`),
  );
  return granted.toSorted();
}

/** Creates the ready roles of an app once. Later starts neither overwrite a changed role nor restore a deleted one. */
export async function ensureReadyRoles(tx: Db, appId: string, now: Date): Promise<void> {
  const known = await tx.select({ code: role.code }).from(role).where(eq(role.appId, appId));
  const codes = new Set(known.map(({ code }) => code));
  const missing = READY_ROLES.filter(({ code }) => !codes.has(code));
  if (missing.length === 0) return;
  await tx.insert(role).values(
    missing.map((ready) => ({
      appId,
      id: newId(),
      createdAt: now,
      updatedAt: now,
      code: ready.code,
      name: ready.name,
      note: ready.note,
      permissions: permissionsOf(ready),
    })),
  );
}

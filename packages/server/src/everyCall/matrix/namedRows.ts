import { newId } from '../../db/newId.ts';
import type { Caller, MatrixPeople } from './matrixPeople.ts';
import type { RowKind } from './matrixRows.ts';

interface NamedRow {
  /** Kind of the row, when it is not the resource's own. */
  kind?: RowKind;
  /** The field that names the row, when it is neither `id` nor `ids`. */
  field?: string;
  /** The rest of the input, where what the schema lets through at random is not enough. */
  input?: (caller: Caller, people: MatrixPeople) => Record<string, unknown>;
}

const version = 1;
const link = { kind: 'memberTeacher' } as const;
/** The back office says which school it looks at; whoever is of a school looks at that one. */
const school: NamedRow['input'] = (caller, { orgIds }) =>
  caller === 'foreignSuper'
    ? { orgId: orgIds.foreigner }
    : caller === 'officer' || caller === 'super'
      ? { orgId: orgIds.student }
      : {};

const student = { kind: 'newcomer' } as const;
/** Whoever is no teacher says whose students they become: the demo's. */
const taught: NamedRow['input'] = (caller, { ids }) => (caller === 'teacher' ? {} : { teacherId: ids.teacher });
const taughtAt: NamedRow['input'] = (caller, people) => ({
  ...taught(caller, people),
  ...(caller === 'officer' || caller === 'super' ? { orgId: people.orgIds.student } : {}),
  ...(caller === 'foreignSuper' ? { orgId: people.orgIds.foreigner } : {}),
});

/** What the matrix cannot read off a call: how it names its row, and an input that is good but for the row. */
export const NAMED_ROWS: Readonly<Record<string, NamedRow>> = {
  'exam.queryExamPaperListByExam': { field: 'examId' },
  'examEnroll.enroll': { kind: 'exam', field: 'examId' },
  'examEnroll.queryMineEnrollByEnrollId': { field: 'enrollId' },
  'examMemberQuestion.save': { kind: 'examPaperEnroll', field: 'attemptId' },
  'examMemberQuestion.debug': {
    kind: 'examPaperEnroll',
    field: 'attemptId',
    input: () => ({ token: 'x', language: 53, code: 'int main() {}', input: '1', questionId: 'Q'.repeat(26) }),
  },
  'examMemberQuestion.queryLatest': { kind: 'examPaperEnroll', field: 'attemptId' },
  'examMemberQuestion.queryListByExamPaperEnroll': { kind: 'examPaperEnroll', field: 'attemptId' },

  'dict.updateItem': { kind: 'dictItem' },
  'dict.deleteItem': { kind: 'dictItem' },
  'common/file.download': { field: 'fileName' },

  'app.update': {
    input: () => ({
      version: 0,
      name: '改',
      title: '改',
      accent: null,
      hosts: [],
      allowedOrigins: [],
      logo: null,
      favicon: null,
      ssoKey: 'keep',
    }),
  },
  'minors.linkGuardian': { kind: 'tie', input: () => ({ step: 'end' }) },
  'minors.exportMine': { kind: 'member', field: 'memberId', input: () => ({}) },
  'examEnroll.queryMineStatistics': { kind: 'member', field: 'memberId', input: () => ({}) },
  'memberBlacklist.create': {
    kind: 'member',
    field: 'memberId',
    input: () => ({ scope: 'enroll', reason: '矩阵', until: null }),
  },
  'rejudge.queryDifferenceList': { input: () => ({}) },
  'rejudge.apply': { input: () => ({ digest: '0'.repeat(64) }) },
  'dict.createItem': { field: 'dictId', input: () => ({ value: newId().toLowerCase(), label: '甲', sort: 0 }) },
  'member.update': { input: () => ({ version }) },
  'member.queryMemberTeacherList': { field: 'memberId', input: () => ({}) },
  'member.queryStatistics': { field: 'memberId', input: () => ({}) },
  'memberBlacklist.update': { input: () => ({ version, reason: '改' }) },
  'memberDocument.update': { input: () => ({ version, title: '改' }) },
  'organization.update': {
    input: () => ({
      version,
      name: '改名',
      creditCode: null,
      contact: '张',
      contactMobile: null,
      logo: null,
      intro: null,
    }),
  },
  'organizationMember.queryList': { input: school },
  'organizationMember.confirm': { kind: 'asked' },
  'organizationMember.refuse': { kind: 'asked' },
  'organizationMember.leave': { kind: 'joined' },
  'organizationMember.withdraw': { kind: 'askedByUs' },
  'member.addMemberToMine': { ...student, field: 'memberIds', input: taught },
  'teacherMember.create': { ...student, field: 'memberId', input: taughtAt },
  'teacherMember.batchCreate': { ...student, field: 'memberIds', input: taughtAt },
  'teacherMember.addToGroup': { ...link, input: (_, { groupId }) => ({ groupId }) },
  'teacherMember.removeFromGroup': { ...link, input: (_, { groupId }) => ({ groupId }) },
  'teacherMember.setGroups': { ...link, input: () => ({ groupIds: [] }) },
  'teacherMember.update': link,
  'teacherMember.queryList': { ...link, input: school },
  'teacherGroup.queryList': { input: school },
  'teacherGroup.querySimpleList': { input: school },

  'user.configRoles': { input: () => ({ version, roleIds: [] }) },
  'right.update': { input: () => ({ version, name: '改', kind: 'unlimited', period: null, quota: null }) },
};

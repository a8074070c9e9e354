import * as z from 'zod/mini';
import { organizationMemberColumns } from './organizationMemberColumns.ts';
import {
  IMPORT_COLUMN,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CELL_CHARS,
  IMPORT_MAX_COLUMNS,
  IMPORT_OUTCOME,
  MEMBER_IMPORT_STATE,
} from './memberImport.ts';
import { importFields, newMemberFields, IMPORT_FILE_ROWS, IMPORT_MAX_ROWS } from '../accounts/memberForms.ts';
import { GUARDIAN_LINK, LINK_STATUS } from './organizationLinks.ts';
import { CHANGE_ERRORS, membershipChanged, membershipState, organizationLink } from './organizationLink.contract.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { handedOut } from '../accounts/memberViews.contract.ts';
import { asOneLine, done, id, instant, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { MEMBER_TYPE } from '../kit/realms.ts';
import { MEMBER, ORGANIZATION_ROLE } from '../accounts/memberStatus.ts';

const linkStatus = z.enum(LINK_STATUS.values);
const role = z.enum(ORGANIZATION_ROLE.values);
const roles = z.array(role).check(
  z.minLength(1, '请选择身份'),
  z.maxLength(3),
  z.refine((given) => new Set(given).size === given.length, '身份重复'),
);
const { name, no, className, birthYm } = shapeOf(newMemberFields);
/** Operators must name an organization, as they belong to none. Managers omit it: the session's one applies. */
const orgId = z.optional(id);

/** A member of an organization, or a person invited, for its managers and operators. */
export const organizationMemberRow = z.object({
  id,
  /** Null for a person who is not a member; the row then holds only the data that the school entered. */
  memberId: z.nullable(id),
  /** For schools the full name, for people not yet joined as the school typed it; operators see students masked. */
  shownName: z.string(),
  accountMasked: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  type: z.nullable(z.enum(MEMBER_TYPE.values)),
  roles: z.array(role),
  /** The person's number at the school. */
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  /** State of the membership. */
  status: linkStatus,
  /** State of the account; null when `memberId` is null. */
  memberStatus: z.nullable(z.enum(MEMBER.values)),
  /** True under 14 without valid guardian consent: the member cannot sign in yet. */
  awaitsConsent: z.boolean(),
  /** Of a student: whether a parent has confirmed the link, or only been invited to; null without one. */
  guardian: z.nullable(z.enum(GUARDIAN_LINK.values)),
  /** Tags of the member's account; schools set them for accounts they created (`member/update`). */
  tags: z.array(z.string()),
  joinedAt: instant,
  /** True for people not yet joined whom the platform's office invited, so that the school has typed nothing. */
  isByPlatform: z.boolean(),
  /** Pending: last time to answer. Refused: earliest time to ask again. Otherwise null. */
  until: z.nullable(instant),
  version: z.int(),
});

/** Row of `organizationMember/queryList`. Account data are null for people who have not joined. */
export type OrganizationMember = z.output<typeof organizationMemberRow>;

/** The school's statement about children under 14, and where it keeps the proof. */
const consent = z.optional(
  z.strictObject({
    stated: z.literal(true),
    evidence: shapeOf(importFields()).evidence,
  }),
);

const personRow = z.strictObject({
  name,
  /** Mobile number or account name; without it the number at school identifies the person. */
  account: z.nullable(z.string().check(z.trim(), z.maxLength(40, '账号最多 40 个字'))),
  no,
  className,
  role,
  birthYm,
});

/** A row of a sheet or list, with its outcome. */
const importRow = z.strictObject({
  /** Line number as in Excel; in a list from 1. */
  line: z.int(),
  name: z.string(),
  /** Number and class as they will be stored. */
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  /** The parent to invite, in words. */
  guardian: z.nullable(z.string()),
  outcome: z.enum(IMPORT_OUTCOME.values),
  /** Reasons for refusal. */
  faults: z.array(z.string()),
  /** Remarks on a row that is accepted. */
  notes: z.array(z.string()),
});

/** Faults and notes quote cells, hence this limit. */
const words = z.array(z.string().check(z.maxLength(IMPORT_MAX_CELL_CHARS + 100))).check(z.maxLength(20));
/** A report row that the client sends back for export; the name may be empty. */
const keptRow = z.extend(importRow, {
  name: z.string().check(asOneLine(), z.maxLength(IMPORT_MAX_CELL_CHARS)),
  no: z.optional(z.nullable(z.string().check(asOneLine(), z.maxLength(IMPORT_MAX_CELL_CHARS)))),
  className: z.optional(z.nullable(z.string().check(asOneLine(), z.maxLength(IMPORT_MAX_CELL_CHARS)))),
  guardian: z.optional(z.nullable(z.string().check(asOneLine(), z.maxLength(IMPORT_MAX_CELL_CHARS)))),
  faults: words,
  notes: words,
});

/** Result of an import, row by row. */
export const importReport = z.object({
  /** The stored import, which can be followed and taken back; null for a check and for lists without a file. */
  importId: z.nullable(id),
  /** True while the rows are still being stored: `queryImport` has the result. */
  isRunning: z.boolean(),
  /** False when nothing was stored. */
  applied: z.boolean(),
  counts: z.object({ create: z.int(), link: z.int(), add: z.int(), known: z.int(), error: z.int() }),
  /**
   * Rows of people under 14 who would get an account: they need the school's statement or must wait for their
   * guardians.
   */
  childCount: z.int(),
  /** Students among them without a birth month: none is accepted without the school's statement. */
  agelessCount: z.int(),
  rows: z.array(importRow),
  /** Columns of the file and what they are read as; empty for a list without a file. */
  columns: z.array(
    z.object({
      title: z.string(),
      /** The first texts of the column. */
      samples: z.array(z.string()),
      column: z.nullable(z.enum(IMPORT_COLUMN.values)),
    }),
  ),
  /** Remarks on the file, such as unknown columns and unread sheets. */
  fileNotes: z.array(z.string()),
  /** Classes that students of the sheet are put into by the names in its column 班级; of a check, those that would be. */
  classes: z.array(
    z.object({
      title: z.string(),
      /** Null in a check for a class that does not exist yet. */
      gradeId: z.nullable(id),
      isNew: z.boolean(),
      /** It was created without a teacher, so that students do not see it yet. */
      isDraft: z.boolean(),
      students: z.int(),
      /** Students who got no place, each with the reason. */
      problems: z.array(z.string()),
    }),
  ),
  /** Created accounts with initial passwords, shown once for printing; `member/exportPwd` exports them as a sheet. */
  accounts: z.array(handedOut),
});

/** Reply of `organizationMember/batchCreate` and `batchImport`, for the check as well as for the import. */
export type ImportReport = z.output<typeof importReport>;

/** An import of a file, as its school sees it. */
const memberImportRow = z.object({
  id,
  fileName: z.string(),
  at: instant,
  state: z.enum(MEMBER_IMPORT_STATE.values),
  /** Rows stored or refused so far. */
  done: z.int(),
  total: z.int(),
  /** Until when it can be taken back. */
  undoUntil: instant,
});

/** Row of `organizationMember/queryImportList`. */
export type MemberImportRow = z.output<typeof memberImportRow>;
const memberImportDetail = z.extend(memberImportRow, {
  /** Null while rows are being stored. */
  report: z.nullable(importReport),
  /** What became of its rows when it was taken back; null before. */
  undone: z.nullable(
    z.object({
      removed: z.int(),
      ended: z.int(),
      restored: z.int(),
      /** Rows that were left alone, because somebody has used or changed them since. */
      kept: z.array(z.object({ line: z.int(), name: z.string(), no: z.nullable(z.string()), reason: z.string() })),
    }),
  ),
});

/** Reply of `organizationMember/queryImport`. */
export type MemberImportDetail = z.output<typeof memberImportDetail>;

const staff = ['orgManager', 'backOffice'] as const;
const both = { '': staff, edms: staff } as const;
const mine = { '': ['member'] } as const;

/** Calls for members of organizations: imports, invitations and their answers. */
export const organizationMember = resource('organizationMember', {
  batchCreate: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({
      orgId,
      people: z.array(personRow).check(z.minLength(1), z.maxLength(IMPORT_MAX_ROWS, `一次最多 ${IMPORT_MAX_ROWS} 人`)),
      consent,
    }),
    output: importReport,
    errors: ['NOT_FOUND', 'ORG_FULL', 'AGREEMENT_MISSING', 'IMPORT_CHANGED', 'LINK_REFUSED'],
    summary: '批量添加成员：全部成功或一个也不添加，每行说明结果',
  }),
  batchImport: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    upload: { maxFiles: 1, maxFileBytes: IMPORT_MAX_BYTES },
    input: z.strictObject({
      orgId,
      /** `check` only reports; nothing is stored. */
      mode: z.enum(['check', 'apply']),
      /** True leaves out rows with errors; otherwise one error stops the import. */
      skipFaulty: z.optional(z.boolean()),
      /** What columns of the file are read as, by title; null leaves one out. Remembered for the school's next file. */
      columns: z.optional(
        z
          .record(z.string().check(z.maxLength(IMPORT_MAX_CELL_CHARS)), z.nullable(z.enum(IMPORT_COLUMN.values)))
          .check(z.refine((given) => Object.keys(given).length <= IMPORT_MAX_COLUMNS, '列数太多')),
      ),
      consent,
      /** Puts students into the classes named in the column 班级, and creates those that do not exist. */
      intoClasses: z.optional(z.boolean()),
    }),
    output: importReport,
    errors: [
      'NOT_FOUND',
      'EXCEL_UNREADABLE',
      'EXCEL_BUSY',
      'ORG_FULL',
      'AGREEMENT_MISSING',
      'IMPORT_CHANGED',
      'LINK_REFUSED',
      'UPLOAD_MALFORMED',
      'FILE_TOO_LARGE',
      'RATE_LIMITED',
    ],
    summary: '用 Excel 导入成员：先检查，再导入；默认全部成功或一个也不导入',
  }),
  /** Ours: makes a sheet of the result rows of an import that the client sends; reads no data. */
  exportReport: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ rows: z.array(keptRow).check(z.minLength(1), z.maxLength(IMPORT_FILE_ROWS)) }),
    download: true,
    output: z.any(),
    errors: ['RATE_LIMITED'],
    summary: '把导入的检查结果存为 Excel',
  }),
  /** Ours, like the next two: long files are imported in the background. */
  queryImportList: call({
    methods: ['GET'],
    mounts: both,
    input: z.strictObject({ orgId }),
    output: z.object({ content: z.array(memberImportRow) }),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '本校最近一天的成员导入',
  }),
  queryImport: call({
    methods: ['GET'],
    mounts: both,
    input: z.strictObject({ id }),
    output: memberImportDetail,
    errors: ['NOT_FOUND'],
    summary: '一次成员导入的进度和结果；没有发出去的初始密码也在里面',
  }),
  undoImport: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND', 'IMPORT_UNDO_OVER'],
    summary: '一天之内撤销一次导入：没人用过的账号删除，加入和修改还原，用过的保留并列出',
  }),
  create: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ orgId, ...personRow.shape, consent }),
    output: z.object({
      outcome: z.enum(['create', 'link', 'known']),
      account: z.string(),
      /** Shown once; null if the person already had an account. */
      initialPassword: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND', 'VALIDATION', 'ORG_FULL', 'AGREEMENT_MISSING', 'IMPORT_CHANGED', 'LINK_REFUSED'],
    summary: '添加一个成员；手机号已有账号时不新建，发出加入邀请',
  }),
  update: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id, version: z.int(), no, className, roles, ...membershipState }),
    output: membershipChanged,
    errors: [...CHANGE_ERRORS, 'GRADE_STATE', 'TARGET_FULL', 'ENROLL_EXISTS'],
    summary:
      '修改成员在本校的信息；班级改变的学生转到那个班，没有那个班就新建；离开后失去本校的角色，师生关系结束，班级交给 handTo 或没有老师；不是本校创建的账号恢复在校要本人同意',
  }),
  /** Ours: how students can be added to a class, an exam or a homework by the roster. */
  queryRoster: call({
    methods: ['GET'],
    mounts: { edms: ['orgManager', 'teacher'] },
    input: z.strictObject({}),
    output: z.object({
      /** Classes named in the roster, with the students that the caller may add. */
      classes: z.array(z.object({ name: z.string(), students: z.int() })),
      students: z.int(),
      /** Students who can be found by a mobile number. */
      withMobile: z.int(),
    }),
    errors: [],
    summary: '本校名单里的班级和人数：管理员看全校的，老师看自己学生的',
  }),
  /** Ours, like the next four: accounts created elsewhere join only when the person or a guardian confirms. */
  withdraw: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND', 'LINK_OVER'],
    summary: '撤回还没有答复的加入邀请',
  }),
  queryMineList: call({
    methods: ['GET'],
    mounts: mine,
    input: z.strictObject({}),
    output: z.object({ content: z.array(organizationLink) }),
    errors: [],
    summary: '自己和孩子的机构，以及等待答复的加入邀请',
  }),
  confirm: call({
    methods: ['PUT'],
    mounts: mine,
    quietErrors: true,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND', 'LINK_OVER', 'GUARDIAN_ANSWERS', 'LINK_UNFIT'],
    summary: '接受机构的加入邀请；未满 14 周岁由监护人操作',
  }),
  refuse: call({
    methods: ['PUT'],
    mounts: mine,
    quietErrors: true,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND', 'LINK_OVER', 'GUARDIAN_ANSWERS'],
    summary: '拒绝机构的加入邀请，机构会收到消息',
  }),
  leave: call({
    methods: ['PUT'],
    mounts: mine,
    quietErrors: true,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND', 'LINK_OVER', 'GUARDIAN_ANSWERS', 'LINK_OF_SCHOOL', 'ORG_LAST_MANAGER'],
    summary: '退出接受过邀请的机构；账号由机构创建的，由机构办理',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: both,
    list: true,
    sheet: sheetOf(organizationMemberRow, organizationMemberColumns),
    input: z.strictObject({
      ...pageKeys,
      orgId,
      keyword: z.optional(shortText),
      role: z.optional(role),
      className: z.optional(shortText),
      /** Only members with this tag. */
      tag: z.optional(shortText),
      /** `asked` finds people who have not joined: pending, expired and refused invitations. */
      status: z.optional(z.enum([...LINK_STATUS.values, 'asked', 'worked'])),
    }),
    output: z.extend(pageOf(organizationMemberRow), {
      /** All classes of current members. */
      classNames: z.array(z.string()),
    }),
    errors: ['VALIDATION', 'NOT_FOUND'],
    summary: '机构成员列表；手机号只显示一部分，要输完整才能搜到；管理账号看学生只看到姓',
  }),
});

import * as z from 'zod/mini';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, IMPORT_OUTCOMES } from '../domain/memberImport.ts';
import { MEMBER_STATUS_VALUES, MEMBER_TYPES, ORGANIZATION_ROLES } from '../domain/statuses.ts';
import { call, resource } from './call.ts';
import { asOneLine, done, id, instant, pageKeys, pageOf, shortText } from './shared.ts';

const role = z.enum(ORGANIZATION_ROLES);
const roles = z.array(role).check(
  z.minLength(1, '请选择身份'),
  z.maxLength(3),
  z.refine((given) => new Set(given).size === given.length, '身份重复'),
);
const no = z.nullable(z.string().check(asOneLine(), z.maxLength(20, '学号最多 20 个字')));
const className = z.nullable(z.string().check(asOneLine(), z.maxLength(30, '班级最多 30 个字')));
/** For back-office users, who belong to no organization; a manager's is that of the session. */
const orgId = z.optional(id);

export const organizationMemberRow = z.object({
  id,
  memberId: id,
  /** Masked for students; those who teach or manage are called by their names. */
  shownName: z.string(),
  accountMasked: z.string(),
  mobileMasked: z.nullable(z.string()),
  type: z.enum(MEMBER_TYPES),
  roles: z.array(role),
  /** The school's own number of the person. */
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  /** Of the membership. */
  status: z.enum(['active', 'left']),
  /** Of the account. */
  memberStatus: z.enum(MEMBER_STATUS_VALUES),
  /** Under 14 without a guardian's consent in force: cannot sign in yet. */
  awaitsConsent: z.boolean(),
  joinedAt: instant,
  version: z.int(),
});

/** What the school states about children under 14, with where its proof is kept. */
const consent = z.optional(
  z.strictObject({
    stated: z.literal(true),
    evidence: z
      .string()
      .check(z.trim(), z.minLength(1, '请写明监护人同意的凭据'), z.maxLength(200, '凭据最多 200 个字')),
  }),
);

const personRow = z.strictObject({
  name: z.string().check(asOneLine(), z.minLength(1, '请填写姓名'), z.maxLength(30, '姓名最多 30 个字')),
  /** A mobile number, or an account name. Without it the number at school says who it is. */
  account: z.nullable(z.string().check(z.trim(), z.maxLength(40, '账号最多 40 个字'))),
  no,
  className,
  role,
  birthYm: z.nullable(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '出生年月写法：2014-05'))),
});

/** A row of a sheet or list, and what becomes of it. */
export const importRow = z.object({
  /** As Excel counts; in a list from 1. */
  line: z.int(),
  name: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Why it is refused. */
  faults: z.array(z.string()),
  /** What to know about it though it is fine. */
  notes: z.array(z.string()),
});

export const importReport = z.object({
  /** False: nothing was written. */
  applied: z.boolean(),
  counts: z.object({ create: z.int(), link: z.int(), known: z.int(), error: z.int() }),
  /** Rows under 14 that would be created: they need the school's statement or wait for their guardians. */
  childCount: z.int(),
  rows: z.array(importRow),
  /** The report as an .xlsx in base64. */
  reportFile: z.string(),
  /** Accounts and initial passwords of who was created, once, as an .xlsx in base64; null where nobody was. */
  passwordFile: z.nullable(z.string()),
});

const staff = ['orgManager', 'backOffice'] as const;
const both = { '': staff, edms: staff } as const;

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
    errors: ['NOT_FOUND', 'ORG_FULL', 'AGREEMENT_MISSING', 'IMPORT_CHANGED'],
    summary: '批量添加成员：全部成功或一个也不添加，每行说明结果',
  }),
  batchImport: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    upload: { maxFiles: 1, maxFileBytes: IMPORT_MAX_BYTES },
    input: z.strictObject({
      orgId,
      /** check: only the report, nothing is written. */
      mode: z.enum(['check', 'apply']),
      /** Rows with errors are left out; without it one of them stops everything. */
      skipFaulty: z.optional(z.boolean()),
      consent,
    }),
    output: importReport,
    errors: [
      'NOT_FOUND',
      'EXCEL_UNREADABLE',
      'EXCEL_BUSY',
      'ORG_FULL',
      'AGREEMENT_MISSING',
      'IMPORT_CHANGED',
      'UPLOAD_MALFORMED',
      'FILE_TOO_LARGE',
    ],
    summary: '用 Excel 导入成员：先检查，再导入；默认全部成功或一个也不导入',
  }),
  create: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ orgId, ...personRow.shape, consent }),
    output: z.object({
      outcome: z.enum(['create', 'link', 'known']),
      account: z.string(),
      /** Shown once; null for somebody who had an account. */
      initialPassword: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND', 'VALIDATION', 'ORG_FULL', 'AGREEMENT_MISSING', 'IMPORT_CHANGED'],
    summary: '添加一个成员；手机号已有账号且姓名一致时，加入本校而不新建',
  }),
  update: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id, version: z.int(), no, className, roles, status: z.enum(['active', 'left']) }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'VALIDATION', 'ORG_FULL', 'ORG_LAST_MANAGER'],
    summary: '修改成员在本校的信息；离开后失去本校的角色，师生关系结束',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: both,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      orgId,
      keyword: z.optional(shortText),
      role: z.optional(role),
      className: z.optional(shortText),
      status: z.optional(z.enum(['active', 'left'])),
    }),
    output: z.extend(pageOf(organizationMemberRow), {
      /** Every class that somebody there is in. */
      classNames: z.array(z.string()),
    }),
    errors: ['VALIDATION', 'NOT_FOUND'],
    summary: '机构成员列表；姓名和手机号只显示一部分，手机号要输完整才能搜到',
  }),
});

import * as z from 'zod/mini';
import { organizationFields, quotaFields, ORGANIZATION } from './organizations.ts';
import { organizationColumns } from './organizationColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { changes, lists, shows } from '../kit/contract/kinds.ts';
import { fileName } from '../platform/file.contract.ts';
import { memberName } from '../accounts/memberViews.contract.ts';
import { mobile, signInName } from '../accounts/proofs.contract.ts';
import { done, empty, id, idInput, instant, reasonText, versionRead, shortText } from '../kit/contract/shared.ts';
import { ORGANIZATION_ROLE } from '../accounts/memberStatus.ts';

const organizationStatus = z.enum(ORGANIZATION.values);
const { name, creditCode, contact, intro } = shapeOf(organizationFields);
const { quota } = shapeOf(quotaFields);

/** An organization, for its managers and operators. */
export const organizationRow = z.object({
  id,
  name: z.string(),
  creditCode: z.nullable(z.string()),
  /** Name of the contact person for the platform. */
  contact: z.nullable(z.string()),
  contactMobileMasked: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  intro: z.nullable(z.string()),
  /** Maximum number of members at a time; null is unlimited. */
  quota: z.nullable(z.int()),
  memberCount: z.int(),
  ownerNameMasked: z.nullable(z.string()),
  status: organizationStatus,
  statusReason: z.nullable(z.string()),
  /** True when students must choose a new password at first sign-in. */
  asksNewPwd: z.boolean(),
  /** True when managers of the organization can set class prices. */
  maySetPrice: z.boolean(),
  /** Code for teachers to apply to join when they register; only for managers reading the organization. */
  joinCode: z.nullable(z.string()),
  version: z.int(),
  createdAt: instant,
});

/** Row of `organization/queryList` and reply of `organization/queryById`; contact data are masked. */
export type OrganizationItem = z.output<typeof organizationRow>;

const application = z.object({
  id,
  name: z.string(),
  status: organizationStatus,
  statusReason: z.nullable(z.string()),
  /** The data as submitted, to correct after a refusal. */
  creditCode: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  intro: z.nullable(z.string()),
  createdAt: instant,
});

const profile = {
  name,
  creditCode,
  contact,
  /** Null in an update keeps the number, as it is never shown in full. */
  contactMobile: z.nullable(mobile),
  logo: z.nullable(fileName),
  intro,
};

/** First manager of an organization that an operator creates. */
const firstManager = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fresh'), name: memberName, mobile: z.nullable(mobile) }),
  z.strictObject({ kind: z.literal('known'), account: signInName }),
]);
/** The manager; a server-made password is returned only here. */
const managerMade = z.object({ name: z.string(), account: z.string(), password: z.nullable(z.string()) });

/** The catalogue lists these without a group: mounted without one, and in the group that the row names. */
const office = ['backOffice'] as const;
const ownOrOffice = ['orgManager', 'backOffice'] as const;

/** Calls for organizations: applications, approval, data and the caller's roles. */
export const organization = resource('organization', {
  create: call({
    methods: ['POST'],
    mounts: { '': ['member', 'backOffice'], edms: ['member', 'backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      ...profile,
      contactMobile: mobile,
      quota: z.optional(quota),
      manager: z.optional(firstManager),
    }),
    output: z.object({ id, manager: z.nullable(managerMade) }),
    errors: [
      'FORBIDDEN',
      'NOT_FOUND',
      'APPLICANT_STUDENT',
      'ORG_PENDING',
      'ORG_CODE_TAKEN',
      'MEMBER_NOT_FOUND',
      'MEMBER_NOT_TEACHER',
      'MOBILE_TAKEN',
      'ORG_FULL',
    ],
    summary:
      '新建机构：老师或家长申请开通，被拒绝后可以修改再申请；管理账号新建的立即通过，只有管理账号可以填名额和第一位管理员',
  }),
  update: {
    ...changes(
      { '': ownOrOffice, edms: ownOrOffice },
      z.strictObject({
        ...versionRead,
        ...profile,
        /** Null keeps the current value; an organization may have none yet. */
        contact: z.nullable(contact),
        asksNewPwd: z.optional(z.boolean()),
        /** Quota, price right and disabling: only for operators. */
        quota: z.optional(quota),
        maySetPrice: z.optional(z.boolean()),
        disabled: z.optional(z.strictObject({ reason: z.nullable(reasonText) })),
      }),
      ['FORBIDDEN', 'ORG_CODE_TAKEN', 'ORG_STATE'],
      '修改机构资料；名额和停用只有管理账号可以改，停用后成员的会话立即失去这个机构',
    ),
    quietErrors: true,
  },
  pass: call({
    methods: ['PUT', 'POST'],
    mounts: { '': office, bms: office },
    quietErrors: true,
    input: z.strictObject({ id, quota: z.optional(quota) }),
    output: done,
    errors: ['NOT_FOUND', 'ORG_STATE'],
    summary: '通过机构申请，申请人成为机构管理员；可同时设名额',
  }),
  reject: call({
    methods: ['PUT', 'POST'],
    mounts: { '': office, bms: office },
    quietErrors: true,
    input: z.strictObject({ id, reason: reasonText }),
    output: done,
    errors: ['NOT_FOUND', 'ORG_STATE'],
    summary: '拒绝机构申请，申请人看到原因',
  }),
  /** Ours: contact of an applicant, unmasked; lists and rows show masked numbers. */
  showContact: call({
    methods: ['POST'],
    mounts: { bms: office },
    input: idInput,
    output: z.object({
      contactMobile: z.nullable(z.string()),
      owner: z.nullable(z.object({ name: z.string(), mobile: z.nullable(z.string()) })),
    }),
    errors: ['NOT_FOUND'],
    summary: '机构联系人和申请人的完整手机号，每次查看记入日志',
  }),
  queryById: shows({ '': ownOrOffice, edms: ownOrOffice }, organizationRow, '一个机构的资料'),
  queryList: lists(
    { '': office, bms: office },
    organizationRow,
    { keyword: shortText, statusList: z.array(organizationStatus).check(z.maxLength(4)) },
    '机构列表',
    organizationColumns,
  ),
  querySimpleList: lists(
    { '': ['anyone', 'backOffice'], edms: ['anyone', 'backOffice'] },
    z.object({ id, name: z.string(), logo: z.nullable(z.string()) }),
    { keyword: shortText, id },
    '已通过的机构：只有名称和标志',
  ),
  queryCurrentRights: call({
    methods: ['GET'],
    mounts: { '': ['member'], edms: ['member'] },
    quietErrors: true,
    input: empty,
    output: z.object({
      organization: z.nullable(z.object({ id, name: z.string(), quota: z.nullable(z.int()), memberCount: z.int() })),
      roles: z.array(z.enum(ORGANIZATION_ROLE.values)),
      /** `resource:action` of each call of /edms that these roles allow. */
      permissions: z.array(z.string()),
      /** The caller's latest application, in any state. */
      application: z.nullable(application),
    }),
    errors: [],
    summary: '当前机构、在其中的角色和可用的操作；还没有机构时，自己的申请到了哪一步',
  }),
});

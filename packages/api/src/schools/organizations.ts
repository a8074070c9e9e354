import { mobileTyped } from '../kit/typedText.ts';
import { CREDIT_CODE_SHAPE } from '../accounts/creditCode.ts';
import { choice, count, fields, flag, type FormValues, text } from '../kit/fields.ts';
import { coded, labelled, type ValueIn } from '../kit/labelled.ts';
import { nameField } from '../accounts/memberForms.ts';

const name = text('机构全称', { required: true, minLength: 2, max: 60, oneLine: true, autoComplete: 'organization' });
const creditCode = text('统一社会信用代码', {
  max: 18,
  pattern: CREDIT_CODE_SHAPE,
  like: '18 位数字和字母',
  typed: 'capitals',
  hint: '营业执照或办学许可上的 18 位代码，没有可以不填。',
});
const contact = text('联系人', { required: true, max: 30, oneLine: true, autoComplete: 'name' });
const contactMobile = { ...mobileTyped, autoComplete: 'tel' } as const;
const intro = text('介绍', { max: 1_000, lines: 3 });

/** Fields of an organization's application. */
export const organizationFields = fields({
  name,
  creditCode,
  contact,
  contactMobile: text('联系手机', { ...contactMobile, required: true }),
  intro,
});

/**
 * Fields that an organization may change later.
 *
 * @param mobileMasked the known number, masked because nobody sees it in full; null if there is none
 */
export const organizationChanges = (mobileMasked: string | null) =>
  fields({
    name,
    creditCode,
    contact,
    contactMobile: text('联系手机', {
      ...contactMobile,
      ...(mobileMasked !== null && { hint: `现在是 ${mobileMasked}，不改就空着。` }),
    }),
    intro,
    asksNewPwd: flag('学生首次登录时设置新密码', {
      hint: '不选时，学生一直用密码条上的密码，忘记了由老师重置。老师和管理员总要设置新密码。',
    }),
  });

/** Field for the maximum number of members; only the platform sets it. */
export const quotaFields = fields({
  quota: count('成员名额', {
    required: false,
    min: 1,
    max: 1_000_000,
    unit: '人',
    hint: '包括学生、老师和管理员；空着就是不限。',
  }),
});

/** Field for permissions that the platform grants to an organization. */
export const grantFields = fields({
  maySetPrice: flag('机构可以给班级定价', { hint: '钱由平台收，退款由平台处理。不选时，只有平台能给班级定价。' }),
});

/** How the first manager of an organization is chosen. */
export const FIRST_MANAGER = labelled({ fresh: '新建账号', known: '已有账号' });

const isFresh = ({ manager }: FormValues) => manager === 'fresh';
const isKnown = ({ manager }: FormValues) => manager === 'known';

/** Fields for the first manager of an organization that the platform creates: a new account, or a teacher's. */
export const firstManagerFields = fields({
  manager: choice('管理员', FIRST_MANAGER),
  managerName: { ...nameField, label: '管理员姓名', when: isFresh },
  managerMobile: text('管理员手机号', {
    ...mobileTyped,
    hint: '用于登录和找回密码，可以不填。',
    when: isFresh,
  }),
  managerAccount: text('账号或手机号', {
    required: true,
    max: 40,
    oneLine: true,
    hint: '老师账号，写完整的账号或 11 位手机号。',
    when: isKnown,
  }),
});

/** Status of an organization on the wire. */
export const ORGANIZATION = coded({
  pending: ['0', '待审核', 'warn'],
  passed: ['1', '已通过', 'ok'],
  rejected: ['2', '已拒绝', 'bad'],
  disabled: ['3', '已停用'],
});

/** Status of an organization, `'0'` to `'3'`; only in one that has `passed` do roles give rights. */
export type OrganizationStatus = ValueIn<typeof ORGANIZATION>;

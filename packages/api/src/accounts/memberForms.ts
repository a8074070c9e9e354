import { emailTyped, mobileTyped } from '../kit/typedText.ts';
import { choice, fields, flag, text, type FormValues } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';
import { MEMBER_TYPE } from '../kit/realms.ts';
import { ORGANIZATION_ROLE } from './memberStatus.ts';

const birthYm = {
  max: 7,
  pattern: /^(19|20)\d\d-(0[1-9]|1[0-2])$/,
  like: '2014-05 这样的年月',
  typed: 'numeric',
} as const;
/** Field for a name. */
export const nameField = text('姓名', { required: true, max: 30, oneLine: true });
/** Field for a nickname. */
export const nicknameField = text('昵称', { max: 20, oneLine: true });

const TAGS_HINT = '选已有的标签，或写一个新的；最多 20 个，每个最多 20 个字。常用的在「字典」里添加。';

/** Fields of a member that the platform's operators may change. */
export const profileFields = fields({
  name: nameField,
  nickname: nicknameField,
  birthYm: text('出生年月', { ...birthYm, hint: '写成 2014-05。未满 14 周岁的需要监护人同意才能登录。' }),
  mobile: text('手机号', { ...mobileTyped, hint: '用于登录，请核实是本人或监护人的号码。' }),
  email: text('邮箱', emailTyped),
  tags: text('标签', { max: 440, hint: TAGS_HINT }),
});

/** Fields of a child that a guardian may change. */
export const childDataFields = fields({
  name: { ...nameField, hint: '由学校建的账号，姓名请联系学校修改。' },
  birthYm: text('出生年月', { ...birthYm, required: true, hint: '写成 2014-05。未满 14 周岁要有监护人同意。' }),
});

/** Field for the tags that a school sets for members whose account it created. */
export const tagFields = fields({
  tags: text('标签', { max: 440, hint: '选已有的标签，或写一个新的；可以按标签查找。' }),
});

/** Splits tags as typed and removes duplicates. */
export const tagsOf = (typed: string | null): string[] => [
  ...new Set((typed ?? '').split(/[、，,\s]+/).filter((tag) => tag !== '')),
];

const no = text('学号 / 工号', { max: 20, oneLine: true, typed: 'number' });
const className = text('班级', {
  max: 30,
  oneLine: true,
  typed: 'class',
  hint: '选已有的班级，或写一个新的；空着就是暂不分班。',
});

/** Fields that a school keeps about its member. */
export const placeFields = fields({
  no,
  className: {
    ...className,
    hint: '选已有的班级，或写一个新的。改了就转到那个班，做过的作业和成绩都还在；清空只改名单。',
  },
});
/** The same for members who may be managers. */
export const staffPlaceFields = fields({
  no,
  className: { ...className, hint: '选了已有的班级，就加进那个班的老师；空着就是暂不分班。' },
  isManager: flag('管理员', { hint: '可以管理本校的全部成员、分组和资料。' }),
});

/**
 * Fields that a school may change for members whose account it created. A bound number or address can only be changed
 * by the person.
 */
export const contactFields = ({ hasMobile, hasEmail }: { hasMobile: boolean; hasEmail: boolean }) =>
  fields({
    name: nameField,
    mobile: text('手机号', {
      ...mobileTyped,
      hint: '还没有绑定，可以补上：用于登录和找回密码，请核实是本人或家长的号码。',
      when: () => !hasMobile,
    }),
    email: text('邮箱', { ...emailTyped, hint: '还没有绑定，可以补上。', when: () => !hasEmail }),
  });

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Field for the school's proof of guardians' consent. */
const evidence = {
  required: true,
  max: 200,
  lines: 2,
  hint: '写明凭据存放在哪里，例如：家长签字同意书，存教务处，2026-09。',
} as const;
const isStudent = ({ role }: FormValues) => role === 'student';

/** Fields to add one person to a school. */
export const newMemberFields = fields({
  name: nameField,
  account: text('手机号 / 账号', {
    max: 40,
    pattern: /^(1[3-9]\d{9}|[A-Za-z][A-Za-z0-9._-]{3,39})$/,
    like: '11 位手机号，或以字母开头、4 位以上的账号',
    hint: '手机号已有账号且姓名一致的，会发出邀请，本人或监护人确认后加入。没有手机号就填学号，由系统生成账号。',
    rule: (value: unknown, values: FormValues) =>
      isBlank(value) && isBlank(values['no']) ? '手机号 / 账号和学号至少填一项。' : null,
  }),
  role: choice('身份', ORGANIZATION_ROLE, { initial: 'student' }),
  no,
  className: { ...className, hint: '选已有的班级，或写一个新的：学生加入这个班，老师教这个班。空着就是暂不分班。' },
  birthYm: text('出生年月', {
    ...birthYm,
    when: isStudent,
    hint: '例如 2014-05。未满 14 周岁的，监护人同意之后才能登录。',
    rule: (value: unknown, values: FormValues) =>
      isStudent(values) && isBlank(value) && values['isStated'] !== true
        ? '请填写学生的出生年月；不清楚的，请在下面声明已取得监护人同意。'
        : null,
  }),
  isStated: flag('本校声明：已取得监护人对《儿童个人信息保护规则》的同意', {
    when: isStudent,
    hint: '未满 14 周岁或不填出生年月的学生需要；声明会记入同意记录和操作日志。',
  }),
  evidence: text('同意的凭据', {
    ...evidence,
    when: (values: FormValues) => isStudent(values) && values['isStated'] === true,
  }),
});

/**
 * Filters for the members of a school. applied: teachers who ask to join; asked: invitations, answered or not; worked:
 * students who saved an answer in the last seven days.
 */
export const PLACE_VIEW = labelled({
  active: '在校',
  worked: '近 7 天作答',
  applied: '申请',
  asked: '邀请',
  left: '已离开',
});

const code = { required: true, like: '字母和数字', typed: 'capitals' } as const;

/** Fields to link guardian and child by the code of either. */
export const linkFields = (codeLabel: string) =>
  fields({
    joinCode: text(codeLabel, { ...code, max: 16, pattern: /^[0-9A-Z]{6,16}$/ }),
    relation: text('关系', { required: true, max: 20, oneLine: true, hint: '例如 母亲、父亲、奶奶。' }),
  });

/** Field to add a student by the code from the student or a guardian. */
export const joinCodeFields = fields({
  joinCode: text('邀请码', { ...code, max: 8, pattern: /^[0-9A-Z]{8}$/, like: '8 位字母和数字' }),
});

/** Fields of a group of a teacher's students. */
export const groupFields = fields({
  name: text('名称', { required: true, max: 30, oneLine: true, hint: '例如 周六提高组。' }),
  note: text('说明', { max: 200 }),
});

/** Columns of a pasted list, in order; only the first is required. */
export const PASTED_COLUMNS = ['姓名', '手机号', '出生年月', '身份', '学号', '班级'] as const;

/** Fields to add many members from a pasted list. */
export const batchFields = fields({
  list: text('名单', {
    required: true,
    max: 100_000,
    lines: 8,
    hint: `各列依次是：${PASTED_COLUMNS.join('、')}。姓名必填，学生还要填出生年月，一次最多 300 人。`,
  }),
  consentStatement: text('监护人同意声明', {
    minLength: 10,
    max: 500,
    lines: 2,
    hint: '学校已取得监护人同意时，写明取得的时间和保存方式。不填：未满 14 周岁的要等监护人在线同意后才能登录，没有出生年月的学生不能新建。',
  }),
});

/** Fields to confirm the import of a checked sheet. The counts are rows; `minors` may need a guardian's consent. */
export const importFields = ({ errors = 0, good = 0, minors = 0 } = {}) =>
  fields({
    intoClasses: flag('按名单的「班级」建班，或加入同名班级', {
      initial: true,
      hint: '老师那一行也填班级，就教这个班。',
    }),
    skipFaulty: flag(`跳过有错误的 ${errors} 行，先导入其余 ${good} 人`),
    isStated: flag(`本校声明：已取得这 ${minors} 人的监护人对《儿童个人信息保护规则》的同意`, {
      hint: '声明会记入每个人的同意记录和操作日志。',
    }),
    evidence: text('同意的凭据', evidence),
  });

/** Field for the type of a member. Roles are set separately, per organization. */
export const rolesFields = fields({
  type: choice('身份', MEMBER_TYPE, { hint: '决定看到哪些页面：老师能带学生，家长能看孩子的成绩。' }),
});

/** People per file; long files are imported in the background. */
export const IMPORT_FILE_ROWS = 5_000;

/** People per list. Hashing each password takes a moment, and the response must come within the request's time limit. */
export const IMPORT_MAX_ROWS = 500;

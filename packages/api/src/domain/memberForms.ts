import { choice, fields, flag, text, type FormValues } from './forms/fields.ts';
import { labelled } from './forms/labelled.ts';
import { ORGANIZATION_ROLE } from './statuses.ts';

const mobile = { max: 11, pattern: /^1[3-9]\d{9}$/, like: '11 位数字', typed: 'tel' } as const;
const birthYm = {
  max: 7,
  pattern: /^(19|20)\d\d-(0[1-9]|1[0-2])$/,
  like: '2014-05 这样的年月',
  typed: 'numeric',
} as const;
export const nameField = text('姓名', { required: true, max: 30, oneLine: true });
export const nicknameField = text('昵称', { max: 20, oneLine: true });

/** What the platform corrects of a member. */
export const profileFields = fields({
  name: nameField,
  nickname: nicknameField,
  birthYm: text('出生年月', { ...birthYm, hint: '写成 2014-05。未满 14 周岁的需要监护人同意才能登录。' }),
  mobile: text('手机号', { ...mobile, hint: '用于登录，请核实是本人或监护人的号码。' }),
  email: text('邮箱', {
    max: 200,
    pattern: /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/,
    like: 'name@example.com 的样子',
    typed: 'email',
  }),
});

const no = text('学号 / 工号', { max: 20, oneLine: true });
const className = text('班级', { max: 30, oneLine: true, hint: '选已有的班级，或写一个新的；空着就是暂不分班。' });

/** What a school keeps of its member. */
export const placeFields = fields({ no, className });
/** The same of somebody who may manage. */
export const staffPlaceFields = fields({
  no,
  className,
  isManager: flag('管理员', { hint: '可以管理本校的全部成员、分组和资料。' }),
});

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** One more person of a school. */
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
  className,
  birthYm: text('出生年月', { ...birthYm, hint: '例如 2014-05。未满 14 周岁的，监护人同意之后才能登录。' }),
});

/** How a membership stands, as a school looks for it; asked: invitations, answered or not. */
export const PLACE_VIEW = labelled({ active: '在校', asked: '邀请', left: '已离开' });

const code = { required: true, like: '字母和数字', typed: 'capitals' } as const;

/** Guardian and child find each other by the code of one of them. */
export const linkFields = (codeLabel: string) =>
  fields({
    joinCode: text(codeLabel, { ...code, max: 16, pattern: /^[0-9A-Z]{6,16}$/ }),
    relation: text('关系', { required: true, max: 20, oneLine: true, hint: '例如 母亲、父亲、奶奶。' }),
  });

/** A teacher adds a student by the code that the student or a guardian has told. */
export const joinCodeFields = fields({
  joinCode: text('邀请码', { ...code, max: 8, pattern: /^[0-9A-Z]{8}$/, like: '8 位字母和数字' }),
});

/** A group of a teacher's students. */
export const groupFields = fields({
  name: text('名称', { required: true, max: 30, oneLine: true, hint: '例如 周六提高组。' }),
  note: text('说明', { max: 200 }),
});

import { fields, flag, text } from '../kit/fields.ts';

/** Fields of a back-office account; its roles are chosen separately. */
export const userFields = fields({
  name: text('姓名', { required: true, max: 40, oneLine: true }),
  account: text('账号', {
    required: true,
    max: 40,
    pattern: /^[A-Za-z][A-Za-z0-9._-]{2,39}$/,
    like: '字母开头的 3 到 40 个字母、数字或 . _ -',
    hint: '登录用，建好后不能改。',
    fixed: true,
  }),
  isSuper: flag('超级管理员', { hint: '什么都能做，包括改别人的角色。只给极少数人。' }),
});

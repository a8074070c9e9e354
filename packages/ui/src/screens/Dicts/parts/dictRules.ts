/** The server's rules, said before anything is sent. */
export const LABEL_RULES = {
  required: '请填写名称。',
  maxLength: { value: 60, message: '名称最多 60 个字，请缩短。' },
};

export const VALUE_RULES = {
  required: '请填写值。',
  pattern: {
    value: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    message: '值只能用字母、数字、点和横线，以字母或数字开头，最多 64 个。',
  },
};

export const SORT_RULES = {
  valueAsNumber: true,
  validate: (value: number) =>
    (Number.isInteger(value) && value >= 0 && value <= 9_999) || '顺序应为 0 到 9999 的整数。',
} as const;

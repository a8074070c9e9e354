import { count, fields, flag, type FormOf, type FormValues } from '../kit/fields.ts';

const isQuiet = (values: FormValues): boolean => values['isQuiet'] === true;

/** Fields for the delivery of messages by e-mail; the inbox always has all messages. Hours are in Beijing time. */
export const ownSettingFields = fields({
  email: flag('用邮件提醒我', { hint: '十分钟内没有读的消息会发到账号的邮箱。' }),
  isQuiet: flag('设置免打扰时间', { hint: '这段时间不发邮件，过后一起发送。' }),
  quietFromHour: count('从几点', { min: 0, max: 23, unit: '点', when: isQuiet }),
  quietToHour: count('到几点', {
    min: 0,
    max: 23,
    unit: '点',
    when: isQuiet,
    hint: '可以跨过午夜，例如 21 点到 8 点。',
  }),
});

/** The same with the settings of parents. */
export const messageSettingFields = fields({
  ...ownSettingFields,
  weekly: flag('每周日晚上收到孩子的一周小结', { hint: '学了多少分钟，做完哪些单元，作业交了多少。' }),
});

/** A person's settings for e-mails; hours are 0 to 23 in Beijing time. `weekly` has an effect for parents only. */
export type MessageSettings = FormOf<typeof messageSettingFields>;

/** Settings of a person who has not changed them. */
export const DEFAULT_MESSAGE_SETTINGS = {
  email: true,
  isQuiet: true,
  quietFromHour: 21,
  quietToHour: 8,
  weekly: true,
} as const satisfies MessageSettings;

import { configKeyOf } from './configKeys.ts';
import { FREE_QUOTAS } from './freeQuotas.ts';
import {
  INVOICE_NOTE_KEY,
  MANAGER_FACTOR_KEY,
  MINOR_MONTHLY_KEY,
  PAYEE_KEY,
  PAYEE_PICTURE_KEY,
  TEACHER_FACTOR_KEY,
} from './settingKeys.ts';
import { SITE_ADDRESS_KEY, SITE_ADDRESS_LIKE, siteOrigin } from './siteAddress.ts';
import { noticeLines } from './siteNotice.ts';
import { count, type Fields, fields, flag, type FormValues, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { emailTyped, mobileTyped } from '../kit/typedText.ts';
import { fenOf, yuanOf } from '../kit/yuan.ts';

/** Sections of settings that are edited in a form, in the order of the page. */
export const SETTING_SECTION = labelled({ site: '站点', pay: '支付', quota: '额度' });
/** A section of settings with a form. */
export type SettingSection = ValueIn<typeof SETTING_SECTION>;

/** Tabs of the page of settings. */
export const SETTING_TAB = labelled({
  site: SETTING_SECTION.label('site'),
  agreement: '协议',
  pay: SETTING_SECTION.label('pay'),
  quota: SETTING_SECTION.label('quota'),
  service: '邮件、短信和微信',
});
/** A tab of the page of settings. */
export type SettingTab = ValueIn<typeof SETTING_TAB>;

/** Fields of a message that tries a service: where it goes. */
export const TEST_SEND = {
  mail: fields({ email: text('邮箱', { required: true, ...emailTyped, autoComplete: 'email' }) }),
  sms: fields({ mobile: text('手机号', { required: true, ...mobileTyped, autoComplete: 'tel' }) }),
} as const;
/** What became of a message that tries a service. */
export const TEST_RESULT = labelled(
  { sent: '已交给服务商', builtIn: '没有真发', refused: '没有发出去' },
  { sent: 'ok', builtIn: 'warn', refused: 'bad' },
);
/** A service that can send a message to try it. */
export type TestChannel = keyof typeof TEST_SEND;

/** How a service outside is reached: configured, replaced by a built-in one that sends nothing, or not at all. */
export const SERVICE_STATE = labelled(
  { on: '已设置', builtIn: '内置，不真发', off: '未设置' },
  { on: 'ok', builtIn: 'warn' },
);

/** One setting in a form: how its stored text becomes the values of fields, and those become the text again. */
interface FormSetting {
  key: string;
  /** Whether everybody may read it. Applied when its value is changed. */
  isPublic: boolean;
  fields: Fields;
  /** @param value the stored text, or null while the setting does not exist */
  read: (value: string | null) => FormValues;
  write: (values: FormValues) => string;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const line = (key: string, isPublic: boolean, name: string, field: Fields[string]): FormSetting => ({
  key,
  isPublic,
  fields: { [name]: field },
  read: (value) => ({ [name]: value === '' ? null : value }),
  write: (values) => wordOf(values[name]),
});

/** Fields of the notice, one for each audience, by the mark of their line. */
const NOTICE = {
  noticeAll: { mark: '', label: '首页通知', hint: '在每一页的顶上，给没有单独写通知的人看。不填就不显示。' },
  noticeGuest: { mark: '访客', label: '只给访客的通知', hint: '还没有登录的人看到它，而不是上面一条。' },
  noticeStudent: { mark: '学生', label: '只给学生的通知', hint: '' },
  noticeParent: { mark: '家长', label: '只给家长的通知', hint: '' },
  noticeTeacher: { mark: '老师', label: '只给老师的通知', hint: '' },
} as const;
const AUDIENCE_OF = { '': null, 访客: 'guest', 学生: 'student', 家长: 'parent', 老师: 'teacher' } as const;
const NOTICE_MAX = 200;

const notice: FormSetting = {
  key: 'site.notice',
  isPublic: true,
  fields: Object.fromEntries(
    Object.entries(NOTICE).map(([name, { label, hint }]) => [
      name,
      text(label, { max: NOTICE_MAX, oneLine: true, ...(hint !== '' && { hint }) }),
    ]),
  ),
  read: (value) => {
    const lines = noticeLines(value ?? '');
    return Object.fromEntries(
      Object.entries(NOTICE).map(([name, { mark }]) => [
        name,
        lines.find(({ audience }) => audience === AUDIENCE_OF[mark])?.text ?? null,
      ]),
    );
  },
  write: (values) =>
    Object.entries(NOTICE)
      .map(([name, { mark }]) => ({ mark, said: wordOf(values[name]) }))
      .filter(({ said }) => said !== '')
      .map(({ mark, said }) => (mark === '' ? said : `【${mark}】${said}`))
      .join('\n'),
};

const address: FormSetting = {
  key: SITE_ADDRESS_KEY,
  isPublic: false,
  fields: {
    address: text('网站地址', {
      max: 200,
      oneLine: true,
      rule: (value) =>
        wordOf(value) === '' || siteOrigin(wordOf(value)) !== null ? null : `网站地址要是${SITE_ADDRESS_LIKE}`,
      hint: '例如 https://oj.example.com，邮件里的链接用它开头。不填时邮件没有链接。',
    }),
  },
  read: (value) => ({ address: value === '' ? null : value }),
  write: (values) => siteOrigin(wordOf(values.address)) ?? wordOf(values.address),
};

const onOff = (key: string, isPublic: boolean, name: string, field: Fields[string]): FormSetting => ({
  key,
  isPublic,
  fields: { [name]: field },
  read: (value) => ({ [name]: value === 'true' }),
  write: (values) => String(values[name] === true),
});

/** At most six digits in fen. */
const YUAN = /^\d{1,4}(\.\d{1,2})?$/;

const monthly: FormSetting = {
  key: MINOR_MONTHLY_KEY,
  isPublic: false,
  fields: {
    monthlyYuan: text('未成年学生每月最多下单（元）', {
      max: 7,
      pattern: YUAN,
      like: '0 到 9999.99 的金额',
      hint: '填 0 是不能自己下单，只能由家长下单。不填按默认的 2000 元。',
    }),
  },
  read: (value) => ({ monthlyYuan: value === null || value === '' ? null : yuanOf(Number(value)) }),
  write: ({ monthlyYuan }) => {
    const yuan = wordOf(monthlyYuan);
    return yuan === '' ? '' : String(fenOf(yuan));
  },
};

const quotas: FormSetting[] = Object.values(FREE_QUOTAS).map(({ configKey, label, quota, period }) => {
  const name = configKey.slice(configKey.indexOf('.') + 1);
  const unit = period === 'day' ? '次/天' : '次/月';
  const hint = `没有会员卡的人能用几次；0 是没有会员卡就不能用。默认 ${quota} ${unit}。`;
  return {
    key: configKey,
    isPublic: true,
    fields: { [name]: count(label, { min: 0, max: 999_999, unit, hint }) },
    read: (value: string | null) => ({ [name]: value === null || value === '' ? quota : Number(value) }),
    write: (values: FormValues) => String(values[name]),
  };
});

/** The settings of each section, in the order of the form. */
const SETTINGS: Record<SettingSection, readonly FormSetting[]> = {
  site: [
    notice,
    line(
      'site.contact',
      true,
      'contact',
      text('联系方式', { max: 200, oneLine: true, hint: '在「关于」里给所有人看，每一页的页脚都有「关于」。' }),
    ),
    address,
    onOff(
      'registration.open',
      true,
      'isOpen',
      flag('开放自助注册', { hint: '关着时只有管理账号和机构能建账号。默认关。' }),
    ),
    line(
      'children.contact',
      true,
      'childrenContact',
      text('儿童个人信息负责人', {
        max: 200,
        oneLine: true,
        hint: '姓名和联系方式，写进儿童规则里的【儿童个人信息负责人】。没有填写时，未满 14 周岁的孩子不能注册。',
      }),
    ),
    onOff(
      TEACHER_FACTOR_KEY,
      false,
      'teacherFactor',
      flag('老师必须开启两步验证', {
        hint: '打开以后，没有开启的老师要先用手机绑定验证器才能继续，正在上课的也一样：请提前通知。默认关。',
      }),
    ),
    onOff(
      MANAGER_FACTOR_KEY,
      false,
      'managerFactor',
      flag('机构管理员必须开启两步验证', {
        hint: '打开以后，没有开启的机构管理员要先用手机绑定验证器才能管理机构，正在使用的也一样。默认关。',
      }),
    ),
  ],
  pay: [
    line(
      PAYEE_KEY,
      false,
      'payee',
      text('人工转账的收款信息', {
        max: 2_000,
        lines: 4,
        hint: '户名、账号、开户行；付款的人在订单上看到。不填就不能转账。',
      }),
    ),
    line(
      PAYEE_PICTURE_KEY,
      false,
      'payeePicture',
      text('收款码', { max: 200, oneLine: true, hint: '收款的二维码图片，付款的人在订单上看到。可以不填。' }),
    ),
    line(
      INVOICE_NOTE_KEY,
      true,
      'invoiceNote',
      text('开票说明', { max: 200, oneLine: true, hint: '填写以后，买卡的人可以要发票，这句话在旁边。不填就不开票。' }),
    ),
    monthly,
  ],
  quota: quotas,
};

/** The settings of a section. */
export const settingsOf = (section: SettingSection): readonly FormSetting[] => SETTINGS[section];

/** The section whose form has the setting; null for texts, and for settings that no form knows. */
export const sectionOfKey = (wanted: string): SettingSection | null =>
  SETTING_SECTION.values.find((section) => SETTINGS[section].some(({ key }) => key === wanted)) ?? null;

/** The fields of a section's form. */
export const sectionFields = (section: SettingSection): Fields =>
  fields(Object.assign({}, ...SETTINGS[section].map((setting) => setting.fields)) as Fields);

/** The values of a section's form. @param stored stored texts by key */
export const sectionForm = (section: SettingSection, stored: Readonly<Record<string, string>>): FormValues =>
  Object.assign({}, ...SETTINGS[section].map(({ key, read }) => read(stored[key] ?? null))) as FormValues;

/** The texts to store, by key. */
export const sectionTexts = (section: SettingSection, values: FormValues): { key: string; value: string }[] =>
  SETTINGS[section].map(({ key, write }) => ({ key, value: write(values) }));

/** Settings of a section that are still empty although the site shows them to people. */
export const unfilled = (section: SettingSection, stored: Readonly<Record<string, string>>): string[] =>
  SETTINGS[section]
    .filter(({ key }) => ['site.contact', 'children.contact'].includes(key) && (stored[key] ?? '').trim() === '')
    .map(({ key }) => configKeyOf(key).label);

import { demoAccountsOf } from './demoAccounts.ts';
import { FREE_QUOTAS } from './freeQuotas.ts';
import { choice, fields, flag, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';
import { SITE_ADDRESS_KEY, SITE_ADDRESS_LIKE, siteOrigin } from './siteAddress.ts';
import { noticeLines } from './siteNotice.ts';
import {
  INVOICE_NOTE_KEY,
  MANAGER_FACTOR_KEY,
  MINOR_MONTHLY_KEY,
  PAYEE_KEY,
  PAYEE_PICTURE_KEY,
  TEACHER_FACTOR_KEY,
} from './settingKeys.ts';

/** Maximum length of a line, which the notice bar can show. */
const NOTICE_LINE_MAX = 200;

/** Returns in Chinese why a text cannot be the notice, or null. */
function noticeFault(value: string): string | null {
  const lines = noticeLines(value);
  if (lines.some(({ text }) => text.length > NOTICE_LINE_MAX)) return `一行最多 ${NOTICE_LINE_MAX} 个字，请缩短`;
  if (lines.some(({ text }) => text === '')) return '【】后面要写通知的内容';
  const audiences = lines.map(({ audience }) => audience);
  return new Set(audiences).size === audiences.length
    ? null
    : '同一类人只能有一行；行首写【访客】【学生】【家长】或【老师】，不写就是给其他所有人';
}

/**
 * Format of a setting's value: one line, one line per audience, true or false, Markdown, a whole number, the list of
 * demo accounts, the site's address, or a free text for readers outside the platform.
 */
export type ConfigKind = 'line' | 'address' | 'notice' | 'switch' | 'document' | 'accounts' | 'count' | 'text';

interface ConfigKey {
  label: string;
  /** What it does, in a sentence. */
  effect: string;
  kind: ConfigKind;
  /** Whether the platform needs the setting: it can be changed, but not deleted. */
  isRequired: boolean;
}

/** Maximum length of a setting of one line, in characters. */
export const CONFIG_LINE_MAX = 200;
/** Maximum length of a setting, in characters. */
export const CONFIG_VALUE_MAX = 100_000;

/** Settings that the platform itself uses, by key. */
export const CONFIG_KEYS: Readonly<Record<string, ConfigKey>> = {
  'site.notice': {
    label: '首页滚动通知',
    effect: '在每一页的顶上，可以分别写给访客、学生、家长和老师。',
    kind: 'notice',
    isRequired: false,
  },
  'site.contact': {
    label: '联系方式',
    effect: '在「关于」里给所有人看，每一页的页脚都有「关于」。',
    kind: 'line',
    isRequired: false,
  },
  [SITE_ADDRESS_KEY]: {
    label: '网站地址',
    effect: '邮件里的链接用它开头；不填时邮件没有链接。',
    kind: 'address',
    isRequired: false,
  },
  'registration.open': {
    label: '开放自助注册',
    effect: '关着时只有管理账号和机构能建账号。',
    kind: 'switch',
    isRequired: true,
  },
  'children.contact': {
    label: '儿童个人信息负责人',
    effect: '写进儿童规则；没有填写时，未满 14 周岁的孩子不能注册。',
    kind: 'line',
    isRequired: true,
  },
  [TEACHER_FACTOR_KEY]: {
    label: '老师必须开启两步验证',
    effect: '打开以后，没有开启的老师要先绑定验证器才能继续，正在使用的也一样；学生和家长不受影响。',
    kind: 'switch',
    isRequired: false,
  },
  [MANAGER_FACTOR_KEY]: {
    label: '机构管理员必须开启两步验证',
    effect: '打开以后，没有开启的机构管理员要先绑定验证器才能管理机构，正在使用的也一样。',
    kind: 'switch',
    isRequired: false,
  },
  'demo.accounts': {
    label: '登录框里的演示账号',
    effect: '登录框里列出来，点一下就填好。',
    kind: 'accounts',
    isRequired: false,
  },
  ...Object.fromEntries(
    Object.values(FREE_QUOTAS).map(({ configKey, label, period }) => [
      configKey,
      {
        label: `免费次数：${label}`,
        effect: `没有会员卡的人${period === 'day' ? '每天' : '每月'}能用几次；0 是没有会员卡就不能用。`,
        kind: 'count',
        isRequired: true,
      },
    ]),
  ),
  [MINOR_MONTHLY_KEY]: {
    label: '未成年学生每月最多下单',
    effect: '超出的由家长下单；0 是不能自己下单。',
    kind: 'count',
    isRequired: false,
  },
  [INVOICE_NOTE_KEY]: {
    label: '开票说明',
    effect: '公开并填写以后，买卡的人可以要发票，这句话在旁边。',
    kind: 'line',
    isRequired: false,
  },
  [PAYEE_KEY]: {
    label: '人工转账的收款信息',
    effect: '付款的人在订单上看到；不填就不能转账。',
    kind: 'text',
    isRequired: false,
  },
  [PAYEE_PICTURE_KEY]: {
    label: '人工转账的收款码',
    effect: '收款的二维码图片，付款的人在订单上看到。',
    kind: 'line',
    isRequired: false,
  },
  about: { label: '关于我们', effect: '页脚「关于我们」打开的页面。', kind: 'document', isRequired: true },
  'agreement.service': {
    label: '用户服务协议',
    effect: '注册和登录时请人同意；改了会请登录的人重新同意。',
    kind: 'document',
    isRequired: true,
  },
  'agreement.privacy': {
    label: '隐私政策',
    effect: '注册和登录时请人同意；改了会请登录的人重新同意。',
    kind: 'document',
    isRequired: true,
  },
  'agreement.children': {
    label: '儿童个人信息保护规则',
    effect: '家长为未满 14 周岁的孩子同意的规则；改了会请家长重新同意。',
    kind: 'document',
    isRequired: true,
  },
};

/** Format of a setting that is a whole number. */
export const COUNT = /^\d{1,6}$/;
const UNKNOWN: Omit<ConfigKey, 'label'> = {
  effect: '平台自己不用它，由读取它的页面或程序决定。',
  kind: 'text',
  isRequired: false,
};

/** The facts of a key; a key that the platform does not know is labelled with itself. */
export const configKeyOf = (key: string): ConfigKey =>
  (Object.hasOwn(CONFIG_KEYS, key) ? CONFIG_KEYS[key] : undefined) ?? { ...UNKNOWN, label: key };

/** Returns in Chinese why a value is not allowed for a key, or null. */
export function configFault(key: string, value: string): string | null {
  const { kind } = configKeyOf(key);
  switch (kind) {
    case 'line':
      if (value.length > CONFIG_LINE_MAX) return `最多 ${CONFIG_LINE_MAX} 个字，请缩短`;
      return /[\r\n]/.test(value) ? '只能是一行，请去掉换行' : null;
    case 'address':
      return value === '' || siteOrigin(value) !== null ? null : `要是${SITE_ADDRESS_LIKE}`;
    case 'notice':
      return noticeFault(value);
    case 'switch':
      return value === 'true' || value === 'false' ? null : '只能是开或关';
    case 'document':
      return value.trim() === '' ? '正文不能为空' : null;
    case 'accounts':
      return demoAccountsOf(value) === null ? '每个演示账号都要填写名称、账号和密码' : null;
    case 'count':
      return COUNT.test(value) ? null : '只能是 0 到 999999 的整数';
    case 'text':
      return null;
    default:
      return kind satisfies never;
  }
}

/** Readers of a setting. */
export const CONFIG_SCOPE = labelled({ true: '公开', false: '仅管理' }, { true: 'ok' });

/** Values of a switch. */
export const CONFIG_SWITCH = labelled({ true: '开', false: '关' });

/** Placeholders in documents. OLDER maps the notation of older texts to them. */
export const SITE_TITLE = '【站名】';
/** Placeholder for the person in charge of children's data. */
export const CHILDREN_CONTACT = '【儿童个人信息负责人】';
const OLDER = { '{{site.title}}': SITE_TITLE, '{{children.contact}}': CHILDREN_CONTACT } as const;

/** Replaces placeholders in the older notation by the present ones. */
export const inWords = (markdown: string): string =>
  Object.entries(OLDER).reduce((text, [older, word]) => text.replaceAll(older, word), markdown);

const isPublic = flag('公开', { hint: '公开的内容任何人都能读到，密钥和内部信息不要公开。' });
const max = CONFIG_VALUE_MAX;
const ofKey = (key: unknown) => (value: unknown) => configFault(String(key), String(value));

/** Fields of a new setting; the key decides how the value is checked. */
export const newSettingFields = fields({
  key: text('代号', {
    required: true,
    max: 64,
    pattern: /^[a-z][A-Za-z0-9.]{1,63}$/,
    like: '小写字母开头的 2 到 64 个字母、数字或点',
    hint: '程序按它读取，例如 contest.rules；建好后不能改。',
  }),
  value: text('内容', { max, lines: 8, rule: (value, { key }) => ofKey(key)(value) }),
  isPublic,
});

/** Fields to change a setting, by its kind. */
export function settingFields(key: string) {
  const rule = ofKey(key);
  const { kind } = configKeyOf(key);
  switch (kind) {
    case 'switch':
      return fields({ value: choice('内容', CONFIG_SWITCH), isPublic });
    case 'line': {
      const hint = `一行，最多 ${CONFIG_LINE_MAX} 个字；清空就不显示。`;
      return fields({ value: text('内容', { max, rule, hint }), isPublic });
    }
    case 'address':
      return fields({
        value: text('网址', { max: CONFIG_LINE_MAX, rule, hint: `${SITE_ADDRESS_LIKE}；清空时邮件没有链接。` }),
        isPublic,
      });
    case 'notice': {
      const hint = `一行给所有人看，最多 ${NOTICE_LINE_MAX} 个字；行首写【访客】【学生】【家长】或【老师】的一行只给他们看。清空就不显示。`;
      return fields({ value: text('内容', { max, rule, hint, lines: 5 }), isPublic });
    }
    case 'document':
      return fields({
        value: text('正文', {
          max,
          rule,
          required: true,
          lines: 8,
          hint: `用 Markdown 写，${SITE_TITLE}会换成本站的名字。`,
        }),
        isPublic,
      });
    case 'accounts': {
      const hint = '登录框里给人试用的账号，谁都看得到密码：只写演示用的。全部移除就不显示。';
      return fields({ value: text('演示账号', { max, rule, hint, lines: 8 }), isPublic });
    }
    case 'count': {
      const [label, hint] =
        key === MINOR_MONTHLY_KEY ? ['金额（分）', '0 是不能自己下单。'] : ['次数', '0 是没有会员卡就不能用。'];
      return fields({ value: text(label, { max: 6, required: true, rule, hint }), isPublic });
    }
    case 'text':
      return fields({ value: text('内容', { max, rule, lines: 8 }), isPublic });
    default:
      return kind satisfies never;
  }
}

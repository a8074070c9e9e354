import { labelled } from './forms/labelled.ts';

/** How the value of a setting is written: one line, yes or no, a text in Markdown, or whatever its reader expects. */
export type ConfigKind = 'line' | 'switch' | 'document' | 'text';

interface ConfigKey {
  label: string;
  kind: ConfigKind;
  /** The platform reads it: it can be changed, not deleted. */
  isRequired: boolean;
}

/** The longest line of a setting, as the notice bar shows it. */
export const CONFIG_LINE_MAX = 200;
/** The longest text of a setting, in characters. */
export const CONFIG_VALUE_MAX = 100_000;

/** Settings that the platform itself reads, by key. */
export const CONFIG_KEYS: Readonly<Record<string, ConfigKey>> = {
  'site.notice': { label: '首页滚动通知', kind: 'line', isRequired: false },
  'site.contact': { label: '联系方式', kind: 'line', isRequired: false },
  'registration.open': { label: '开放自助注册', kind: 'switch', isRequired: true },
  'children.contact': { label: '儿童个人信息负责人', kind: 'line', isRequired: true },
  'demo.accounts': { label: '登录框里的演示账号', kind: 'text', isRequired: false },
  about: { label: '关于我们', kind: 'document', isRequired: true },
  'agreement.service': { label: '用户服务协议', kind: 'document', isRequired: true },
  'agreement.privacy': { label: '隐私政策', kind: 'document', isRequired: true },
  'agreement.children': { label: '儿童个人信息保护规则', kind: 'document', isRequired: true },
};

const UNKNOWN: Omit<ConfigKey, 'label'> = { kind: 'text', isRequired: false };

/** What is known of a key; for a key that only operators know, its own name. */
export const configKeyOf = (key: string): ConfigKey =>
  (Object.hasOwn(CONFIG_KEYS, key) ? CONFIG_KEYS[key] : undefined) ?? { ...UNKNOWN, label: key };

/** Why a value cannot stand under a key, in Chinese; null when it can. */
export function configFault(key: string, value: string): string | null {
  const { kind } = configKeyOf(key);
  switch (kind) {
    case 'line':
      if (value.length > CONFIG_LINE_MAX) return `最多 ${CONFIG_LINE_MAX} 个字，请缩短`;
      return /[\r\n]/.test(value) ? '只能是一行，请去掉换行' : null;
    case 'switch':
      return value === 'true' || value === 'false' ? null : '只能是 true 或 false';
    case 'document':
      return value.trim() === '' ? '正文不能为空' : null;
    case 'text':
      return null;
    default:
      return kind satisfies never;
  }
}

/** Who may read a setting. */
export const CONFIG_SCOPE = labelled({ true: '公开', false: '仅后台' }, { true: 'ok' });

/** The values of a switch. */
export const CONFIG_SWITCH = labelled({ true: '开', false: '关' });

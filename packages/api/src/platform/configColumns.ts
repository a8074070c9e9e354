import { CONFIG_SCOPE, CONFIG_SWITCH, configKeyOf, COUNT, inWords, SITE_TITLE } from './configKeys.ts';
import { demoAccountsOf } from './demoAccounts.ts';
import { FREE_QUOTAS, type FreePeriod } from './freeQuotas.ts';
import { SETTING_SECTION, SETTING_TAB, sectionOfKey } from './settingForms.ts';
import { MINOR_MONTHLY_KEY, PAYEE_PICTURE_KEY } from './settingKeys.ts';
import { yuanOf } from '../kit/yuan.ts';
import { code, column, day, figure, flagTag, sorted } from '../kit/column.ts';

const FREE = new Map<string, FreePeriod>(
  Object.values(FREE_QUOTAS).map(({ configKey, period }) => [configKey, period]),
);

/** A whole number with its unit. */
function countWords(key: string, value: string): string {
  if (key === MINOR_MONTHLY_KEY) return `${yuanOf(Number(value))} 元/月`;
  return FREE.get(key) === 'day' ? `${value} 次/天` : `${value} 次/月`;
}

/** The beginning of a setting's value as people say it: 开, 30 次/天, 2 个账号. */
export function excerptWords({ key, excerpt }: { key: string; excerpt: string }): string {
  if (excerpt === '') return '空';
  if (key === PAYEE_PICTURE_KEY) return '已上传图片';
  const { kind } = configKeyOf(key);
  switch (kind) {
    case 'switch':
      return CONFIG_SWITCH.has(excerpt) ? CONFIG_SWITCH.label(excerpt) : excerpt;
    case 'count':
      return COUNT.test(excerpt) ? countWords(key, excerpt) : excerpt;
    case 'accounts': {
      // A long list is cut off and cannot be read.
      const accounts = demoAccountsOf(excerpt);
      return accounts === null ? '演示账号的名单' : accounts.map(({ label }) => label).join('、');
    }
    case 'document':
      // Readers see the site's name there, and headings and links instead of their signs.
      return inWords(excerpt)
        .replaceAll(SITE_TITLE, '本站')
        .replaceAll(/\[([^[\]]*)\]\([^()]*\)/gu, '$1')
        .replaceAll(/^#+ |\*\*|^- /gmu, '');
    case 'line':
    case 'address':
    case 'notice':
    case 'text':
      return inWords(excerpt);
    default:
      return kind satisfies never;
  }
}

/**
 * Where a setting is changed.
 *
 * @internal for its test
 */
export const homeWords = (key: string): string => {
  const section = sectionOfKey(key);
  if (section !== null) return `设置 · ${SETTING_SECTION.label(section)}`;
  return configKeyOf(key).kind === 'document' ? `设置 · ${SETTING_TAB.label('agreement')}` : '这里';
};

/** Columns of the table of settings. */
export const configColumns = [
  column('label', '用途', ({ key }: { key: string }) => configKeyOf(key).label, { minWidth: 140 }),
  column('effect', '作用', ({ key }: { key: string }) => configKeyOf(key).effect, { minWidth: 240 }),
  column('value', '现在', excerptWords, { minWidth: 200 }),
  column('home', '在哪里改', ({ key }: { key: string }) => homeWords(key), { minWidth: 112 }),
  flagTag('isPublic', '可见范围', CONFIG_SCOPE, { minWidth: 88 }),
  figure('valueVersion', '版本', { spare: true }),
  sorted(code('key', '代号', { minWidth: 196, spare: true })),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];

import * as z from 'zod/mini';
import { configColumns } from '../../domain/tables/configColumns.ts';
import { CONFIG_VALUE_MAX, newSettingFields } from '../../domain/configKeys.ts';
import { call, resource } from '../call.ts';
import { shapeOf } from '../inputOf.ts';
import { changes, creates, lists, removes } from '../kinds.ts';
import { id, instant, seen, shortText } from '../shared.ts';

const { key, isPublic } = shapeOf(newSettingFields);
/** Kept to the letter, so that a text that nobody has touched stays the version that people agreed to. */
const value = z.string().check(z.maxLength(CONFIG_VALUE_MAX, `最多 ${CONFIG_VALUE_MAX} 个字`));

export const configRow = z.object({
  id,
  /** Of the row, for the next change; `valueVersion` is that of the text, which people agree to. */
  version: z.int(),
  key: z.string(),
  isPublic: z.boolean(),
  /** How the value begins: 120 characters at most. */
  excerpt: z.string(),
  valueVersion: z.int(),
  updatedAt: instant,
});

export const configValue = z.object({
  key: z.string(),
  value: z.string(),
  /** Of a document, such as an agreement: the text as a page shows it, names filled in. */
  html: z.optional(z.string()),
  /** Counts the values of this key; agreements are consented to in a version. */
  version: z.int(),
  updatedAt: instant,
  /** Newest first; only for the back office. */
  versionList: z.optional(
    z.array(z.object({ version: z.int(), at: instant, by: z.nullable(z.string()), length: z.int() })),
  ),
});

const office = { '': ['backOffice'] } as const;

export const config = resource('common/config', {
  queryByKey: call({
    methods: ['GET'],
    mounts: { '': ['anyone', 'backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      key: z.string().check(z.minLength(1), z.maxLength(64)),
      /** An earlier text, for who wants to read again what they agreed to. */
      version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    }),
    output: configValue,
    errors: ['NOT_FOUND'],
    summary: '按代号取一项配置，可指明版本；未公开的只对管理账号可见，管理账号还看到历史版本',
  }),
  queryList: lists(office, configRow, { keyword: shortText, isPublic: z.boolean() }, '配置列表', configColumns),
  create: creates(office, z.strictObject({ key, value, isPublic }), ['CODE_TAKEN', 'VALIDATION'], '新建一项配置'),
  update: changes(
    office,
    z.strictObject({ ...seen, value, isPublic }),
    ['VALIDATION'],
    '修改一项配置；改过的内容成为新版本，旧版本都保留',
  ),
  delete: removes(office, ['CONFIG_REQUIRED'], '删除一项配置；它的历史版本保留，平台要用的不能删除'),
});

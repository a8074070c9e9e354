import * as z from 'zod/mini';
import { configColumns } from './configColumns.ts';
import { CONFIG_VALUE_MAX, newSettingFields } from './configKeys.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { empty, id, instant, versionRead, shortText } from '../kit/contract/shared.ts';
import { SERVICE_STATE, SETTING_SECTION, TEST_RESULT, TEST_SEND } from './settingForms.ts';

const { key, isPublic } = shapeOf(newSettingFields);
/** Stored byte for byte, so that an unedited text stays the version that people consented to. */
const value = z.string().check(z.maxLength(CONFIG_VALUE_MAX, `最多 ${CONFIG_VALUE_MAX} 个字`));

/** A setting in a list. */
export const configRow = z.object({
  id,
  /** Version of the row, for the next change; people consent to `valueVersion`. */
  version: z.int(),
  key: z.string(),
  isPublic: z.boolean(),
  /** Start of the value, at most 120 characters. */
  excerpt: z.string(),
  valueVersion: z.int(),
  updatedAt: instant,
});

/** A setting with its full value. */
export const configValue = z.object({
  key: z.string(),
  value: z.string(),
  /** For documents such as agreements: the rendered text, with names filled in. */
  html: z.optional(z.string()),
  /** Number of the value for this key, from 1; consent refers to it. */
  version: z.int(),
  updatedAt: instant,
  /** Newest first; only for operators. */
  versionList: z.optional(
    z.array(z.object({ version: z.int(), at: instant, by: z.nullable(z.string()), length: z.int() })),
  ),
});

const section = z.enum(SETTING_SECTION.values);
const stored = z.strictObject({ key: z.string().check(z.maxLength(64)), value });

/** The settings of a section. */
export const settingSection = z.object({
  section,
  /** Grows with every change of one of its settings. */
  version: z.int(),
  /** Stored texts; a setting that was never stored is missing. */
  values: z.array(stored),
});

const { email } = shapeOf(TEST_SEND.mail);
const { mobile } = shapeOf(TEST_SEND.sms);

const serviceState = z.enum(SERVICE_STATE.values);

const office = { '': ['backOffice'] } as const;

/** Calls for settings. Public settings can be read by anyone. */
export const config = resource('common/config', {
  queryByKey: call({
    methods: ['GET'],
    mounts: { '': ['anyone', 'backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      key: z.string().check(z.minLength(1), z.maxLength(64)),
      /** An earlier version, for people who read again what they consented to. */
      version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    }),
    output: configValue,
    errors: ['NOT_FOUND'],
    summary: '按代号取一项配置，可指明版本；未公开的只对管理账号可见，管理账号还看到历史版本',
  }),
  queryList: lists(office, configRow, { keyword: shortText, isPublic: z.boolean() }, '配置列表', configColumns),
  /** Ours: the settings that are edited in forms, and which outside services are configured. */
  querySections: call({
    methods: ['GET'],
    mounts: office,
    input: empty,
    output: z.object({
      sections: z.array(settingSection),
      services: z.object({
        mail: serviceState,
        sms: serviceState,
        wechat: serviceState,
        wechatPay: serviceState,
        ocr: serviceState,
      }),
    }),
    errors: [],
    summary: '分组的设置和各项外部服务是否设置；密钥不返回',
  }),
  /** Ours: saves a section whole or not at all. */
  saveSection: call({
    methods: ['PUT'],
    mounts: office,
    input: z.strictObject({
      section,
      version: z.int(),
      values: z.array(stored).check(z.minLength(1), z.maxLength(30)),
    }),
    output: settingSection,
    errors: ['VERSION_CHANGED', 'VALIDATION'],
    summary: '一次保存一组设置；改过的内容各成为新版本，看过之后被别人改过的不覆盖',
  }),
  /** Ours: sends one message, to see whether mail or text messages arrive. */
  sendTest: call({
    methods: ['POST'],
    mounts: office,
    quietErrors: true,
    input: z
      .strictObject({ email: z.optional(email), mobile: z.optional(mobile) })
      .check(z.refine((input) => (input.mobile === undefined) !== (input.email === undefined), '请填写手机号或邮箱')),
    output: z.object({
      state: z.enum(TEST_RESULT.values),
      /** What the provider answered, in its own words. */
      answer: z.string(),
    }),
    errors: ['NOT_CONFIGURED', 'RATE_LIMITED'],
    summary: '发一封测试邮件或一条测试短信，返回服务商的答复；每人每小时 6 次',
  }),
  create: creates(office, z.strictObject({ key, value, isPublic }), ['CODE_TAKEN', 'VALIDATION'], '新建一项配置'),
  update: changes(
    office,
    z.strictObject({ ...versionRead, value, isPublic }),
    ['VALIDATION'],
    '修改一项配置；改过的内容成为新版本，旧版本都保留',
  ),
  delete: removes(office, ['CONFIG_REQUIRED'], '删除一项配置；它的历史版本保留，平台要用的不能删除'),
});

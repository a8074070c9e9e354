import * as z from 'zod/mini';
import { appFields, HOST, isOrigin, SSO_KEY_CHANGE } from './appSites.ts';
import { appColumns } from './appColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { fileName } from './file.contract.ts';
import { done, id, instant, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';

const origin = z.string().check(z.maxLength(200), z.refine(isOrigin, '写成 https://school.example，不带路径和通配符'));
const host = z.string().check(z.regex(HOST, '域名写法：oj.school.example，小写，不带端口'), z.maxLength(253));
const hosts = z.array(host).check(z.maxLength(20, '最多 20 个域名'));
const allowedOrigins = z.array(origin).check(z.maxLength(50, '最多 50 个来源'));

const { appId, name, title, accent } = shapeOf(appFields);
const fields = { name, title, accent, hosts, allowedOrigins };

/** A site of the installation. */
export const appRow = z.object({
  id,
  version: z.int(),
  appId: z.string(),
  name: z.string(),
  title: z.string(),
  logo: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  accent: z.nullable(z.string()),
  hosts: z.array(z.string()),
  allowedOrigins: z.array(z.string()),
  /** True when a partner can sign people in with signed assertions. */
  hasSsoKey: z.boolean(),
  updatedAt: instant,
});

const onlySuper = { '': ['superUser'] } as const;

/** Sites of an installation. Operators of the first site see and create all sites, others see only their own. */
export const app = resource('app', {
  create: call({
    methods: ['POST'],
    mounts: onlySuper,
    input: z.strictObject({
      /** Key of all data of the site; can never change. */
      appId,
      ...fields,
    }),
    output: done,
    errors: ['FORBIDDEN', 'CODE_TAKEN', 'HOST_TAKEN'],
    summary: '新建应用；当前账号成为它的第一个超级管理员，账号和密码不变',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: { '': ['backOffice'] },
    list: true,
    sheet: sheetOf(appRow, appColumns),
    input: z.strictObject({ ...pageKeys, keyword: z.optional(shortText) }),
    output: pageOf(appRow),
    errors: ['VALIDATION'],
    summary: '应用列表：平台自己的管理账号看到全部，其他应用的管理账号看到自己',
  }),
  update: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({
      id,
      version: z.int(),
      ...fields,
      /** Public images uploaded to this site; null for the platform's images. */
      logo: z.nullable(fileName),
      favicon: z.nullable(fileName),
      ssoKey: z.enum(SSO_KEY_CHANGE.values),
    }),
    output: z.object({
      id,
      /** A new key, shown once; the server stores it encrypted. Null when unchanged or removed. */
      ssoKey: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'HOST_TAKEN', 'VALIDATION'],
    summary: '修改应用：标题、标志、图标、主色、域名、允许的来源和对接密钥',
  }),
});

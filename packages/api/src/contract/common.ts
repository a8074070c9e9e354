import * as z from 'zod/mini';
import { call, resource } from './call.ts';
import { id, instant } from './shared.ts';

export const dict = resource('dict', {
  queryByValue: call({
    methods: ['GET', 'POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: z.strictObject({ value: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({
      value: z.string(),
      itemList: z.array(z.object({ value: z.string(), label: z.string(), sort: z.int() })),
    }),
    errors: ['NOT_FOUND'],
    summary: '按值取一个字典；客户端按值缓存，失败时当作空列表',
  }),
});

export const imageBanner = resource('imageBanner', {
  queryListByPosition: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({ position: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({
      content: z.array(
        z.object({
          id,
          title: z.string(),
          subtitle: z.string(),
          image: z.nullable(z.string()),
          link: z.nullable(z.string()),
          sort: z.int(),
        }),
      ),
    }),
    errors: [],
    summary: '某个位置上正在展示的横幅',
  }),
});

export const config = resource('common/config', {
  queryByKey: call({
    methods: ['GET'],
    mounts: { '': ['anyone', 'backOffice'] },
    quietErrors: true,
    input: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({ key: z.string(), value: z.string(), updatedAt: instant }),
    errors: ['NOT_FOUND'],
    summary: '按键取一项配置；未公开的键只对后台可见',
  }),
});

export const file = resource('common/file', {
  download: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    path: '/common/file/{fileName}',
    plain: true,
    download: true,
    input: z.object({
      fileName: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确')),
      appId: z.optional(z.string().check(z.maxLength(64))),
      timestamp: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: z.any(),
    errors: ['NOT_FOUND'],
    summary: '下载文件；公开的文件任何人可取，其余只给所有者',
  }),
});

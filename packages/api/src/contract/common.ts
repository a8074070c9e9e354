import * as z from 'zod/mini';
import { call, resource } from './call.ts';
import { id, instant } from './shared.ts';

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

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

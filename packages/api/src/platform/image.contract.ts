import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';

/** Call for QR codes. */
export const image = resource('common/image', {
  qrCode: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    path: '/common/image/qrCode.jpg',
    plain: true,
    download: true,
    input: z.object({
      appId: z.optional(z.string().check(z.maxLength(64))),
      /** A page of this site, such as `/web/exam/detail?id=…`; other addresses are refused. */
      path: z.string().check(z.minLength(1), z.maxLength(500, '地址太长，二维码放不下')),
    }),
    output: z.any(),
    errors: ['VALIDATION', 'RATE_LIMITED', 'UNAVAILABLE'],
    summary: '本站一个页面的二维码（JPEG）',
  }),
});

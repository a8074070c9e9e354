import * as z from 'zod/mini';
import { memberSelf } from './auth.ts';
import { call, resource } from './call.ts';
import { empty, id, instant } from './shared.ts';

export const member = resource('member', {
  queryCurrent: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: empty,
    output: memberSelf,
    errors: ['SIGN_IN_REQUIRED'],
    summary: '当前会员的资料',
  }),
  queryCurrentRights: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: empty,
    output: z.object({
      rights: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          kind: z.enum(['unlimited', 'quota']),
          quota: z.nullable(z.int()),
          used: z.int(),
          expireDate: instant,
        }),
      ),
    }),
    errors: [],
    summary: '当前会员因会员卡而有的权益',
  }),
  queryMineTeacherList: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: empty,
    output: z.object({
      teacherList: z.array(z.object({ id, name: z.string(), avatar: z.nullable(z.string()) })),
    }),
    errors: [],
    summary: '学生：自己的老师；老师：同机构、同班级、同分组的其他老师，不含自己',
  }),
});

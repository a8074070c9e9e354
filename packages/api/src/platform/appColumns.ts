import { code, column, day, NOTHING, sorted, text } from '../kit/column.ts';

const lines = (all: readonly string[]): string => all.join('、') || NOTHING;

/** Columns of the table of apps. */
export const appColumns = [
  sorted(text('name', '名称', { minWidth: 120 })),
  sorted(code('appId', '编号', { minWidth: 100 })),
  text('title', '站点标题', { minWidth: 140 }),
  column('accent', '主色', ({ accent }: { accent: string | null }) => accent ?? '墨蓝（默认）', { minWidth: 112 }),
  column('hosts', '域名', ({ hosts }: { hosts: readonly string[] }) => lines(hosts), { minWidth: 160 }),
  column(
    'allowedOrigins',
    '允许的来源',
    ({ allowedOrigins }: { allowedOrigins: readonly string[] }) => lines(allowedOrigins),
    { minWidth: 160 },
  ),
  column('sso', '学校登录', ({ hasSsoKey }: { hasSsoKey: boolean }) => (hasSsoKey ? '已开通' : NOTHING), {
    minWidth: 80,
  }),
  day('updatedAt', '更新日期', { hidden: true }),
];

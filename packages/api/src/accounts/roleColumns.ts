import { code, column, day, figure, sorted, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';

interface Required {
  requiresSecondFactor: boolean;
  userCount: number;
  secondFactorCount: number;
}

/** Whether a role requires a second factor, and how many of its people have one. */
const requiredWords = ({ requiresSecondFactor, userCount, secondFactorCount }: Required): string =>
  `${requiresSecondFactor ? '要' : '不要求'}（${secondFactorCount} / ${userCount} 人已开启）`;

/** Columns of the table of roles. */
export const roleColumns = [
  sorted(text('name', '名称')),
  sorted(code('code', '代号', { minWidth: 120 })),
  text('note', '说明', { minWidth: 320 }),
  column('permissions', '权限', ({ permissions }: { permissions: readonly string[] }) => String(permissions.length), {
    numeric: true,
    quantity: wholes(({ permissions }) => permissions.length),
  }),
  figure('userCount', '使用人数'),
  column('requiresSecondFactor', '登录要两步验证', requiredWords, { minWidth: 160, spare: true }),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];

import { column, day, sorted, text } from '../kit/column.ts';
import { signedWholes } from '../kit/quantity.ts';

interface OfMember {
  member: { nameMasked: string; account: string };
}

/** Points of an entry with sign: +30, −200. */
export const signedPoints = ({ delta }: { delta: number }): string => (delta > 0 ? `+${delta}` : `−${-delta}`);

/** Columns of the ledger of points. */
export const pointsColumns = [
  column('member', '姓名', ({ member }: OfMember) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: OfMember) => member.account, { minWidth: 112 }),
  sorted(
    column('delta', '积分', signedPoints, {
      numeric: true,
      minWidth: 80,
      quantity: signedWholes(({ delta }) => delta),
    }),
  ),
  text('reason', '原因', { minWidth: 220 }),
  sorted(day('createdAt', '日期')),
];

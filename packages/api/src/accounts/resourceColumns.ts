import { GONE } from './permissions.ts';
import { code, column, figure, sorted, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';

const isGone = ({ goneAt }: { goneAt: string | null }): 'true' | 'false' => (goneAt === null ? 'false' : 'true');

/** Columns of the table of permission resources. */
export const resourceColumns = [
  sorted(text('name', '名称')),
  sorted(code('code', '代号')),
  column('operations', '操作数', ({ operations }: { operations: readonly object[] }) => String(operations.length), {
    numeric: true,
    quantity: wholes(({ operations }) => operations.length),
  }),
  sorted(figure('sort', '顺序')),
  column('goneAt', '状态', (row: { goneAt: string | null }) => GONE.label(isGone(row)), {
    look: 'tag',
    tone: (row) => GONE.tone(isGone(row)),
    minWidth: 80,
  }),
];

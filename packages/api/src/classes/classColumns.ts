import { column, day, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';
import { LIFECYCLE, type Lifecycle } from '../enrolment/lifecycle.ts';

interface Counted {
  capacity: number | null;
  takenCount: number;
  staff: { waitingCount: number; quitCount: number; joinCode: string | null } | null;
}

/** Columns of the table of classes. */
export const classColumns = [
  sorted(text('title', '班级', { minWidth: 200 })),
  tag<'status', Lifecycle>('status', '状态', LIFECYCLE),
  column('teachers', '老师', ({ teachers }: { teachers: readonly { name: string }[] }) =>
    teachers.length === 0 ? '没有老师' : teachers.map(({ name }) => name).join('、'),
  ),
  column('assistants', '助教', ({ assistants }: { assistants: readonly { name: string }[] }) =>
    assistants.length === 0 ? NOTHING : assistants.map(({ name }) => name).join('、'),
  ),
  column(
    'takenCount',
    '人数',
    ({ capacity, takenCount }: Counted) => (capacity === null ? String(takenCount) : `${takenCount}/${capacity}`),
    { numeric: true, quantity: wholes(({ takenCount }) => takenCount) },
  ),
  column('capacity', '名额', ({ capacity }: Counted) => (capacity === null ? '不限' : String(capacity)), {
    numeric: true,
    hidden: true,
    quantity: wholes(({ capacity }) => capacity),
  }),
  column('waiting', '候补', ({ staff }: Counted) => String(staff?.waitingCount ?? 0), {
    numeric: true,
    quantity: wholes(({ staff }) => staff?.waitingCount ?? 0),
  }),
  column('quits', '申请退出', ({ staff }: Counted) => String(staff?.quitCount ?? 0), {
    numeric: true,
    quantity: wholes(({ staff }) => staff?.quitCount ?? 0),
  }),
  column('joinCode', '班级码', ({ staff }: Counted) => staff?.joinCode ?? NOTHING, { look: 'code' }),
  sorted(day('startAt', '开班', { spare: true })),
  sorted(day('endAt', '结束')),
];

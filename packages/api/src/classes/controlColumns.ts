import { CONTROL_TARGET, type ControlTarget } from './classMembers.ts';
import { minuteText } from '../kit/beijing.ts';
import { choice, column, NOTHING, sorted, text } from '../kit/column.ts';

type Times = Readonly<
  Record<'openAt' | 'ownOpenAt' | 'dueAt' | 'ownDueAt' | 'lateUntilAt' | 'ownLateUntilAt', string | null>
>;

/** The end of late work counts only after the due date that holds, as for students (`homeworkDates.ts`). */
function lateUntil({ lateUntilAt, ownLateUntilAt, dueAt, ownDueAt }: Times): string | null {
  const until = lateUntilAt ?? ownLateUntilAt;
  const due = dueAt ?? ownDueAt;
  return until !== null && (due === null || until > due) ? until : null;
}

const timeText = (at: string | null): string => (at === null ? NOTHING : minuteText(at));

/** Columns of a class's schedule; without a time of the class, that of the exam or homework counts. */
export const controlColumns = [
  text('targetTitle', '内容', { minWidth: 220 }),
  choice<'targetType', ControlTarget>('targetType', '类别', CONTROL_TARGET),
  column('groupName', '给谁', ({ groupName }: { groupName: string | null }) => groupName ?? '全班'),
  column('visible', '显示', ({ visible }: { visible: boolean }) => (visible ? '显示' : '不显示'), {
    look: 'tag',
    tone: ({ visible }: { visible: boolean }) => (visible ? 'ok' : 'neutral'),
  }),
  sorted(column('openAt', '开放', ({ openAt, ownOpenAt }: Times) => timeText(openAt ?? ownOpenAt), { minWidth: 136 })),
  sorted(column('dueAt', '截止', ({ dueAt, ownDueAt }: Times) => timeText(dueAt ?? ownDueAt), { minWidth: 136 })),
  column('lateUntilAt', '补交截止', (row: Times) => timeText(lateUntil(row)), { minWidth: 136, spare: true }),
];

import { CONTROL_TARGET, type ControlTarget } from './classMembers.ts';
import { choice, column, minute, sorted, text } from '../kit/column.ts';

/** Columns of a class's schedule. */
export const controlColumns = [
  text('targetTitle', '内容', { minWidth: 220 }),
  choice<'targetType', ControlTarget>('targetType', '类别', CONTROL_TARGET),
  column('groupName', '给谁', ({ groupName }: { groupName: string | null }) => groupName ?? '全班'),
  column('visible', '显示', ({ visible }: { visible: boolean }) => (visible ? '显示' : '不显示'), {
    look: 'tag',
    tone: ({ visible }: { visible: boolean }) => (visible ? 'ok' : 'neutral'),
  }),
  sorted(minute('openAt', '开放')),
  sorted(minute('dueAt', '截止')),
  minute('lateUntilAt', '补交截止', { spare: true }),
];

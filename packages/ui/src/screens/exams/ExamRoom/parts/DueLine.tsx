import { styled } from 'styled-components';
import { momentText } from '@aosai/api/kit/dayText';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { RoomHomework } from '../examRoomProps.ts';

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-late='true'] {
    padding: 3px ${theme.space[8]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
    font-weight: ${theme.weight.medium};
  }
`;

const FROM = {
  own: '老师给你延到',
  group: '小组截止',
  grade: '班级截止',
  homework: '截止',
} as const satisfies Record<RoomHomework['dueFrom'], string>;

/** Replaces the clock for homework: the due date, and the penalty of an answer given now. */
export const DueLine = ({ homework, short = false }: { homework: RoomHomework; short?: boolean }) => {
  const { dueAt, lateUntilAt, dueFrom, penaltyPct, now } = homework;
  const isLate = now > Date.parse(dueAt);
  if (!isLate)
    return (
      <Root>
        {!short && <Icon name="clock" />}
        {FROM[dueFrom]} {momentText(dueAt, now)}
      </Root>
    );
  const cost = penaltyPct > 0 ? `现在作答扣 ${penaltyPct}%` : '现在作答不扣分';
  return (
    <Root data-late="true">
      {short || lateUntilAt === null ? `补交中 · ${cost}` : `补交到 ${momentText(lateUntilAt, now)} · ${cost}`}
    </Root>
  );
};

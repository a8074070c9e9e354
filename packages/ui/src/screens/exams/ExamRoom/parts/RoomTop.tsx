import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '../../../../patterns/Countdown/Countdown.tsx';
import { SaveChip, type SaveState } from '../../../../patterns/SaveChip/SaveChip.tsx';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { takeLostFocus } from '../../../../patterns/StepFocus/stepFocus.ts';
import type { RoomHomework } from '../examRoomProps.ts';
import type { WorkLayout } from '../../../../patterns/WorkFrame/useLayout.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';

const DueText = styled.p`
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
const DueLine = ({ homework, short = false }: { homework: RoomHomework; short?: boolean }) => {
  const { dueAt, lateUntilAt, dueFrom, penaltyPct, now } = homework;
  const isLate = now > Date.parse(dueAt);
  if (!isLate)
    return (
      <DueText>
        {!short && <Icon name="clock" />}
        {FROM[dueFrom]} {momentText(dueAt, now)}
      </DueText>
    );
  const cost = penaltyPct > 0 ? `现在作答扣 ${penaltyPct}%` : '现在作答不扣分';
  return (
    <DueText data-late="true">
      {short || lateUntilAt === null ? `补交中 · ${cost}` : `补交到 ${momentText(lateUntilAt, now)} · ${cost}`}
    </DueText>
  );
};

export interface RoomTopProps {
  examTitle: string;
  remainingMs: number | null;
  /** Shown in place of the clock. */
  homework: RoomHomework | undefined;
  /** State of saving; null if no answer can be changed. */
  save: SaveState | null;
  layout: WorkLayout;
  /** Notices and settings. */
  tools: ReactNode;
  /** The hand-in button. */
  action: ReactNode;
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[16]};
  min-height: 60px;
  padding: 6px ${theme.space[20]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-width: 0;
  }
  > div:last-child {
    justify-content: flex-end;
  }
  [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  h1 {
    overflow: hidden;
    font-size: ${theme.text.lead};
    letter-spacing: 0;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  &[data-layout='narrow'] {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[8]};
    min-height: 0;
    padding: 0 12px 8px;
  }
  &[data-layout='narrow'] h1 {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  &[data-layout='narrow'] > div {
    gap: ${theme.space[8]};
  }
  &[data-layout='narrow'] > [data-part='tools'] {
    justify-content: flex-end;
    margin-right: -8px;
  }
`;

const ReadOnly = () => <Tag tone="warn">只读</Tag>;

/** The top bar: exam title, time left, save state and hand-in. */
export const RoomTop = ({ examTitle, remainingMs, homework, save, layout, tools, action }: RoomTopProps) =>
  layout === 'narrow' ? (
    <Root data-layout={layout}>
      <h1 ref={takeLostFocus} title={examTitle}>
        {examTitle}
      </h1>
      <div data-part="tools">{tools}</div>
      <div>
        {homework ? <DueLine homework={homework} short /> : <Countdown remainingMs={remainingMs} size="s" />}
        {save ? <SaveChip state={save} short /> : <ReadOnly />}
      </div>
      <div>{action}</div>
    </Root>
  ) : (
    <Root data-layout={layout}>
      <div>
        <Seal />
        <h1 ref={takeLostFocus} title={examTitle}>
          {examTitle}
        </h1>
      </div>
      {homework ? <DueLine homework={homework} /> : <Countdown remainingMs={remainingMs} />}
      <div>
        {save ? <SaveChip state={save} short={layout === 'medium'} /> : <ReadOnly />}
        <div data-part="tools">{tools}</div>
        {action}
      </div>
    </Root>
  );

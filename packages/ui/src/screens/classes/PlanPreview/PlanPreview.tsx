import { CONTROL_TARGET } from '@aosai/api/classes/classMembers';
import { PLAN_OUTCOME } from '@aosai/api/classes/nextTerm';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { minuteText } from '@aosai/api/kit/beijing';
import { weekdayText } from '@aosai/api/kit/dayText';
import { styled } from 'styled-components';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

export interface PlanPreviewProps {
  lines: readonly PlanLine[];
  /** Ids of rows that the reader leaves out. */
  skipped: readonly string[];
  /** Without it the rows are a result that cannot be changed. */
  onSkip?: (skipped: string[]) => void;
}

const List = styled.ul`
  display: grid;
  max-height: 340px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 14em 14em;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
    padding: ${theme.space[8]} ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
  }
  > li:first-child {
    border-top: 0;
  }
  > li[data-outcome='left'],
  > li[data-outcome='there'] {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    max-height: none;

    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Dates = styled.span`
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  &[data-new='true'] {
    color: ${theme.color.ink};
  }
  > span {
    display: block;
  }
`;

const timeText = (at: string): string => `${minuteText(at)} ${weekdayText(at)}`;

/** An exam begins and ends, everything else opens and is due. */
const wordsOf = ({ targetType }: PlanLine) => (targetType === 'exam' ? ['开始', '结束'] : ['开放', '截止']);

const DateLines = ({ line, at }: { line: PlanLine; at: 'before' | 'after' }) => {
  const { openAt, dueAt } = line[at];
  const [opens, due] = wordsOf(line);
  const label = at === 'before' ? '原来' : '改为';
  return (
    <Dates data-new={at === 'after'}>
      {openAt !== null && (
        <span>
          {label} {timeText(openAt)} {opens}
        </span>
      )}
      {dueAt !== null && (
        <span>
          {label} {timeText(dueAt)} {due}
        </span>
      )}
      {openAt === null && dueAt === null && <span>没有时间</span>}
    </Dates>
  );
};

const nameOf = ({ targetType, targetTitle, groupName }: PlanLine): string =>
  [
    targetType === 'solution' ? '解析：' : '',
    targetTitle ?? '已删除的内容',
    groupName === null ? '' : `（${groupName}）`,
  ].join('');

/** The rows of a plan with their dates before and after, and why a row is not copied. */
export const PlanPreview = ({ lines, skipped, onSkip }: PlanPreviewProps) => (
  <List aria-label="课表与内容的安排" tabIndex={0}>
    {lines.map((line) => {
      const { id, targetType, outcome, reason } = line;
      const isSkipped = skipped.includes(id);
      const name = (
        <Title>
          {nameOf(line)} <Tag>{CONTROL_TARGET.label(targetType)}</Tag>
        </Title>
      );
      return (
        <li key={id} data-outcome={outcome}>
          {onSkip && outcome === 'copied' ? (
            <Checkbox
              label={name}
              checked={!isSkipped}
              onChange={() => onSkip(isSkipped ? skipped.filter((one) => one !== id) : [...skipped, id])}
            />
          ) : (
            name
          )}
          <DateLines line={line} at="before" />
          {outcome === 'copied' && !isSkipped ? (
            <DateLines line={line} at="after" />
          ) : (
            <span>{isSkipped ? PLAN_OUTCOME.label('left') : (reason ?? PLAN_OUTCOME.label(outcome))}</span>
          )}
        </li>
      );
    })}
  </List>
);

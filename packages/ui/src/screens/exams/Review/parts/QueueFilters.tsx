import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { EXAM_KIND, REVIEW_STATE } from '@aosai/api/exams/teaching';
import { dateText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { DayWindow } from '../../../../patterns/OfficeTable/DayWindow.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Switch } from '../../../../primitives/Switch/Switch.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { ReviewCounts, ReviewFilter } from '../reviewProps.ts';

export interface QueueFiltersProps {
  filter: ReviewFilter;
  counts: ReviewCounts | undefined;
  /** Title of the chosen exam or homework, if known. */
  named: string | undefined;
  namesHidden: boolean;
  now: number;
  onFilter: (filter: Partial<ReviewFilter>) => void;
  onHideNames: (hidden: boolean) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[12]};

  summary {
    width: fit-content;
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  summary:focus-visible {
    border-radius: ${theme.radius.tag};
  }
  details[open] > summary {
    margin-bottom: ${theme.space[8]};
  }
  ${media.touch} {
    summary {
      min-height: ${theme.control.touch};
      line-height: ${theme.control.touch};
    }
  }
`;

const ALL = '';
const KINDS = (['homework', 'exam'] as const).map((value) => ({ value, label: EXAM_KIND.label(value) }));
const STATES = REVIEW_STATE.values.map((value) => ({ value, label: REVIEW_STATE.label(value) }));

const optionsOf = (all: string, items: ReviewCounts['targets']) => [
  { value: ALL, label: all },
  ...items.map(({ id, title, open }) => ({ value: id, label: `${title}（待批 ${open}）` })),
];

/** Keeps the chosen item in the list even if none of its answers wait any longer. */
const withChosen = (items: ReviewCounts['targets'], id: string | null, title: string) =>
  id === null || items.some((one) => one.id === id) ? items : [...items, { id, title, open: 0 }];

/** Filters of the review queue. */
export const QueueFilters = ({ filter, counts, named, namesHidden, now, onFilter, onHideNames }: QueueFiltersProps) => {
  const { kind, state, targetId, gradeId, questionId, heldBy, from, to } = filter;
  const targets = withChosen(counts?.targets ?? [], targetId, named ?? '选中的这一份');
  const grades = withChosen(counts?.grades ?? [], gradeId, '选中的班级');
  const questions = withChosen(counts?.questions ?? [], questionId, '选中的题目');
  const chosen = (value: string) => (value === ALL ? null : value);
  const word = EXAM_KIND.label(kind);
  return (
    <Root>
      <Segmented
        label="批阅什么"
        size="s"
        options={KINDS}
        value={kind}
        onChange={(next) => onFilter({ kind: next, targetId: null, gradeId: null, questionId: null })}
      />
      <Segmented
        label="批阅状态"
        size="s"
        options={STATES}
        value={state}
        onChange={(next) => onFilter({ state: next })}
      />
      {heldBy !== null && (
        <Field label="归属">
          <Select
            size="s"
            value={heldBy}
            options={[{ value: ALL, label: '全部归属' }, ...HELD_BY.options]}
            onChange={({ target: { value } }) =>
              onFilter({ heldBy: HELD_BY.has(value) ? value : '', targetId: null, gradeId: null, questionId: null })
            }
          />
        </Field>
      )}
      <Field label={word}>
        <Select
          size="s"
          value={targetId ?? ALL}
          options={optionsOf(`全部${word}`, targets)}
          onChange={(event) => onFilter({ targetId: chosen(event.target.value), questionId: null })}
        />
      </Field>
      {targetId !== null && (
        <Field label="题目">
          <Select
            size="s"
            value={questionId ?? ALL}
            options={optionsOf('全部题目', questions)}
            onChange={(event) => onFilter({ questionId: chosen(event.target.value) })}
          />
        </Field>
      )}
      {grades.length > 0 && (
        <Field label="班级">
          <Select
            size="s"
            value={gradeId ?? ALL}
            options={optionsOf('全部班级', grades)}
            onChange={(event) => onFilter({ gradeId: chosen(event.target.value) })}
          />
        </Field>
      )}
      {/* Collapsed, since the dates are rarely needed. */}
      <details open={from !== '' || to !== '' || undefined}>
        <summary>按交来的日期</summary>
        <DayWindow
          label="交"
          today={dateText(now)}
          from={from}
          until={to}
          onChange={(days) => onFilter({ from: days.from, to: days.until })}
        />
      </details>
      <Switch checked={namesHidden} onChange={onHideNames} label="隐藏姓名" />
    </Root>
  );
};

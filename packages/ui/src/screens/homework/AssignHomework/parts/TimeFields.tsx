import { HOMEWORK_LIMITS, USUAL_LATE_RULE } from '@aosai/api/homework/homeworkRules';
import { lateRuleText } from '@aosai/api/homework/lateRuleText';
import { inBeijing, minuteText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { DateTimeRange } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { lateOptions, takesLate } from '../../HomeworkOffice/lateDays.ts';
import {
  type AssignChosen,
  type AssignDraft,
  type AssignRound,
  type AssignSource,
  lacksWeeks,
  quickDues,
  quizDues,
  takesSeries,
} from '../assignDraft.ts';
import type { AssignKnown } from '../assignKnown.ts';

interface TimeFieldsProps {
  draft: AssignDraft;
  known: Pick<AssignKnown, 'isQuiz' | 'today' | 'now'>;
  error: string | undefined;
  onChange: (part: Partial<AssignDraft>) => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** A box belongs to the word after it. */
const Days = styled(Row)`
  column-gap: ${theme.space[20]};
`;

const Fold = styled.details`
  > summary {
    padding: ${theme.space[8]} 0;
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  > summary > b {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
  > div {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} 0;
  }
`;

const Preview = styled.ol`
  display: grid;
  gap: 2px;
  max-height: 264px;
  overflow: auto;
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  list-style: none;
  font-variant-numeric: tabular-nums;

  small {
    color: ${theme.color.ink2};
  }
`;

/** The rule in words: 截止后 3 天内可以补交，每迟一天扣 10%，最多扣 40%；按时得的分不会少。 */
const lateWords = (late: string): string =>
  takesLate(late)
    ? `${lateOptions(null).find(({ value }) => value === late)?.label ?? ''}可以补交，${lateRuleText(USUAL_LATE_RULE, true)}`
    : '不能补交';

/** When the homework opens and is due, with quick choices; the rule for late work is folded. */
export const TimeFields = ({ draft, known: { isQuiz, today, now }, error, onChange }: TimeFieldsProps) => (
  <>
    <DateTimeRange
      label="开始到截止"
      value={{ startAt: draft.openAt, endAt: draft.dueAt }}
      onChange={({ startAt, endAt }) => onChange({ openAt: startAt, dueAt: endAt })}
      today={today}
      required
      error={error}
    />
    <Row role="group" aria-label={isQuiz ? '做多久' : '截止到'}>
      {(isQuiz && draft.openAt !== null ? quizDues(draft.openAt) : quickDues(now)).map(({ label, dueAt }) => (
        <Button key={label} size="s" aria-pressed={draft.dueAt === dueAt} onClick={() => onChange({ dueAt })}>
          {label}
        </Button>
      ))}
    </Row>
    <Fold>
      <summary>
        <b>迟交</b>：{lateWords(draft.late)}
      </summary>
      <div>
        <Field label="补交" hint="每天扣多少、最多扣多少，布置以后在作业的「设置」里改。">
          <Select
            options={lateOptions(null)}
            value={draft.late}
            onChange={(event) => onChange({ late: event.currentTarget.value })}
          />
        </Field>
      </div>
    </Fold>
  </>
);

const WEEKDAYS = [
  { value: 1, label: '周一' },
  { value: 2, label: '周二' },
  { value: 3, label: '周三' },
  { value: 4, label: '周四' },
  { value: 5, label: '周五' },
  { value: 6, label: '周六' },
  { value: 0, label: '周日' },
] as const;

const weekdayText = (instant: string): string =>
  WEEKDAYS.find(({ value }) => value === inBeijing(instant).getUTCDay())?.label ?? '';

interface SeriesFieldsProps {
  draft: AssignDraft;
  chosen: AssignChosen;
  rounds: readonly AssignRound[];
  /** What is wrong with the number of weeks. */
  error: string | undefined;
  onChange: (part: Partial<AssignDraft>) => void;
}

/** How the choice becomes homework, in words. */
const divisionOf = (source: AssignSource): string =>
  takesSeries(source)
    ? '选了几份试卷或单元，一天一份，按顺序来；只选一份的，它的题平分到每一份。'
    : '选好的题按顺序平分到每一份。';

/** 每周一、周四，共 16 份. */
const seriesWords = (draft: AssignDraft, chosen: AssignChosen, count: number): string => {
  const days = WEEKDAYS.filter(({ value }) => draft.weekdays.includes(value)).map(({ label }) => label);
  if (days.length === 0) return '只布置一次';
  return `每${days.join('、')}，${lacksWeeks(draft, chosen) ? '还没有填共几周' : `共 ${count} 份`}`;
};

/** Repeats the homework on weekdays for some weeks, and shows all the dates before they are sent. */
export const SeriesFields = ({ draft, chosen, rounds, error, onChange }: SeriesFieldsProps) => {
  const { weekdays, weeks } = draft;
  const { source } = chosen;
  const most = Math.floor(HOMEWORK_LIMITS.seriesMax / Math.max(1, weekdays.length));
  return (
    <Fold open={weekdays.length > 0 || undefined}>
      <summary>
        <b>重复布置</b>：{seriesWords(draft, chosen, rounds.length)}
      </summary>
      <div>
        <p>在选好的每一天布置一份。{divisionOf(source)}</p>
        <Days role="group" aria-label="在星期几布置">
          {WEEKDAYS.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={weekdays.includes(value)}
              onChange={() =>
                onChange({
                  weekdays: weekdays.includes(value) ? weekdays.filter((one) => one !== value) : [...weekdays, value],
                })
              }
            />
          ))}
        </Days>
        {weekdays.length > 0 && (
          <Field
            label="共几周"
            error={error}
            hint={`最多 ${most} 周。${takesSeries(source) ? '选了几份的，不填就按份数。' : ''}`}
          >
            <NumberInput
              unit="周"
              min={1}
              max={most}
              value={weeks ?? ''}
              onChange={({ currentTarget: { valueAsNumber: value } }) =>
                onChange({ weeks: Number.isFinite(value) ? Math.min(most, Math.max(1, Math.round(value))) : null })
              }
            />
          </Field>
        )}
        {weekdays.length > 0 && rounds.length === 0 && (
          <p>填上共几周，或者在上面选几个单元或几份试卷，这里就列出每一份的日期。</p>
        )}
        {weekdays.length > 0 && rounds.length > 0 && (
          <Preview aria-label="每一份的日期">
            {rounds.map(({ title, openAt, dueAt, questions }, place) => (
              <li key={openAt}>
                {place + 1}. {title}
                <br />
                <small>
                  {weekdayText(openAt)} {minuteText(openAt)} 到 {minuteText(dueAt)} ·{' '}
                  {questions.length === 0 ? '还没有题' : `${questions.length} 题`}
                </small>
              </li>
            ))}
          </Preview>
        )}
      </div>
    </Fold>
  );
};

import { dateText } from '@aosai/api/kit/beijing';
import { BANK, CHECK_STATE, isFitCheck } from '@aosai/api/questions/bank';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { DictWord } from '../Dict/Dict.tsx';
import { Load, type Loaded } from '../Load/Load.tsx';
import { QuestionBody } from '../QuestionBody/QuestionBody.tsx';
import type { DoneBefore, PickableQuestion } from './pickable.ts';

export interface PickRowProps {
  question: PickableQuestion;
  /** Label of a question that is already added: 已在试卷里. */
  takenWord: string | null;
  isPicked: boolean;
  /** Whether rows are of several types, so that each shows its own. */
  isMixed: boolean;
  /** Whether only some rows are open for practice, so that these say so. */
  tellsOpen: boolean;
  /** Level and name of its main knowledge point. */
  point: string | undefined;
  /** Who of the chosen class has answered it. */
  done: DoneBefore | undefined;
  /** The full question if the row is open. */
  stem: Loaded<BankDetail> | null;
  on: { toggle: (isOn: boolean) => void; look: () => void; retry: () => void };
}

const Root = styled.li`
  padding: ${theme.space[8]} 0;
  border-bottom: 1px solid ${theme.color.line};

  > [data-part='head'] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  > [data-part='head'] > label {
    flex: 1;
    min-width: 0;
  }
  > [data-part='second'] {
    overflow: hidden;
    padding-left: 28px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[8]};
    padding-left: 28px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='stem'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    margin: ${theme.space[8]} 0 0 28px;
    padding: ${theme.space[12]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  > [data-part='stem'] > small {
    color: ${theme.color.ink2};
  }
`;

/** Month and day, as the year of what a class did is known. */
const dayOf = (instant: string): string => dateText(instant).slice(5);

/** A question that can be chosen: what it is, how hard it was, who of the class knows it, and its text on demand. */
export const PickRow = ({ question, takenWord, isPicked, isMixed, tellsOpen, point, done, stem, on }: PickRowProps) => {
  const { id, title, type, difficulty, check, isOpen, passPercent, bank } = question;
  return (
    <Root
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        on.look();
      }}
    >
      <div data-part="head">
        <Checkbox
          label={title}
          data-pick={id}
          disabled={takenWord !== null || !isFitCheck(check)}
          checked={takenWord !== null || isPicked}
          onChange={(event) => on.toggle(event.currentTarget.checked)}
        />
        <Button
          size="s"
          variant="ghost"
          icon={stem === null ? 'chevron-down' : 'chevron-up'}
          aria-expanded={stem !== null}
          aria-label={`题面：${title}`}
          onClick={on.look}
        >
          题面
        </Button>
      </div>
      {question.second !== '' && <p data-part="second">{question.second}</p>}
      <div data-part="facts">
        {takenWord !== null && <Tag>{takenWord}</Tag>}
        {!isFitCheck(check) && <Tag tone={CHECK_STATE.tone(check)}>{CHECK_STATE.label(check)}</Tag>}
        {isMixed && <Tag tone="primary">{QUESTION_KINDS[type].label}</Tag>}
        <Tag>
          <DictWord of={DIFFICULTY} value={difficulty} />
        </Tag>
        {point !== undefined && <span>{point}</span>}
        {isOpen && tellsOpen && <Tag tone="warn">学生可能见过</Tag>}
        {done && (
          <Tag tone="warn">
            本班做过：{done.students.length} 人，{dayOf(done.lastAt)}
          </Tag>
        )}
        {passPercent !== null && <span>得分率 {passPercent}%</span>}
        {bank !== null && <span>{BANK.label(bank)}</span>}
      </div>
      {stem !== null && (
        <div data-part="stem">
          <Load of={stem} name="题面" onRetry={on.retry}>
            {({ shown }) => <QuestionBody mode="read" question={shown} />}
          </Load>
          {done && <small>做过的学生：{done.students.join('、')}</small>}
        </div>
      )}
    </Root>
  );
};

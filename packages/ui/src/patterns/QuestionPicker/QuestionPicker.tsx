import { DIFFICULTY, type Difficulty } from '@aosai/api/questions/difficulty';
import { CHECK_STATE, type CheckState, isFitCheck, STAGE } from '@aosai/api/questions/bank';
import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType } from '@aosai/api/questions/kinds';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { DictWord, useLabelled } from '../Dict/Dict.tsx';
import { GuardedDialog } from '../FormDialog/GuardedDialog.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Load, type Loaded, type PageOf } from '../Load/Load.tsx';

/** A question in the list of the bank. */
export interface PickableQuestion {
  id: string;
  /** Title of a programming question, or the first words of the statement. */
  title: string;
  type: QuestionType;
  difficulty: Difficulty;
  check: CheckState;
  /** Whether the question is open for practice, so that students may know it. */
  isOpen: boolean;
}

/** Search criteria; an empty value does not filter. */
export interface QuestionQuery {
  type: QuestionType | null;
  keyword: string;
  stage: string;
  point: string;
  page: number;
}

/** The first search: the whole bank, or its questions of one type. */
export const firstQuery = (type: QuestionType | null): QuestionQuery => ({
  type,
  keyword: '',
  stage: '',
  point: '',
  page: 0,
});

export interface QuestionPickerProps<Question extends PickableQuestion> {
  title: string;
  /** Only questions of this type; null lets the person choose. */
  type: QuestionType | null;
  /** Questions already added, and their label: 已在试卷里. */
  taken: readonly string[];
  takenWord: string;
  found: Loaded<PageOf<Question>>;
  /** Knowledge points to filter by. */
  points: readonly SelectOption[];
  /** Shown when the bank is empty: where questions come from, and who can add them. */
  emptyHint: ReactNode;
  act?: { pending: boolean; error: string | null };
  on: {
    find: (asked: QuestionQuery) => void;
    retry: () => void;
    pick: (questions: readonly Question[]) => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-height: 320px;
  align-content: start;

  [data-part='rows'] {
    display: grid;
    list-style: none;
  }
  [data-part='rows'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px ${theme.space[8]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  [data-part='rows'] > li > label {
    flex: 1 1 220px;
    min-width: 0;
  }
  [data-part='rows'] > li > div {
    display: flex;
    gap: 4px;
  }
`;

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_KINDS[value].label }));

/**
 * Chooses several questions from the bank: search, filter, tick over several pages; they are added in the order ticked.
 */
export const QuestionPicker = <Question extends PickableQuestion>({
  title,
  type,
  taken,
  takenWord,
  found,
  points,
  emptyHint,
  act = { pending: false, error: null },
  on,
}: QuestionPickerProps<Question>) => {
  const stages = useLabelled(STAGE).options;
  const [query, setQuery] = useState(firstQuery(type));
  const [picked, setPicked] = useState<readonly Question[]>([]);
  const find = (change: Partial<QuestionQuery>) => {
    const next = { ...query, page: 0, ...change };
    setQuery(next);
    on.find(next);
  };
  const isFree = ({ id, check }: Question) => !taken.includes(id) && isFitCheck(check);
  const isPicked = ({ id }: Question) => picked.some((one) => one.id === id);
  const toggle = (question: Question, isOn: boolean) =>
    setPicked(isOn ? [...picked, question] : picked.filter(({ id }) => id !== question.id));
  const togglePage = (page: readonly Question[], isOn: boolean) => {
    const others = picked.filter(({ id }) => !page.some((one) => one.id === id));
    setPicked(isOn ? [...picked, ...page.filter((one) => !isPicked(one))] : others);
  };
  const isNarrow = query.keyword !== '' || query.stage !== '' || query.point !== '' || query.type !== type;
  return (
    <GuardedDialog
      size="l"
      title={title}
      description={`题库里可用的${type === null ? '题目' : `${QUESTION_KINDS[type].label}题`}，可以翻页多选。`}
      pending={act.pending}
      isDirty={picked.length > 0}
      onClose={on.close}
      submit={
        <Button variant="primary" disabled={picked.length === 0} loading={act.pending} onClick={() => on.pick(picked)}>
          {picked.length === 0 ? '添加' : `添加 ${picked.length} 题`}
        </Button>
      }
    >
      <Root>
        {act.error !== null && (
          <Alert tone="bad" live="assertive" title="没有添加">
            {act.error}
          </Alert>
        )}
        <FilterBar
          label="搜索题目或题干"
          keyword={query.keyword}
          onSearch={(keyword) => find({ keyword })}
          choices={[
            ...(type === null ? [{ id: 'type', label: '题型', value: query.type ?? '', options: TYPES }] : []),
            { id: 'stage', label: '阶段', value: query.stage, options: stages },
            { id: 'point', label: '知识点', value: query.point, options: points },
          ]}
          onChoose={(id, value) =>
            find(
              id === 'type'
                ? { type: QUESTION_TYPES.find((one) => one === value) ?? null }
                : id === 'stage'
                  ? { stage: value }
                  : { point: value },
            )
          }
          {...(isNarrow && { onClear: () => find(firstQuery(type)) })}
        />
        <Load of={found} name="题目" onRetry={on.retry}>
          {({ content, total, page, size }) => {
            const free = content.filter(isFree);
            if (content.length === 0)
              return isNarrow ? (
                <Empty title="没有找到">换一个关键词，或放宽上面的条件。</Empty>
              ) : (
                <Empty title="题库里还没有可用的题目">{emptyHint}</Empty>
              );
            return (
              <>
                <ul data-part="rows">
                  {free.length > 1 && (
                    <li>
                      <Checkbox
                        label="本页全选"
                        checked={free.every(isPicked)}
                        onChange={(event) => togglePage(free, event.currentTarget.checked)}
                      />
                    </li>
                  )}
                  {content.map((question) => {
                    const isTaken = taken.includes(question.id);
                    return (
                      <li key={question.id}>
                        <Checkbox
                          label={question.title}
                          disabled={!isFree(question)}
                          checked={isTaken || isPicked(question)}
                          onChange={(event) => toggle(question, event.currentTarget.checked)}
                        />
                        <div>
                          {isTaken && <Tag>{takenWord}</Tag>}
                          {!isFitCheck(question.check) && (
                            <Tag tone={CHECK_STATE.tone(question.check)}>{CHECK_STATE.label(question.check)}</Tag>
                          )}
                          {question.isOpen && <Tag tone="warn">学生可能见过</Tag>}
                          {type === null && <Tag tone="primary">{QUESTION_KINDS[question.type].label}</Tag>}
                          <Tag>
                            <DictWord of={DIFFICULTY} value={question.difficulty} />
                          </Tag>
                        </div>
                      </li>
                    );
                  })}
                </ul>
                {total > size && (
                  <Pagination page={page + 1} total={total} size={size} onChange={(next) => find({ page: next - 1 })} />
                )}
              </>
            );
          }}
        </Load>
      </Root>
    </GuardedDialog>
  );
};

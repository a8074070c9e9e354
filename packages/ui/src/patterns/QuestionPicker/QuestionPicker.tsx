import { isFitCheck } from '@aosai/api/questions/bank';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { formatPoints } from '@aosai/api/kit/points';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType } from '@aosai/api/questions/kinds';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Kbd } from '../../primitives/Kbd/Kbd.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { useLabelled } from '../Dict/Dict.tsx';
import { useDraftState } from '../FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../FormDialog/GuardedDialog.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Load } from '../Load/Load.tsx';
import { Basket, sumOf } from './Basket.tsx';
import { firstQuery, type PickableQuestion, type PickerBank, type QuestionQuery } from './pickable.ts';
import { PickRow } from './PickRow.tsx';
import { focusWrong } from './PointsInput.tsx';

export { firstQuery } from './pickable.ts';
export type { PickableQuestion, PickerBank, QuestionQuery } from './pickable.ts';

export interface QuestionPickerProps {
  title: string;
  /** Only questions of this type; null lets the person choose. */
  type: QuestionType | null;
  /** Questions already added, with which those of the basket are compared, and their label: 已在试卷里. */
  taken: readonly string[];
  takenWord: string;
  bank: PickerBank;
  /** The class for which one chooses: rows then say who of it has answered them. */
  gradeId?: string;
  /** The level that the first search is narrowed to; by default the one chosen last. */
  level?: string;
  /** What is in the basket at first. */
  initial?: readonly PickableQuestion[];
  /** The word on the button: 添加. */
  submitWord?: string;
  /** Points of a question put into the basket; by default its own. */
  pointsOf?: (question: PickableQuestion) => number;
  /** What else the dialog asks, below the basket. */
  further?: ReactNode;
  act?: { pending: boolean; error: string | null };
  on: {
    /** The basket in its order, with its points. */
    pick: (questions: readonly PickableQuestion[]) => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${theme.space[12]} ${theme.space[24]};
  min-height: min(60vh, 520px);
  align-items: start;

  > [data-part='panes'] {
    display: none;
  }
  > [role='alert'],
  > [data-part='wide'] {
    grid-column: 1 / -1;
  }
  > [data-part='bank'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
    align-content: start;
    min-width: 0;
  }
  [data-part='rows'] {
    list-style: none;
  }
  > [data-part='basket'] {
    position: sticky;
    top: 0;
    /* To the foot of the dialog: 48 px are around it, 124 px for its head and foot, 12 px stay free. */
    max-height: calc(100dvh - 184px);
    overflow: auto;
  }
  [data-part='above'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  [data-part='above'] > span {
    width: 220px;
  }
  [data-part='keys'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px ${theme.space[12]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='panes'] {
      display: block;
    }
    > [data-part='panes'][data-pane='bank'] ~ [data-part='basket'],
    > [data-part='panes'][data-pane='basket'] ~ [data-part='bank'] {
      display: none;
    }
    > [data-part='basket'] {
      position: static;
      max-height: none;
    }
    [data-part='above'] > span {
      width: 100%;
    }
  }
  ${media.touch} {
    [data-part='keys'] {
      display: none;
    }
  }
`;

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_KINDS[value].label }));
const LEVELS = KNOWLEDGE_LEVELS.map(({ id, label }) => ({ value: id, label }));

/** Knowledge points of a level, without its name; with no level all of them. */
function pointsOfLevel(points: PickerBank['points'], level: string): PickerBank['points'] {
  if (level === '') return points;
  const prefix = `${LEVELS.find(({ value }) => value === level)?.label ?? ''} `;
  return points
    .filter(({ value }) => value.startsWith(`${level}/`))
    .map((point) => ({
      ...point,
      label: point.label.startsWith(prefix) ? point.label.slice(prefix.length) : point.label,
    }));
}

/** `/` leads to the search, arrow keys from there and from row to row; Space ticks, since rows are checkboxes. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const search = currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
  const isTyping = target.matches('input:not([type="checkbox"]):not([type="radio"]), select, textarea');
  if (key === '/' && !isTyping && search) {
    event.preventDefault();
    search.focus();
    search.select();
    return;
  }
  const isRow = target.matches('[data-pick]');
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(isRow || target === search)) return;
  event.preventDefault();
  const rows = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-pick]:not(:disabled)')];
  const at = rows.findIndex((row) => row === target);
  const to = at + (key === 'ArrowDown' ? 1 : -1);
  if (to >= 0) rows[to]?.focus();
  else if (isRow) search?.focus();
}

/**
 * Chooses several questions from the bank into a basket that stays while one searches on; they are added in its order,
 * with its points.
 */
export const QuestionPicker = ({
  title,
  type,
  taken,
  takenWord,
  bank,
  gradeId = '',
  level: begun,
  initial = [],
  submitWord = '添加',
  pointsOf = ({ points }) => points,
  further,
  act = { pending: false, error: null },
  on,
}: QuestionPickerProps) => {
  const difficulties = useLabelled(DIFFICULTY).options;
  const start = firstQuery(type, gradeId, begun ?? bank.level);
  const [query, setQuery] = useState(start);
  const kept = useDraftState(title, { picked: initial }, act);
  // Since the draft was kept, some may have been added another way.
  const picked = kept.values.picked.filter(({ id }) => !taken.includes(id));
  const setPicked = (next: readonly PickableQuestion[]) => {
    kept.set({ picked: next });
    bank.on.compare([...next.map(({ id }) => id), ...taken]);
  };
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [pane, setPane] = useState<'bank' | 'basket'>('bank');
  const find = (change: Partial<QuestionQuery>) => {
    const next = { ...query, page: 0, ...change };
    setQuery(next);
    bank.on.find(next);
  };
  const isFree = ({ id, check }: PickableQuestion) => !taken.includes(id) && isFitCheck(check);
  const isPicked = ({ id }: PickableQuestion) => picked.some((one) => one.id === id);
  const put = (question: PickableQuestion) => ({ ...question, points: pointsOf(question) });
  const toggle = (question: PickableQuestion, isOn: boolean) =>
    setPicked(isOn ? [...picked, put(question)] : picked.filter(({ id }) => id !== question.id));
  const togglePage = (page: readonly PickableQuestion[], isOn: boolean) => {
    const others = picked.filter(({ id }) => !page.some((one) => one.id === id));
    setPicked(isOn ? [...picked, ...page.filter((one) => !isPicked(one)).map(put)] : others);
  };
  const look = (id: string) => {
    setOpened(opened === id ? null : id);
    if (opened !== id) bank.on.look(id);
  };
  const { keyword, level, point, difficulty } = query;
  const isNarrow = [keyword, level, point, difficulty, query.bank].some((one) => one !== '') || query.type !== type;
  const summary = `${picked.length} 题，${formatPoints(sumOf(picked))} 分`;
  return (
    <GuardedDialog
      size="xl"
      title={title}
      pending={act.pending}
      isDirty={kept.isDirty}
      draft={kept.draft}
      onClose={on.close}
      submit={
        <Button
          variant="primary"
          disabled={picked.length === 0}
          loading={act.pending}
          onClick={() => {
            if (focusWrong(root.current, () => flushSync(() => setPane('basket')))) return;
            kept.draft.drop();
            on.pick(picked);
          }}
        >
          {picked.length === 0 ? submitWord : `${submitWord} ${picked.length} 题`}
        </Button>
      }
    >
      <Root ref={root} onKeyDown={moveByKey}>
        {act.error !== null && (
          <div data-part="wide">
            <Alert tone="bad" live="assertive" title={`没有${submitWord}`}>
              {act.error}
            </Alert>
          </div>
        )}
        <div data-part="panes" data-pane={pane}>
          <Segmented
            label="显示"
            size="s"
            options={[
              { value: 'bank', label: '选题' },
              { value: 'basket', label: `题篮 ${summary}` },
            ]}
            value={pane}
            onChange={setPane}
          />
        </div>
        <div data-part="bank">
          <FilterBar
            label="搜索题目或题干"
            keyword={keyword}
            onSearch={(word) => find({ keyword: word })}
            choices={[
              { id: 'level', label: '级别', value: level, options: LEVELS },
              { id: 'point', label: '知识点', value: point, options: pointsOfLevel(bank.points, level) },
              ...(type === null ? [{ id: 'type', label: '题型', value: query.type ?? '', options: TYPES }] : []),
              { id: 'difficulty', label: '难度', value: difficulty, options: difficulties },
              ...(bank.banks.length > 0 ? [{ id: 'bank', label: '归属', value: query.bank, options: bank.banks }] : []),
            ]}
            onChoose={(id, value) => {
              if (id === 'type') find({ type: QUESTION_TYPES.find((one) => one === value) ?? null });
              else find({ [id]: value, ...(id === 'level' && !point.startsWith(`${value}/`) && { point: '' }) });
            }}
            {...(isNarrow && { onClear: () => find(firstQuery(type, query.gradeId)) })}
          />
          <Load of={bank.found} name="题目" onRetry={bank.on.retry}>
            {({ content, total, page, size }) => {
              const free = content.filter(isFree);
              if (content.length === 0 && isNarrow)
                return (
                  <Empty title="没有找到" icon="search">
                    {query.bank === 'platform' ? bank.emptyHint : '换一个关键词，或放宽上面的条件。题篮里的题还在。'}
                  </Empty>
                );
              if (content.length === 0) return <Empty title="题库里还没有可用的题目">{bank.emptyHint}</Empty>;
              return (
                <>
                  <div data-part="above">
                    {free.length > 1 ? (
                      <Checkbox
                        label="本页全选"
                        checked={free.every(isPicked)}
                        onChange={(event) => togglePage(free, event.currentTarget.checked)}
                      />
                    ) : (
                      <i />
                    )}
                    {bank.classes.length > 0 && (
                      <span>
                        <Select
                          size="s"
                          aria-label="标出做过的班级"
                          placeholder="标出哪个班做过"
                          options={bank.classes}
                          value={query.gradeId}
                          onChange={(event) => find({ gradeId: event.currentTarget.value, page: query.page })}
                        />
                      </span>
                    )}
                  </div>
                  <ul data-part="rows">
                    {content.map((question) => (
                      <PickRow
                        key={question.id}
                        question={question}
                        takenWord={taken.includes(question.id) ? takenWord : null}
                        isPicked={isPicked(question)}
                        isMixed={type === null}
                        tellsOpen={content.some(({ isOpen }) => !isOpen)}
                        point={bank.points.find(({ value }) => value === question.knowledge[0])?.label}
                        done={bank.done.find(({ questionId }) => questionId === question.id)}
                        stem={opened === question.id ? bank.stem : null}
                        on={{
                          toggle: (isOn) => toggle(question, isOn),
                          look: () => look(question.id),
                          retry: bank.on.retry,
                        }}
                      />
                    ))}
                  </ul>
                  {total > size && (
                    <Pagination
                      page={page + 1}
                      total={total}
                      size={size}
                      onChange={(next) => find({ page: next - 1 })}
                    />
                  )}
                  <p data-part="keys">
                    <span>
                      <Kbd>/</Kbd> 搜索
                    </span>
                    <span>
                      <Kbd>↑</Kbd> <Kbd>↓</Kbd> 移动
                    </span>
                    <span>
                      <Kbd>空格</Kbd> 选中
                    </span>
                    <span>
                      <Kbd>Enter</Kbd> 题面
                    </span>
                  </p>
                </>
              );
            }}
          </Load>
        </div>
        <div data-part="basket">
          <Basket picked={picked} points={bank.points} alike={bank.alike} takenWord={takenWord} onChange={setPicked} />
          {further}
        </div>
      </Root>
    </GuardedDialog>
  );
};

import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { STANDING } from '@aosai/api/questions/bank';
import { KNOWLEDGE_POINTS, knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { kindOf, QUESTION_TYPES } from '@aosai/api/questions/kinds';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { bankParams, type OpenBankFilter, WHOLE_BANK } from '@aosai/api/practice/openBank';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { rowLinks } from '../../../primitives/Link/rowLinks.ts';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import { FilterBar, type FilterChoice } from '../../../patterns/FilterBar/FilterBar.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { StandingRing } from '../../../patterns/Practice/StandingRing.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';

export interface OpenBankProps {
  questions: Loaded<PageOf<BankRow> & { totalIsLeast: boolean }>;
  /** The reader's progress by question; null for readers who do not practise. */
  states: Readonly<Record<string, PracticeState>> | null;
  filter: OpenBankFilter;
  on: { filter: (next: OpenBankFilter) => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  ul {
    ${rowLinks}
  }
  [data-part='held'] {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
    color: ${theme.color.ink3};
  }
`;

const pointsOf = (level: string) =>
  KNOWLEDGE_POINTS.filter(({ id, replacedBy }) => replacedBy === undefined && id.startsWith(`${level}/`));

const Row = ({ row, state }: { row: BankRow; state: PracticeState | null }) => {
  const difficulty = useLabelled(DIFFICULTY);
  const facts = [
    kindOf(row.type).label,
    difficulty.label(row.difficulty),
    ...row.points.flatMap((id) => knowledgePoint(id)?.name ?? []),
  ];
  if (row.isHeld) return <li data-part="held">{row.title}</li>;
  return (
    <li>
      <a href={practiceLinks.question(row.id)}>
        <StandingRing state={state} />
        <span>
          {row.title}
          <small>{facts.join(' · ')}</small>
        </span>
      </a>
    </li>
  );
};

const useChoices = (
  { level, point, type, difficulty, standing }: OpenBankFilter,
  isStudent: boolean,
): FilterChoice[] => {
  const difficulties = useLabelled(DIFFICULTY);
  return [
    {
      id: 'level',
      label: '级别',
      value: level,
      options: KNOWLEDGE_LEVELS.map(({ id, label }) => ({ value: id, label })),
    },
    ...(level === ''
      ? []
      : [
          {
            id: 'point',
            label: '考点',
            value: point,
            options: pointsOf(level).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
    {
      id: 'type',
      label: '题型',
      value: type,
      options: QUESTION_TYPES.map((value) => ({ value, label: kindOf(value).label })),
    },
    { id: 'difficulty', label: '难度', value: difficulty, options: [...difficulties.options] },
    ...(isStudent ? [{ id: 'standing', label: '进度', value: standing, options: [...STANDING.options] }] : []),
  ];
};

/** Every question that is free to practise, by level, point, type, difficulty and progress; one press practises them. */
export const OpenBank = ({ questions, states, filter, on }: OpenBankProps) => {
  const choices = useChoices(filter, states !== null);
  const choose = (id: string, value: string) =>
    on.filter({ ...filter, [id]: value, ...(id === 'level' && { point: '' }), page: 0 });
  const clear = () => on.filter(WHOLE_BANK);
  const { data } = questions;
  const isNarrowed = filter.keyword !== '' || choices.some(({ value }) => value !== '');
  return (
    <PageBody>
      <PageHeader
        title="题库"
        lead="可以自由练习的题。选好级别和考点，一次练十道，没做过的在前面。"
        action={
          states !== null &&
          data &&
          data.total > 0 && (
            <ButtonLink variant="primary" icon="play" href={practiceLinks.bankRun(bankParams({ ...filter, page: 0 }))}>
              {data.total > 10 ? '练其中十题' : `练这 ${data.total} 题`}
            </ButtonLink>
          )
        }
      />
      <Root>
        <FilterBar
          label="搜索题目"
          keyword={filter.keyword}
          onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
          choices={choices}
          onChoose={choose}
          onClear={clear}
          {...(data && { foundCount: data.total })}
        />
        <Card padding="none">
          <VisuallyHidden as="h2">题目</VisuallyHidden>
          <Load of={questions} name="题目" onRetry={on.retry} skeleton={<RowsSkeleton rows={8} />}>
            {({ content }) =>
              content.length > 0 ? (
                <ul>
                  {content.map((row) => (
                    <Row key={row.id} row={row} state={states?.[row.id] ?? null} />
                  ))}
                </ul>
              ) : isNarrowed ? (
                <Empty title="没有这样的题" icon="search" action={<Button onClick={clear}>看全部题目</Button>}>
                  少选一个条件，或者换个词再找找。
                </Empty>
              ) : (
                <Empty title="题库里还没有公开的题" icon="document">
                  先从课程的单元开始练习。
                </Empty>
              )
            }
          </Load>
        </Card>
        {data && data.total > data.size && (
          <Pagination
            page={filter.page + 1}
            size={data.size}
            total={data.total}
            onChange={(page) => on.filter({ ...filter, page: page - 1 })}
          />
        )}
      </Root>
    </PageBody>
  );
};

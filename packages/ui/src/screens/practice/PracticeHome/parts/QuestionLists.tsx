import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { PRACTICE_VIEW } from '@aosai/api/practice/practiceRules';
import { kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { useLabelled } from '../../../../patterns/Dict/Dict.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { dueText } from '../../../../patterns/Practice/practiceWords.ts';
import { StandingRing } from '../../../../patterns/Practice/StandingRing.tsx';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';
import { RowsSkeleton } from '../../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../../primitives/Pagination/Pagination.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { PracticeHomeProps } from '../practiceHomeProps.ts';
import type { LatestPractice } from '@aosai/api/practice/practiceReads.contract';

export interface QuestionListsProps extends Omit<PracticeHomeProps, 'practice'> {
  wrong: number | undefined;
}

const Root = styled.div`
  > div > [role='tablist'],
  > [role='tablist'] {
    padding-inline: ${theme.space[20]};
  }
  ul {
    ${rowLinks}
  }
  [data-part='tags'] {
    max-width: 280px;
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  [data-part='print'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  footer {
    padding: ${theme.space[12]} ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
  }
`;

const NONE = {
  recent: { title: '还没有做过题', what: '从课程的单元开始，或者随机做十题。' },
  wrong: { title: '错题本是空的', what: '做错的题会自动收进来，隔几天再回来。' },
  due: { title: '现在没有要复习的', what: '到日子的错题会出现在这里。' },
  favourite: { title: '还没有收藏', what: '做题时点「收藏」，想再看的题都在这里。' },
} as const;

const Row = ({ row, now }: { row: LatestPractice; now: number }) => {
  const { question, state, lastTriedAt } = row;
  const difficulty = useLabelled(DIFFICULTY);
  const facts = [
    kindOf(question.type).label,
    difficulty.label(question.difficulty),
    lastTriedAt && `${momentText(lastTriedAt, now)} 做过`,
    dueText({ state }, now),
    row.isTwin === true && '同类题，代替还不能练的原题',
  ].filter(Boolean);
  return (
    <li>
      <a href={practiceLinks.question(question.id)}>
        <StandingRing state={state} />
        <span>
          {question.title}
          <small>{facts.join(' · ')}</small>
        </span>
      </a>
    </li>
  );
};

/** Filters favourites by tag; the chosen tag stays listed while questions load. */
const ByTag = ({ tags, tag, on }: Pick<QuestionListsProps, 'tags' | 'tag' | 'on'>) => (
  <div data-part="tags">
    <Select
      aria-label="标签"
      value={tag}
      options={[
        { value: '', label: '全部标签' },
        ...[...new Set([...tags, tag])].filter(Boolean).map((one) => ({ value: one, label: one })),
      ]}
      onChange={(event) => on.tag(event.target.value)}
    />
  </div>
);

/** Every question that was practised: wrong, due, favourite and recent ones. */
export const QuestionLists = ({ view, list, tags, tag, wrong, now, on }: QuestionListsProps) => (
  <Card title="我的题目" padding="none">
    <Root>
      <Tabs
        label="我的题目"
        value={view}
        tabs={(['due', 'wrong', 'favourite', 'recent'] as const).map((id) => ({
          id,
          label: PRACTICE_VIEW.label(id),
          ...(id === 'wrong' && wrong !== undefined && wrong > 0 && { count: wrong }),
        }))}
        onChange={(id) => {
          const found = PRACTICE_VIEW.values.find((one) => one === id);
          if (found) on.view(found);
        }}
      >
        {view === 'favourite' && (tags.length > 0 || tag !== '') && <ByTag tags={tags} tag={tag} on={on} />}
        <Load of={list} name="题目" onRetry={on.retry} skeleton={<RowsSkeleton rows={4} />}>
          {({ content, page, size, total }) =>
            content.length === 0 ? (
              <Empty title={NONE[view].title} icon="check">
                {NONE[view].what}
              </Empty>
            ) : (
              <>
                <ul>
                  {content.map((row) => (
                    <Row key={row.question.id} row={row} now={now} />
                  ))}
                </ul>
                {view === 'wrong' && (
                  <div data-part="print">
                    <ButtonLink size="s" icon="document" href={practiceLinks.print()}>
                      打印错题本
                    </ButtonLink>
                    <span>按知识点排好，每题配两道同类题，答案在最后一页。</span>
                  </div>
                )}
                {total > size && (
                  <footer>
                    <Pagination page={page + 1} size={size} total={total} onChange={on.page} />
                  </footer>
                )}
              </>
            )
          }
        </Load>
      </Tabs>
    </Root>
  </Card>
);

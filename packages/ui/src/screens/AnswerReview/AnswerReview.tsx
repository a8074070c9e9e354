import type { SubmittedCode } from '@aosai/api/contract/types';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader, type PageHeaderProps } from '../../patterns/PageHeader/PageHeader.tsx';
import { GradeForm, type Grading } from './parts/GradeForm.tsx';
import { OneAnswer } from './parts/OneAnswer.tsx';
import { QuestionNav, type ReviewFilter } from './parts/QuestionNav.tsx';
import { missed, neighbours, type ReviewedQuestion } from './reviewedQuestion.ts';

export interface AnswerReviewProps {
  trail: PageHeaderProps['trail'];
  /** GESP C++ 四级 模拟考试（二）. */
  paperTitle: string;
  /** Whose answers these are; null for one's own. */
  studentName: string | null;
  questions: Loaded<readonly ReviewedQuestion[]>;
  /** The question that is open; the first one when null. */
  currentId: string | null;
  filter: ReviewFilter;
  now: number;
  /** For who may give points. */
  grading?: { saving: boolean; error: string | null; onSave: (grading: Grading, goOn: boolean) => void };
  /** Of the programming tasks that were asked for, by question. */
  submissions: Readonly<Record<string, Loaded<readonly SubmittedCode[]>>>;
  on: {
    go: (id: string) => void;
    filter: (filter: ReviewFilter) => void;
    retry: () => void;
    openSubmissions: (questionId: string) => void;
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  > aside {
    position: sticky;
    top: ${theme.space[16]};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  [data-part='steps'] {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    > aside {
      position: static;
      padding-inline: ${theme.space[4]};
    }
  }
`;

const Waiting = () => (
  <Columns>
    <Skeleton height={180} />
    <Skeleton height={420} />
  </Columns>
);

interface LoadedProps extends Omit<AnswerReviewProps, 'questions' | 'trail' | 'paperTitle'> {
  questions: readonly ReviewedQuestion[];
}

const Answers = ({ questions, currentId, filter, studentName, now, grading, submissions, on }: LoadedProps) => {
  const shown = filter === 'missed' ? missed(questions) : questions;
  const current = shown.find(({ id }) => id === currentId) ?? shown[0];
  const { before, after } = neighbours(shown, current?.id ?? '');
  return (
    <Columns>
      <aside>
        <QuestionNav
          questions={shown}
          currentId={current?.id ?? ''}
          filter={filter}
          onFilter={on.filter}
          onGo={on.go}
        />
      </aside>
      {current === undefined ? (
        <Empty title="没有失分的题" icon="success">
          切换到「全部」可以看每一题。
        </Empty>
      ) : (
        <div>
          <OneAnswer
            question={current}
            mineWord={studentName === null ? '我的答案' : `${studentName}的答案`}
            now={now}
            submissions={{
              loaded: submissions[current.id] ?? null,
              onOpen: () => on.openSubmissions(current.id),
            }}
          />
          {grading && (
            <GradeForm
              key={current.id}
              question={current}
              saving={grading.saving}
              error={grading.error}
              hasNext={after !== undefined}
              onSave={grading.onSave}
            />
          )}
          <div data-part="steps">
            <Button icon="chevron-left" disabled={!before} onClick={() => before && on.go(before.id)}>
              上一题
            </Button>
            <Button disabled={!after} onClick={() => after && on.go(after.id)}>
              下一题
            </Button>
          </div>
        </div>
      )}
    </Columns>
  );
};

const titleOf = (studentName: string | null): ReactNode => (studentName === null ? '逐题回顾' : `${studentName}的作答`);

/** An attempt answer by answer: a student looks what went wrong, a teacher gives points and words. */
export const AnswerReview = ({ trail, paperTitle, questions, ...rest }: AnswerReviewProps) => (
  <PageBody>
    <PageHeader title={titleOf(rest.studentName)} lead={paperTitle} {...(trail ? { trail } : {})} />
    <VisuallyHidden as="h2">逐题作答</VisuallyHidden>
    <Load of={questions} name="作答" onRetry={rest.on.retry} skeleton={<Waiting />}>
      {(loaded) =>
        loaded.length === 0 ? (
          <Empty title="还没有可以看的作答" icon="clock">
            按考试的规定，答案公布后可以逐题回顾。
          </Empty>
        ) : (
          <Answers questions={loaded} {...rest} />
        )
      }
    </Load>
  </PageBody>
);

import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PracticeList } from '../../../patterns/Practice/PracticeList.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { TryRows } from './parts/TryRows.tsx';
import type { StudentUnitProps } from './studentUnitProps.ts';

// Statement, program and review are loaded with the first try.
const MarkedTry = lazy(async () => ({ default: (await import('./parts/MarkedTry.tsx')).MarkedTry }));

export type { StudentUnitProps, StudentUnitQuestion, TryMarking } from './studentUnitProps.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

/** One student's work in a unit, for the teacher: every question, every try, and the review of one. */
export const StudentUnit = ({ unit, unitHref, currentId, tries, detail, programs, ...rest }: StudentUnitProps) => {
  const { saving, online, now, on } = rest;
  return (
    <PageBody>
      <Load of={unit} name="学生的练习" onRetry={on.retry} skeleton={<Skeleton height={320} />}>
        {({ title, memberName, questions }) => {
          const current = questions.find(({ id }) => id === currentId);
          const solved = questions.filter(({ state }) => state?.solvedAt).length;
          return (
            <>
              <PageHeader
                trail={[{ label: title, href: unitHref }, { label: memberName }]}
                title={`${memberName}　${title}`}
                lead={`通过 ${solved} / ${questions.length} 题`}
              />
              <Root>
                <PracticeList
                  label="单元的题目"
                  items={questions.map((one, place) => ({ ...one, name: `第 ${place + 1} 题` }))}
                  currentId={currentId}
                  onGo={on.question}
                />
                {current ? (
                  <div>
                    <Card title="提交记录" padding="none">
                      <Load of={tries} name="提交记录" onRetry={on.retry}>
                        {(found) =>
                          found.length === 0 ? (
                            <Empty title="还没有提交" icon="clock">
                              {memberName}还没有做这道题。
                            </Empty>
                          ) : (
                            <TryRows tries={found} currentId={detail.data?.id ?? null} now={now} onPick={on.pick} />
                          )
                        }
                      </Load>
                    </Card>
                    {tries.data && tries.data.length > 0 && (
                      <Load of={detail} name="这次提交" onRetry={on.retry} skeleton={<Skeleton height={240} />}>
                        {(found) => (
                          <Suspense fallback={<Skeleton height={240} />}>
                            <MarkedTry
                              key={found.id}
                              tried={found}
                              question={current}
                              programs={programs}
                              saving={saving}
                              online={online}
                              now={now}
                              onSave={on.review}
                            />
                          </Suspense>
                        )}
                      </Load>
                    )}
                  </div>
                ) : (
                  <div>
                    <VisuallyHidden as="h2">题目</VisuallyHidden>
                    <Empty title="选一道题" icon="document">
                      先在题目列表里选一道，圆圈表示做到了哪里。
                    </Empty>
                  </div>
                )}
              </Root>
            </>
          );
        }}
      </Load>
    </PageBody>
  );
};

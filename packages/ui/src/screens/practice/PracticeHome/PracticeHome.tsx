import { styled } from 'styled-components';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { LevelCard } from './parts/LevelCard.tsx';
import { QuestionLists } from './parts/QuestionLists.tsx';
import { TodayCard } from './parts/TodayCard.tsx';
import type { PracticeHomeProps } from './practiceHomeProps.ts';

export type { PracticeHomeProps, PracticeListView } from './practiceHomeProps.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

/** Start of practice: what is due today, what is weak, and every question that was practised. */
export const PracticeHome = ({ practice, list, on, ...rest }: PracticeHomeProps) => (
  <PageBody>
    <PageHeader
      title="练习"
      lead="错题会在快要忘记的时候回来，做对两次、间隔够长就算掌握。"
      action={
        <ButtonLink href={practiceLinks.python} icon="play">
          Python 练习场
        </ButtonLink>
      }
    />
    {!practice.data && <VisuallyHidden as="h2">今天</VisuallyHidden>}
    <Load of={practice} name="练习情况" onRetry={on.retry} skeleton={<Skeleton height={180} />}>
      {(found) => <TodayCard practice={found} />}
    </Load>
    <Columns>
      <QuestionLists {...rest} list={list} wrong={practice.data?.wrong} on={on} />
      <Load of={practice} name="知识点" skeleton={<Skeleton height={240} />}>
        {(found) => <LevelCard practice={found} onLevel={on.level} />}
      </Load>
    </Columns>
  </PageBody>
);

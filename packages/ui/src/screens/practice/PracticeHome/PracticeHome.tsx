import { styled } from 'styled-components';
import { planLinks } from '../../../patterns/links/planLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { QuestionLists } from './parts/QuestionLists.tsx';
import { TodayCard } from './parts/TodayCard.tsx';
import type { PracticeHomeProps } from './practiceHomeProps.ts';
import { KNOWLEDGE_LEVELS, type KnowledgeLevel } from '@aosai/api/questions/pointId';
import { READINESS_BAND } from '@aosai/api/practice/readiness';
import { MasteryList } from '../Mastery/MasteryList.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';

interface LevelCardProps {
  practice: MemberPractice;
  onLevel: (level: KnowledgeLevel) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
`;

/** As high as today's card, whose figures are below its buttons on a phone, so that nothing moves when it arrives. */
const Waiting = styled.div`
  ${media.narrow} {
    min-height: 234px;
  }
`;

/** Readiness in words for students, with figures for those who teach. */
const Readiness = ({ readiness }: Pick<MemberPractice, 'readiness'>) => {
  if (readiness === null) return <p>做过的题还不多，先练起来，再看有没有把握。</p>;
  const { band, expected, chance } = readiness;
  return (
    <p>
      现在去考 <Tag tone={READINESS_BAND.tone(band)}>{READINESS_BAND.label(band)}</Tag>
      {expected !== null && chance !== null && ` 预计 ${expected} 分，通过的可能 ${chance}%`}
    </p>
  );
};

/** A level: the student's readiness, and the points with the most to gain. */
const LevelCard = ({ practice, onLevel }: LevelCardProps) => (
  <Card title="薄弱知识点">
    <Root>
      <Select
        aria-label="级别"
        value={practice.level}
        options={KNOWLEDGE_LEVELS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => {
          const found = KNOWLEDGE_LEVELS.find(({ id }) => id === event.target.value);
          if (found) onLevel(found.id);
        }}
      />
      <Readiness readiness={practice.readiness} />
      <MasteryList points={practice.weakPoints} numbers={typeof practice.readiness?.expected === 'number'} />
      <p>只算已经能看到结果的作答，越近的越重要。</p>
    </Root>
  </Card>
);

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
        <>
          <ButtonLink href={planLinks.plan} icon="calendar">
            我的计划
          </ButtonLink>
          <ButtonLink href={practiceLinks.bank()} icon="search">
            题库
          </ButtonLink>
          <ButtonLink href={practiceLinks.python} icon="play">
            Python 练习场
          </ButtonLink>
        </>
      }
    />
    <Load
      of={practice}
      name="练习情况"
      level={2}
      onRetry={on.retry}
      skeleton={
        <Waiting>
          <Skeleton height={180} />
        </Waiting>
      }
    >
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

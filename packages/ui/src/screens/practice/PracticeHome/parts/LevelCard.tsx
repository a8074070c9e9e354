import { KNOWLEDGE_LEVELS, type KnowledgeLevel } from '@aosai/api/questions/pointId';
import { READINESS_BAND } from '@aosai/api/practice/readiness';
import { styled } from 'styled-components';
import { MasteryList } from '../../Mastery/MasteryList.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';

export interface LevelCardProps {
  practice: MemberPractice;
  onLevel: (level: KnowledgeLevel) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
    font-size: 14px;
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
export const LevelCard = ({ practice, onLevel }: LevelCardProps) => (
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

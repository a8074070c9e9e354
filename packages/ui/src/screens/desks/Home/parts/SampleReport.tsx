import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { ScoreRing } from '../../../exams/ScoreRing/ScoreRing.tsx';
import { SectionScores } from '../../../exams/SectionScores/SectionScores.tsx';

const Root = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[20]} ${theme.space[16]};
  align-items: center;
  padding: ${theme.space[24]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.card};

  figcaption {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    padding-bottom: ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  figcaption b {
    color: ${theme.color.ink};
  }
  > ul {
    column-gap: ${theme.space[12]};
  }
  > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

/** A sample report with made-up figures, labelled as such. */
export const SampleReport = () => (
  <Root>
    <figcaption>
      <b>GESP C++ 四级 模拟考试</b>成绩报告示例
    </figcaption>
    <ScoreRing totalPoints={8_600} maxPoints={10_000} passPoints={6_000} size={132} />
    <SectionScores
      sections={[
        { name: '单选', points: 2_800, maxPoints: 3_000 },
        { name: '判断', points: 1_800, maxPoints: 2_000 },
        { name: '编程', points: 4_000, maxPoints: 5_000 },
      ]}
    />
    <p>
      薄弱知识点 <Tag tone="warn">二分边界</Tag> <Tag tone="warn">结构体排序</Tag>
    </p>
  </Root>
);

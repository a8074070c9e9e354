import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]} ${theme.space[24]};

  p {
    flex: 1 1 300px;
    color: ${theme.color.ink2};
  }
`;

/** Starts a run with as many questions as the level's paper has, without clock or score. */
export const PracticeCard = ({ level }: { level: number }) => (
  <Card title="蓝图练习">
    <Root>
      <p>照这一级试卷的题型和题数从题库抽一组题，一题接一题地做，没做对过的优先。不计时，不计分。</p>
      <ButtonLink variant="primary" icon="play" href={practiceLinks.run('blueprint', `gesp-cpp-${level}`)}>
        开始一组
      </ButtonLink>
    </Root>
  </Card>
);

import { PRACTICE_POINTS } from '@aosai/api/practice/practicePoints';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, auto);
  align-items: center;
  gap: ${theme.space[20]} ${theme.space[48]};

  h2 {
    font-size: ${theme.text.title};
  }
  p {
    color: ${theme.color.ink2};
  }
  > div:first-child {
    display: grid;
    gap: ${theme.space[8]};
  }
  > div:first-child > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
    margin-top: ${theme.space[8]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Today's practice: due reviews first, else ten questions on weak points. */
export const TodayCard = ({ practice }: { practice: MemberPractice }) => {
  const { due, streak, wrong, todayPoints, level } = practice;
  return (
    <Card tone="accent" padding="l">
      <Root>
        <div>
          <h2>{due > 0 ? `今天有 ${due} 题该复习了` : '今天没有要复习的题'}</h2>
          <p>
            {due > 0
              ? '趁还记得，先把它们做完，再做新题。'
              : wrong > 0
                ? `错题本里还有 ${wrong} 题，到日子会回来。`
                : '做错的题会收进错题本，隔几天再回来。'}
          </p>
          <div>
            {due > 0 && (
              <ButtonLink variant="primary" size="l" href={practiceLinks.run('due')}>
                开始复习
              </ButtonLink>
            )}
            <ButtonLink size="l" variant={due > 0 ? 'default' : 'primary'} href={practiceLinks.run('weak', level)}>
              弱项十题
            </ButtonLink>
            <ButtonLink size="l" href={practiceLinks.run('random')}>
              随机十题
            </ButtonLink>
          </div>
        </div>
        <Figures
          items={[
            { label: '连续练习', value: streak, unit: '天' },
            { label: '待复习', value: due, unit: '题' },
            { label: '今天积分', value: todayPoints, of: `${PRACTICE_POINTS.mostOfDay}` },
          ]}
        />
      </Root>
    </Card>
  );
};

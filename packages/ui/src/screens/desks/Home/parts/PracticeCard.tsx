import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';

const Way = styled.div`
  margin-top: ${theme.space[16]};
`;

/** Today's practice, and the current streak of days. */
export const PracticeCard = ({ practice }: { practice: MemberPractice }) => (
  <Card title="练习" extra={<Link href={practiceLinks.home}>全部练习</Link>}>
    <Figures
      items={[
        { label: '今天待复习', value: practice.due, unit: '题' },
        { label: '连续练习', value: practice.streak, unit: '天' },
      ]}
    />
    <Way>
      <ButtonLink block href={practice.due > 0 ? practiceLinks.run('due') : practiceLinks.run('weak')}>
        {practice.due > 0 ? '开始复习' : '弱项十题'}
      </ButtonLink>
    </Way>
  </Card>
);

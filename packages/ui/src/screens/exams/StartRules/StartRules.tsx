import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { startRules } from './examRules.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[20]};

  dt {
    font-weight: ${theme.weight.medium};
  }
  dd {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    dd {
      margin-bottom: ${theme.space[12]};
    }
  }
`;

/** The rules on time, saving, the end, and recorded events. */
export const StartRules = ({ exam, now }: { exam: ExamDetail; now: number }) => (
  <Root>
    {startRules(exam, now).map((rule) => [
      <dt key={`${rule.title}-name`}>{rule.title}</dt>,
      <dd key={rule.title}>{rule.text}</dd>,
    ])}
  </Root>
);

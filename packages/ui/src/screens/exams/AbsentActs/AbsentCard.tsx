import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme } from '../../../tokens/theme.ts';
import { AbsentActs, type AbsentActsProps } from './AbsentActs.tsx';

const Names = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Students who did not come to an exam that is over for them, with what can be done for them. */
export const AbsentCard = (props: AbsentActsProps) => (
  <Card
    title={`缺考 ${props.absent.length} 人`}
    extra={
      <Acts>
        <AbsentActs {...props} />
      </Acts>
    }
  >
    <Names>{props.absent.map(({ name, no }) => (no === null ? name : `${name}（${no}）`)).join('、')}</Names>
  </Card>
);

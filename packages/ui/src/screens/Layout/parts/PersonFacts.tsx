import type { MemberSelf } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';

export interface PersonFactsProps {
  card: MemberSelf['card'];
  points: number | null;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Points and membership card. */
export const PersonFacts = ({ card, points }: PersonFactsProps) =>
  (card !== null || points !== null) && (
    <Root data-part="facts">
      {points !== null && <span>积分 {points.toLocaleString('en-US')}</span>}
      {card && (
        <Tag tone="primary">
          {card.name} 至 {dateText(card.expireDate)}
        </Tag>
      )}
    </Root>
  );

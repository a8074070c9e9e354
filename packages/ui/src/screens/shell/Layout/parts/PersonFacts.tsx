import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { orderLinks } from '../../../../patterns/links/orderLinks.ts';
import type { MemberSelf } from '@aosai/api/accounts/auth.contract';
import { dateText } from '@aosai/api/kit/beijing';

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

  > a {
    text-decoration: none;
  }
`;

/** Points, and the membership card with a link to the cards. */
export const PersonFacts = ({ card, points }: PersonFactsProps) =>
  (card !== null || points !== null) && (
    <Root data-part="facts">
      {points !== null && <span>积分 {points.toLocaleString('en-US')}</span>}
      {card && (
        <a href={orderLinks.cards}>
          <Tag tone="primary">
            {card.name} 至 {dateText(card.expireDate)}
          </Tag>
        </a>
      )}
    </Root>
  );

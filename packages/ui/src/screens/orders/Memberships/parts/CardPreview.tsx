import { grantWords, type GrantedRight } from '@aosai/api/rights/cards';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { PriceTag } from '../../PriceTag/PriceTag.tsx';
import { VipCard } from '../../VipCard/VipCard.tsx';
import { periodText } from '../../VipCardList/cardProducts.ts';
import type { CardRow } from '../cardRow.ts';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[8]};

  > h3 {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
`;

type CardPreviewProps = Pick<CardRow, 'name' | 'type' | 'priceFen' | 'originFen' | 'days' | 'intro'> & {
  rights: readonly GrantedRight[];
};

/** Preview of a card as buyers see it. */
export const CardPreview = ({ name, type, priceFen, originFen, days, intro, rights }: CardPreviewProps) => (
  <Root aria-label="买卡的人看到的">
    <h3>买卡的人看到的</h3>
    <VipCard
      name={name || '未命名'}
      type={type}
      validUntil={null}
      now={0}
      intro={intro}
      rights={rights.map((right) => ({
        code: right.code,
        name: right.name,
        ...(right.quota !== null && { quota: grantWords(right) }),
      }))}
      action={
        <>
          <PriceTag fen={priceFen} {...(originFen !== null && { beforeFen: originFen })} per={periodText(days)} />
          <Button variant="primary" disabled>
            购买
          </Button>
        </>
      }
    />
  </Root>
);

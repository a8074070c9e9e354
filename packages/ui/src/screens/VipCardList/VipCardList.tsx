import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { MembershipCompare } from '../../patterns/MembershipCompare/MembershipCompare.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { AUDIENCES, type MembershipType } from '../../patterns/VipCard/audiences.ts';
import { VipCard } from '../../patterns/VipCard/VipCard.tsx';
import { comparedRights, periodText, type CardProduct, type HeldCard } from './cardProducts.ts';

export interface VipCardListProps {
  /** Whose cards are shown. */
  type: MembershipType;
  /** On sale for this audience, in the order of the list. */
  cards: Loaded<readonly CardProduct[]>;
  /** One's own cards, the valid ones first; absent for guests. */
  mine?: Loaded<readonly HeldCard[]>;
  now: number;
  /** The card whose order is being made. */
  buyingId: string | null;
  on: { type: (type: MembershipType) => void; buy: (id: string) => void; retry: () => void };
}

const OPTIONS = [
  { value: '0', label: AUDIENCES['0'].label },
  { value: '1', label: AUDIENCES['1'].label },
] as const;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
    gap: ${theme.space[16]};
    list-style: none;
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  ${media.narrow} {
    > h2,
    > p {
      padding-inline: ${theme.space[4]};
    }
  }
`;

const buyWord = (card: CardProduct, held: HeldCard | undefined): string =>
  held ? `续费${card.name}` : `购买${card.name}`;

const Mine = ({ cards, now }: { cards: readonly HeldCard[]; now: number }) =>
  cards.length === 0 ? (
    <Empty title="还没有会员卡" icon="lock">
      在下面选一张，付款后马上可以用。
    </Empty>
  ) : (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <VipCard name={card.name} type={card.type} validUntil={card.validUntil} rights={card.rights} now={now} />
        </li>
      ))}
    </ul>
  );

/** Membership cards: one's own, and those on sale for one audience, right by right. */
export const VipCardList = ({ type, cards, mine, now, buyingId, on }: VipCardListProps) => {
  const heldOf = (card: CardProduct) =>
    mine?.data?.find((held) => held.membershipId === card.id && Date.parse(held.validUntil) > now);
  return (
    <PageBody>
      <PageHeader
        title="会员卡"
        lead="一张家庭卡，学生和家长都能用；教育工作者卡给老师和教练。"
        action={<Segmented label="适用对象" options={OPTIONS} value={type} onChange={on.type} />}
      />
      {mine && (
        <Section aria-label="我的会员卡">
          <h2>我的会员卡</h2>
          <Load of={mine} name="我的会员卡" onRetry={on.retry} skeleton={<Skeleton height={160} />}>
            {(held) => <Mine cards={held} now={now} />}
          </Load>
        </Section>
      )}
      <Section aria-label="可以购买的会员卡">
        <h2>权益与价格</h2>
        <Load of={cards} name="会员卡" onRetry={on.retry} skeleton={<Skeleton height={360} />}>
          {(products) =>
            products.length === 0 ? (
              <Empty title="暂时没有在售的会员卡" icon="clock">
                新卡上架后会出现在这里；已有的卡不受影响。
              </Empty>
            ) : (
              <MembershipCompare
                label={`${AUDIENCES[type].label}会员卡权益对比`}
                rights={comparedRights(products)}
                cards={products.map((card) => {
                  const held = heldOf(card);
                  return {
                    id: card.id,
                    name: card.name,
                    fen: card.priceFen,
                    ...(card.beforeFen === null ? {} : { beforeFen: card.beforeFen }),
                    per: periodText(card.days),
                    recommended: card.isDefault,
                    owned: held !== undefined,
                    grants: Object.fromEntries(card.rights.map((right) => [right.code, right.quota ?? true])),
                    action: (
                      <Button
                        variant={card.isDefault ? 'primary' : 'default'}
                        loading={buyingId === card.id}
                        disabled={buyingId !== null && buyingId !== card.id}
                        aria-label={buyWord(card, held)}
                        onClick={() => on.buy(card.id)}
                      >
                        {held ? '续费' : '购买'}
                      </Button>
                    ),
                  };
                })}
              />
            )
          }
        </Load>
        <p>再次购买同一张卡，时间从原来的到期日往后加。未满 18 岁由监护人确认后付款。</p>
      </Section>
    </PageBody>
  );
};

import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { type ComparedCard, MembershipCompare } from '../MembershipCompare/MembershipCompare.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { AUDIENCES, type MembershipType } from '../VipCard/audiences.ts';
import { VipCard } from '../VipCard/VipCard.tsx';
import type { Invoice } from './invoice.ts';
import { InvoiceWish } from './parts/InvoiceWish.tsx';
import { comparedRights, type FreeRight, periodText, type CardProduct, type HeldCard } from './cardProducts.ts';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { priceText } from '@aosai/api/kit/moneyText';

export type { CardProduct, FreeRight, HeldCard } from './cardProducts.ts';
export type { Invoice } from './invoice.ts';

export interface VipCardListProps {
  /** The audience whose cards are shown. */
  type: MembershipType;
  /** Cards on sale for this audience, in order. */
  cards: Loaded<readonly CardProduct[]>;
  /** Cards of the reader or of the chosen child, the valid ones first; absent for guests. */
  mine?: Loaded<readonly HeldCard[]>;
  /** Free quotas without a card; empty for guests. */
  free: readonly FreeRight[];
  /** A parent's children and the chosen one; null for other readers. */
  child: { names: readonly { id: string; name: string }[]; chosenId: string } | null;
  now: number;
  /** The card whose order is being created. */
  buyingId: string | null;
  /** Why the last order failed. */
  error: string | null;
  /** Invoice for the next order; null if the platform issues none. */
  invoice: { note: string; wanted: Invoice | null } | null;
  on: {
    type: (type: MembershipType) => void;
    child: (id: string) => void;
    buy: (id: string) => void;
    /** Sets the invoice; null cancels the request. */
    invoice: (wanted: Invoice | null) => void;
    retry: () => void;
  };
}

// Loaded when the dialog is opened.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../patterns/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

const Gives = styled.ul`
  display: grid;
  list-style: none;

  > li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[16]};
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.text.dense};
  }
  > li > span {
    color: ${theme.color.ink2};
  }
`;

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

type MineProps = Pick<VipCardListProps, 'now' | 'buyingId'> & {
  cards: readonly HeldCard[];
  renew: (membershipId: string) => void;
};

const Mine = ({ cards, now, buyingId, renew }: MineProps) =>
  cards.length === 0 ? (
    <Empty title="还没有会员卡" icon="user">
      在下面选一张，付款后马上可以用。
    </Empty>
  ) : (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <VipCard
            name={card.name}
            type={card.type}
            validUntil={card.validUntil}
            rights={card.rights}
            now={now}
            {...(card.renewedUntil !== null && {
              action: (
                <>
                  <span>续费后到 {card.renewedUntil}</span>
                  <Button
                    loading={buyingId === card.membershipId}
                    disabled={buyingId !== null && buyingId !== card.membershipId}
                    onClick={() => renew(card.membershipId)}
                  >
                    续费
                  </Button>
                </>
              ),
            })}
          />
        </li>
      ))}
    </ul>
  );

type ProductsProps = Pick<VipCardListProps, 'type' | 'mine' | 'free' | 'now' | 'buyingId'> & {
  products: readonly CardProduct[];
  choose: (card: CardProduct) => void;
};

/** Another valid card. Both would be valid at the same time, and neither would be extended. */
const besides = ({ mine, now }: Pick<ProductsProps, 'mine' | 'now'>, type: MembershipType, id: string) =>
  mine?.data?.find((held) => held.membershipId !== id && held.type === type && Date.parse(held.validUntil) >= now);

/** The card itself where the reader or the child has it now. */
const heldHere = ({ mine, now }: Pick<ProductsProps, 'mine' | 'now'>, id: string): HeldCard | undefined =>
  mine?.data?.find((held) => held.membershipId === id && Date.parse(held.validUntil) >= now);

const Products = ({ products, type, mine, free, now, buyingId, choose }: ProductsProps) => {
  const grantsOf = (rights: readonly { code: string; quota?: string }[]): ComparedCard['grants'] =>
    Object.fromEntries(rights.map(({ code, quota }) => [code, quota ?? true]));
  const noCard = { id: 'free', name: '不买卡', fen: 0, grants: grantsOf(free), action: '—' };
  const onSale = products.map((card) => {
    const held = heldHere({ ...(mine && { mine }), now }, card.id);
    return {
      id: card.id,
      name: card.name,
      fen: card.priceFen,
      ...(card.beforeFen === null ? {} : { beforeFen: card.beforeFen }),
      per: periodText(card.days),
      recommended: card.isDefault,
      owned: held !== undefined,
      // Free quotas still apply with a card.
      grants: { ...noCard.grants, ...grantsOf(card.rights) },
      action: (
        <Button
          variant={card.isDefault ? 'primary' : 'default'}
          loading={buyingId === card.id}
          disabled={buyingId !== null && buyingId !== card.id}
          aria-label={buyWord(card, held)}
          onClick={() => choose(card)}
        >
          {held ? '续费' : '购买'}
        </Button>
      ),
    };
  });
  return (
    <MembershipCompare
      label={`${AUDIENCES[type].label}会员卡权益对比`}
      rights={comparedRights(products, free)}
      cards={free.length > 0 ? [noCard, ...onSale] : onSale}
    />
  );
};

interface WantedProps extends Pick<VipCardListProps, 'type' | 'mine' | 'child' | 'now'> {
  card: CardProduct;
  on: { confirm: () => void; cancel: () => void };
}

/** What the order is for, before it is made: the card, whose it is, from when to when, and what it gives. */
const Wanted = ({ card, type, mine, child, now, on }: WantedProps) => {
  const here = { ...(mine && { mine }), now };
  const held = heldHere(here, card.id);
  const running = held ? undefined : besides(here, type, card.id);
  const from = held ? Date.parse(held.validUntil) : now;
  const whose = type === '0' ? child?.names.find(({ id }) => id === child.chosenId)?.name : undefined;
  const what = held ? `续费「${card.name}」？` : running ? `再买一张「${card.name}」？` : `购买「${card.name}」？`;
  return (
    <ConfirmDialog
      open
      title={whose === undefined ? what : `给${whose}${what}`}
      consequence={`${priceText(card.priceFen)}，从 ${dateText(from)} 用到 ${dateText(from + card.days * DAY_MS)}，共 ${card.days} 天${
        held ? '，接在原来的到期日后面' : '，付款后马上生效'
      }。${
        running
          ? `「${running.name}」还在用，到 ${dateText(running.validUntil)}；两张同时有效，次数相加，不会把原来的卡延长。`
          : ''
      }`}
      confirmLabel={held ? `续费${card.name}` : `购买${card.name}`}
      cancelLabel="先不买"
      on={on}
    >
      <Gives aria-label="买到什么">
        {card.rights.map(({ code, name, quota }) => (
          <li key={code}>
            {name}
            <span>{quota ?? '不限'}</span>
          </li>
        ))}
      </Gives>
    </ConfirmDialog>
  );
};

/** Membership cards: those of the reader or a child, and those on sale, compared by right. */
export const VipCardList = ({
  type,
  cards,
  mine,
  free,
  child,
  now,
  buyingId,
  error,
  invoice,
  on,
}: VipCardListProps) => {
  const [wantedId, setWantedId] = useState<string | null>(null);
  const wanted = cards.data?.find(({ id }) => id === wantedId);
  // Visitors sign in first; then it is known which card they have.
  const ask = (id: string) => (mine ? setWantedId(id) : on.buy(id));
  return (
    <PageBody>
      <PageHeader
        title="会员卡"
        lead="一张家庭卡，学生和家长都能用；教育工作者卡给老师和教练。"
        action={<Segmented label="适用对象" options={OPTIONS} value={type} onChange={on.type} />}
      />
      {error !== null && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      {mine && (
        <Section aria-label="我的会员卡">
          <h2>{child ? '孩子的会员卡' : '我的会员卡'}</h2>
          {child && child.names.length > 1 && (
            <div>
              <ChildPicker names={child.names} chosenId={child.chosenId} onChoose={on.child} />
            </div>
          )}
          <Load of={mine} name="会员卡" onRetry={on.retry} skeleton={<Skeleton height={160} />}>
            {(held) => <Mine cards={held} now={now} buyingId={buyingId} renew={ask} />}
          </Load>
        </Section>
      )}
      <Section aria-label="可以购买的会员卡">
        <h2>权益与价格</h2>
        <Load of={cards} name="在售的会员卡" onRetry={on.retry} skeleton={<Skeleton height={360} />}>
          {(products) =>
            products.length === 0 ? (
              <Empty title="暂时没有在售的会员卡" icon="clock">
                新卡上架后会出现在这里；已有的卡不受影响。
              </Empty>
            ) : (
              <Products
                products={products}
                type={type}
                free={type === '0' ? free : []}
                now={now}
                buyingId={buyingId}
                choose={({ id }) => ask(id)}
                {...(mine && { mine })}
              />
            )
          }
        </Load>
        <p>
          再次购买同一张卡，时间从原来的到期日往后加。未满 18 岁由家长登录后付款。7
          天内没有用过的全额退，之后按剩余天数退，在订单里申请。
        </p>
        {invoice && <InvoiceWish note={invoice.note} wanted={invoice.wanted} onChange={on.invoice} />}
      </Section>
      {wanted && (
        <Suspense>
          <Wanted
            card={wanted}
            type={type}
            child={child}
            now={now}
            {...(mine && { mine })}
            on={{
              confirm: () => {
                on.buy(wanted.id);
                setWantedId(null);
              },
              cancel: () => setWantedId(null),
            }}
          />
        </Suspense>
      )}
    </PageBody>
  );
};

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../../../primitives/VisuallyHidden/hiddenCss.ts';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { scrollStop } from '../../../primitives/Scroll/scrollStop.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';

/** A card's share of a right: all of it, a quota in words, or nothing. */
export type RightGrant = true | string | null;

export interface ComparedCard {
  id: string;
  name: string;
  fen: number;
  beforeFen?: number;
  per?: string;
  /** Marks the recommended card. */
  recommended?: boolean;
  /** The reader holds a valid card of this kind. */
  owned?: boolean;
  grants: Readonly<Record<string, RightGrant>>;
  action: ReactNode;
}

export interface MembershipCompareProps {
  label: string;
  rights: readonly { code: string; name: string; hint?: string }[];
  cards: readonly ComparedCard[];
}

const Root = styled.div`
  /* Names for screen readers are placed absolutely: they scroll with their cells, not with the page. */
  position: relative;
  max-width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  overflow: auto;

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: center;
    vertical-align: middle;
  }
  tbody tr:last-child > *,
  tfoot tr > * {
    border-bottom: 0;
  }
  tfoot tr > * {
    border-top: 1px solid ${theme.color.line};
  }
  thead th {
    padding-block: ${theme.space[20]};
    font-weight: ${theme.weight.regular};
    vertical-align: top;
  }
  thead th > div {
    display: grid;
    justify-items: center;
    gap: ${theme.space[8]};
  }
  thead b {
    font-size: ${theme.text.section};
    font-weight: ${theme.weight.bold};
  }
  th:first-child,
  tfoot td:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 148px;
    background: ${theme.color.surface};
    text-align: left;
  }
  tbody th {
    font-weight: ${theme.weight.medium};
  }
  tbody th > small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
    line-height: 1.5;
  }
  th:not(:first-child),
  td:not(:first-child) {
    min-width: 148px;
  }
  [data-recommended='true'] {
    background: ${theme.color.primarySoft};
  }
  thead [data-recommended='true'] {
    box-shadow: inset 0 3px ${theme.color.primary};
  }
  td {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    font-variant-numeric: tabular-nums;
  }
  td > svg {
    margin-inline: auto;
    color: ${theme.color.ok};
  }
  td > [data-part='none'] {
    color: ${theme.color.ink3};
  }

  ${media.narrow} {
    /* All cards side by side: the name of a right is above its row. */
    tr {
      display: grid;
      grid-template-columns: repeat(var(--cards), minmax(76px, 1fr));
    }
    th,
    td {
      padding-inline: ${theme.space[4]};
    }
    th:first-child,
    tfoot td:first-child {
      position: static;
      grid-column: 1 / -1;
      padding: ${theme.space[12]} ${theme.space[12]} 0;
      border: 0;
    }
    thead th:first-child,
    tfoot td:first-child {
      ${hiddenCss}
    }
    th:not(:first-child),
    td:not(:first-child) {
      min-width: 0;
    }
  }
`;

const Grant = ({ grant }: { grant: RightGrant }) => {
  if (grant === null)
    return (
      <span data-part="none" role="img" aria-label="不包含">
        —
      </span>
    );
  return grant === true ? <Icon name="check" label="不限次数" /> : <>{grant}</>;
};

/** Compares cards right by right, with a buy button under each. */
export const MembershipCompare = ({ label, rights, cards }: MembershipCompareProps) => (
  <Root ref={scrollStop} style={{ '--cards': cards.length }} role="group" aria-label={label}>
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">权益</th>
          {cards.map(({ id, name, fen, beforeFen, per, recommended = false, owned = false }) => (
            <th key={id} scope="col" data-recommended={recommended}>
              <div>
                <b>{name}</b>
                <PriceTag
                  fen={fen}
                  {...(beforeFen === undefined ? {} : { beforeFen })}
                  {...(per === undefined ? {} : { per })}
                />
                {owned ? <Tag tone="ok">使用中</Tag> : recommended && <Tag tone="primary">推荐</Tag>}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map(({ code, name, hint }) => (
          <tr key={code}>
            <th scope="row">
              {name}
              {hint !== undefined && <small>{hint}</small>}
            </th>
            {cards.map((card) => (
              <td key={card.id} data-recommended={card.recommended ?? false}>
                <Grant grant={card.grants[code] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>购买</td>
          {cards.map((card) => (
            <td key={card.id} data-recommended={card.recommended ?? false}>
              {card.action}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </Root>
);

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { daysUntil } from '@aosai/api/kit/dayText';
import { AUDIENCES, type MembershipType } from './audiences.ts';
import { dateText } from '@aosai/api/kit/beijing';

export interface VipCardProps {
  /** Name of the card: 年卡. */
  name: string;
  /** '0' for families, '1' for teachers. */
  type: MembershipType;
  /** ISO 8601 instant; null for a card on sale. */
  validUntil: string | null;
  rights: readonly { code: string; name: string; quota?: string }[];
  now: number;
  /** A sentence or two from the seller. */
  intro?: string | null;
  /** Price and button. */
  action?: ReactNode;
}

/** From this many days on the card counts down. */
const SOON_DAYS = 14;

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  height: 100%;
  padding: ${theme.space[24]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  overflow: hidden;

  &[data-valid='true'] {
    border-color: ${theme.color.primary};
    background: linear-gradient(120deg, ${theme.color.primarySoft}, ${theme.color.surface} 70%);
  }
  &[data-valid='false'] {
    background: ${theme.color.sunken};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
  }
  h3 {
    font-size: ${theme.text.figure};
    overflow-wrap: anywhere;
  }
  > p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > p > b {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  > ul {
    flex: 1;
    display: grid;
    align-content: start;
    gap: ${theme.space[8]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    align-items: start;
  }
  li > svg {
    margin-top: 4px;
    color: ${theme.color.ok};
  }
  &[data-valid='false'] li > svg {
    color: ${theme.color.ink3};
  }
  li > small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding-top: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** A membership card: its audience, last day, and rights. */
export const VipCard = ({ name, type, validUntil, rights, now, intro = null, action }: VipCardProps) => {
  const valid = validUntil === null ? null : Date.parse(validUntil) > now;
  const daysLeft = validUntil === null ? null : daysUntil(validUntil, now);
  return (
    <Root data-valid={valid ?? undefined} aria-label={`${name}，${AUDIENCES[type].label}`}>
      <header>
        <h3>{name}</h3>
        <Tag tone={valid ? 'primary' : 'neutral'}>{AUDIENCES[type].label}</Tag>
        {valid === false && <Tag tone="warn">已过期</Tag>}
        {valid && daysLeft !== null && daysLeft <= SOON_DAYS && (
          <Tag tone="warn" icon="clock">
            {daysLeft === 0 ? '今天到期' : `还有 ${daysLeft} 天到期`}
          </Tag>
        )}
      </header>
      {validUntil !== null && (
        <p>
          {valid ? '有效期至' : '已于'} <b>{dateText(validUntil)}</b>
          {valid ? '' : ' 到期，续费后从当天重新计算'}
        </p>
      )}
      {intro !== null && <p>{intro}</p>}
      {rights.length > 0 && (
        <ul aria-label="权益">
          {rights.map((right) => (
            <li key={right.code}>
              <Icon name="check" />
              <span>{right.name}</span>
              <small>{right.quota ?? '不限次数'}</small>
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && <footer>{action}</footer>}
    </Root>
  );
};

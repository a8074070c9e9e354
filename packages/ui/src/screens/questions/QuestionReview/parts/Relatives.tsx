import type { BankVersionRow } from '@aosai/api/questions/questionHistory.contract';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { changedWords, authorWords } from '../../QuestionEditor/versionWords.ts';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  > li {
    display: grid;
    gap: 2px;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

const Nothing = styled.p`
  color: ${theme.color.ink3};
`;

export interface NearProps {
  bankHref: string;
  near: NonNullable<BankDetail['staff']>['near'];
}

/** Similar questions of the bank, the most similar first. */
export const Near = ({ bankHref, near }: NearProps) =>
  near.length === 0 ? (
    <Nothing>题库里没有相似的题。</Nothing>
  ) : (
    <List>
      {near.map(({ id, title, percent }) => (
        <li key={id}>
          <Link href={`${bankHref}/${id}/review`}>{title}</Link>
          <small>{percent}% 相同</small>
        </li>
      ))}
    </List>
  );

/** The versions of a question: who changed what, and when. */
export const Versions = ({ rows }: { rows: readonly BankVersionRow[] }) => (
  <List>
    {rows.map((row) => (
      <li key={row.id}>
        <span>
          第 {row.versionNo} 版{row.isCurrent && <Tag tone="ok">现在的版本</Tag>}
        </span>
        <small>
          {authorWords(row)} · {changedWords(row)}
        </small>
      </li>
    ))}
  </List>
);

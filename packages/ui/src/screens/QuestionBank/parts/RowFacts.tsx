import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DictWord } from '../../../patterns/Dict/Dict.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import type { QuestionRow } from '../bankQuestion.ts';
import { StatusTag } from './bankColumns.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[16]};

  > p {
    flex: 1 0 100%;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** What the list knows about a question, above its preview. */
export const RowFacts = ({ row }: { row: QuestionRow }) => (
  <Root>
    <StatusTag status={row.status} />
    <Tag>{QUESTION_KINDS[row.type].label}</Tag>
    <Tag>
      <DictWord of={DIFFICULTY} value={row.difficulty} />
    </Tag>
    {row.tags.map((tag) => (
      <Tag key={tag} tone="primary">
        {tag}
      </Tag>
    ))}
    <p>
      {row.usedCount > 0 ? `已用于 ${row.usedCount} 处` : '还没有使用'} ·{' '}
      {row.passPercent === null ? '作答不足 10 次，暂无得分率' : `得分率 ${row.passPercent}%`} · {row.authorName} ·{' '}
      {dateText(row.updatedAt)} 更新
    </p>
  </Root>
);

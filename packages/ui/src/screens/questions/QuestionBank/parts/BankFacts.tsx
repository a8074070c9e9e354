import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { CHECK_STATE, QUESTION, STAGE } from '@aosai/api/questions/bank';
import { kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { DictWord } from '../../../../patterns/Dict/Dict.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { type BankKnown, previewOf } from '../bankQuestion.ts';
import { QuestionPreview } from './QuestionPreview.tsx';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import { dateText } from '@aosai/api/kit/beijing';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    span {
      white-space: nowrap;
    }
  }
  ul {
    padding-left: 1.4em;
  }
`;

const useWords = ({ usedCount, passPercent, measured, ownerName }: BankRow): string =>
  [
    usedCount ? `已用于 ${usedCount} 处` : '还没有使用',
    passPercent === null ? '作答不足 10 次，暂无得分率' : `得分率 ${passPercent}%`,
    measured && `${measured.answers} 人首答得分 ${measured.percent}%，实测${DIFFICULTY.label(measured.difficulty)}`,
    ownerName,
  ]
    .filter(Boolean)
    .join(' · ');

/** Facts of a question, and its preview. */
export const BankFacts = ({ row, known, retry }: DetailProps<BankRow, BankKnown>) => {
  const { type, status, difficulty, stage, tags, check, reportCount, updatedAt } = row;
  return (
    <Root>
      <div data-part="tags">
        {status !== null && <Tag tone={QUESTION.tone(status)}>{QUESTION.label(status)}</Tag>}
        <Tag>{kindOf(type).label}</Tag>
        <Tag>
          <DictWord of={DIFFICULTY} value={difficulty} />
        </Tag>
        {stage !== null && (
          <Tag>
            <DictWord of={STAGE} value={stage} />
          </Tag>
        )}
        {reportCount !== null && <Tag tone="warn">{reportCount} 条勘误待处理</Tag>}
        {check !== null && check !== 'none' && <Tag tone={CHECK_STATE.tone(check)}>{CHECK_STATE.label(check)}</Tag>}
        {tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </div>
      <p>
        {useWords(row)}
        {updatedAt && (
          <>
            {' · '}
            <span>{dateText(updatedAt)} 更新</span>
          </>
        )}
      </p>
      <Load of={known.detail} name="题目" onRetry={retry}>
        {(detail) => (
          <>
            {detail.staff?.note && (
              <Alert tone="warn" title="审核没有通过">
                {detail.staff.note}
              </Alert>
            )}
            {detail.staff && detail.staff.source === null && (
              <Alert tone="info">这道题正用在没有结束的考试里，答案和隐藏的测试点到考试结束后可以查看。</Alert>
            )}
            {detail.staff && detail.staff.near.length > 0 && (
              <Alert tone="warn" title="题库里有相似的题">
                <ul>
                  {detail.staff.near.map(({ id: other, title, percent }) => (
                    <li key={other}>
                      <a href={`${known.base}/${other}`}>{title}</a>（{percent}% 相同）
                    </li>
                  ))}
                </ul>
              </Alert>
            )}
            {/* The drawer already shows the title. */}
            <QuestionPreview question={{ ...previewOf(detail), title: null }} />
          </>
        )}
      </Load>
    </Root>
  );
};

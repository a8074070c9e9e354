import { SUBMIT_REASON } from '@aosai/api/papers/attemptStatus';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Accordion } from '../../../../primitives/Accordion/Accordion.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import type { Receipt } from '@aosai/api/exams/attempt.contract';
import { dateText, secondText } from '@aosai/api/kit/beijing';

const Root = styled.div`
  > p {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }

  ${media.print} {
    > :not(p) {
      display: none;
    }
  }
`;

/** The answers that were handed in: revision, time of saving and a short hash for each question. */
export const ReceiptCard = ({ receipt }: { receipt: Receipt }) => (
  <Card title="交卷回执" extra={SUBMIT_REASON.label(receipt.submitReason)}>
    <Root>
      <p>
        {dateText(receipt.completedAt)} {secondText(receipt.completedAt)} 收卷，已答{' '}
        {receipt.items.filter((item) => item.answered).length} / {receipt.items.length}{' '}
        题。校验码由答案算出，可用来核对交上去的内容。
      </p>
      <Accordion
        items={[
          {
            id: 'items',
            title: '逐题回执',
            extra: `${receipt.items.length} 题`,
            content: (
              <Table label="逐题回执" dense>
                <thead>
                  <tr>
                    <th className="num">题号</th>
                    <th>作答</th>
                    <th className="num">修订</th>
                    <th className="num">保存时间</th>
                    <th>校验码</th>
                  </tr>
                </thead>
                <tbody>
                  {receipt.items.map((item) => (
                    <tr key={item.questionId}>
                      <td className="num">{item.no}</td>
                      <td>{item.answered ? '已答' : '未答'}</td>
                      <td className="num">{item.revision}</td>
                      <td className="num">{item.savedAt === null ? '—' : secondText(item.savedAt)}</td>
                      <td>{item.hash === null ? '—' : <code>{item.hash}</code>}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            ),
          },
        ]}
      />
    </Root>
  </Card>
);

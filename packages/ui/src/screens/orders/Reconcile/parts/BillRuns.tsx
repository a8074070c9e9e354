import { minuteText } from '@aosai/api/kit/beijing';
import { BILL_SOURCE } from '@aosai/api/orders/reconciling';
import { PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { ReconcileRuns } from '../reconcileProps.ts';

const Result = styled.td`
  white-space: nowrap;
`;

/** Earlier comparisons, newest first. */
export const BillRuns = ({
  runs,
  openId,
  onOpen,
}: {
  runs: ReconcileRuns['content'];
  openId: string | null;
  onOpen: (id: string) => void;
}) =>
  runs.length === 0 ? (
    <Empty title="还没有对过账">选渠道和日期，核对的结果会留在这里。</Empty>
  ) : (
    <Table label="最近的对账" dense>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">渠道</th>
          <th scope="col">账单</th>
          <th scope="col">结果</th>
          <th scope="col">核对时间</th>
          <th scope="col">详情</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, date, provider, source, sameCount, differenceCount, openCount, updatedAt }) => (
          <tr key={id} aria-current={id === openId ? 'true' : undefined}>
            <th scope="row">{date}</th>
            <td>{PAYMENT_PROVIDER.label(provider)}</td>
            <td>{BILL_SOURCE.label(source)}</td>
            <Result>
              {differenceCount === 0 ? (
                <Tag tone="ok">{sameCount} 笔一致</Tag>
              ) : (
                <Tag tone={openCount > 0 ? 'warn' : 'neutral'}>
                  {openCount > 0 ? `${openCount} 笔待处理` : `${differenceCount} 笔已处理`}
                </Tag>
              )}
            </Result>
            <td>{minuteText(updatedAt)}</td>
            <td>
              <Button
                size="s"
                variant="ghost"
                aria-label={`查看 ${date} ${PAYMENT_PROVIDER.label(provider)}`}
                onClick={() => onOpen(id)}
              >
                查看
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

import { moneyText } from '@aosai/api/kit/moneyText';
import { BILL_DIFFERENCE, BILL_REPAIR, type BillRepair, DIFFERENCE_STATE } from '@aosai/api/orders/reconciling';
import { minuteText } from '@aosai/api/kit/beijing';
import { NOTHING } from '@aosai/api/kit/column';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { page } from '../../../../patterns/links/links.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { BillDifferenceRow, ReconcileProps, ReconcileRun } from '../reconcileProps.ts';
import { reasonFields } from '@aosai/api/kit/reasons';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';

interface RepairDialogProps {
  repair: BillRepair;
  row: BillDifferenceRow;
  act: { pending: boolean; error: string | null };
  on: { submit: (note: string | null) => void; close: () => void };
}

const doneFields = reasonFields('怎么处理的', '写进对账记录和操作日志。');

const WORDS = {
  ask: { title: '查询渠道？', consequence: '再问一次支付机构，按它的答复更新订单。', confirmLabel: '查询渠道' },
  book: { title: '补记这笔收款？', consequence: '按账单把订单记为已支付，马上生效。', confirmLabel: '补记' },
  refund: { title: '退回这笔钱？', consequence: '原路退回给付款人，不能撤回。', confirmLabel: '退款' },
} as const;

/** Confirms a repair; marking a difference as settled requires a note. */
const RepairDialog = ({ repair, row, act, on }: RepairDialogProps) =>
  repair === 'done' ? (
    <FieldsDialog
      of={doneFields}
      title="标记已处理"
      description="这里的订单和钱都不变，只记下这条差异已经在别处处理。"
      submitLabel="标记已处理"
      size="m"
      act={act}
      on={{ submit: ({ reason }) => on.submit(reason), close: on.close }}
    />
  ) : (
    <ConfirmDialog
      open
      title={WORDS[repair].title}
      consequence={`${WORDS[repair].consequence}金额 ${moneyText(row.billFen ?? row.hereFen ?? 0)}，记入操作日志。`}
      confirmLabel={WORDS[repair].confirmLabel}
      danger={repair === 'refund'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.submit(null), cancel: on.close }}
    />
  );

const Root = styled.div`
  > dl {
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  td small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }
  /* A transaction's number is compared digit by digit, and a kind is one word. */
  td:first-child,
  td:nth-child(2) small {
    white-space: nowrap;
  }
  [data-part='acts'] {
    display: flex;
    gap: ${theme.space[4]};
  }
`;

const yuan = (fen: number | null): string => (fen === null ? NOTHING : moneyText(fen));

const Row = ({ row, onRepair }: { row: BillDifferenceRow; onRepair: (repair: BillRepair) => void }) => (
  <tr>
    <td>
      <Tag tone={BILL_DIFFERENCE.tone(row.kind)}>{BILL_DIFFERENCE.label(row.kind)}</Tag>
    </td>
    <td>
      {row.orderId === null ? (
        '没有订单'
      ) : (
        <Link href={page('bms/memberOrder', { open: row.orderId })}>{row.orderNo ?? '查看订单'}</Link>
      )}
      <small>{row.transactionId ?? row.outRefundNo ?? row.outTradeNo}</small>
    </td>
    <td className="num">{yuan(row.hereFen)}</td>
    <td className="num">{yuan(row.billFen)}</td>
    <td>
      <Tag tone={DIFFERENCE_STATE.tone(row.state)}>{DIFFERENCE_STATE.label(row.state)}</Tag>
      {row.repair !== null && (
        <small>
          {[BILL_REPAIR.label(row.repair), row.repairedAt && minuteText(row.repairedAt), row.note]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </td>
    <td>
      <div data-part="acts">
        {row.state !== 'done' &&
          row.repairs.map((repair, place) => (
            <Button key={repair} size="s" variant={place === 0 ? 'default' : 'ghost'} onClick={() => onRepair(repair)}>
              {BILL_REPAIR.label(repair)}
            </Button>
          ))}
      </div>
    </td>
  </tr>
);

/** Differences between the bill and the orders, with the repairs for each. */
export const Differences = ({ run, act, on }: { run: ReconcileRun } & Pick<ReconcileProps, 'act' | 'on'>) => {
  const [begun, setBegun] = useState<{ row: BillDifferenceRow; repair: BillRepair } | null>(null);
  const repair = async (note: string | null) => {
    if (begun && (await on.repair(begun.row, begun.repair, note))) setBegun(null);
  };
  return (
    <Root>
      <Figures
        items={[
          { label: '一致', value: run.sameCount, unit: '笔' },
          { label: '差异', value: run.differenceCount, unit: '笔' },
          { label: '待处理', value: run.openCount, unit: '笔' },
          { label: '账单收款', value: yuan(run.paidFen) },
          { label: '账单退款', value: yuan(run.refundFen) },
        ]}
      />
      {run.differences.length === 0 ? (
        <Empty title="一致" icon="success">
          {run.sameCount === 0
            ? '这一天账单和这里都没有收款、退款。'
            : `账单和这里的 ${run.sameCount} 笔收款、退款全部相同。`}
        </Empty>
      ) : (
        <Table label="差异" dense>
          <thead>
            <tr>
              <th scope="col">差异</th>
              <th scope="col">订单</th>
              <th scope="col" className="num">
                此处
              </th>
              <th scope="col" className="num">
                账单
              </th>
              <th scope="col">状态</th>
              <th scope="col">处理</th>
            </tr>
          </thead>
          <tbody>
            {run.differences.map((row) => (
              <Row
                key={row.id}
                row={row}
                onRepair={(next) => {
                  on.forget();
                  setBegun({ row, repair: next });
                }}
              />
            ))}
          </tbody>
        </Table>
      )}
      {begun && (
        <RepairDialog
          repair={begun.repair}
          row={begun.row}
          act={act}
          on={{ submit: (note) => void repair(note), close: () => setBegun(null) }}
        />
      )}
    </Root>
  );
};

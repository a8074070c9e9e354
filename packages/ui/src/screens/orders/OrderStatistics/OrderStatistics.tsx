import { moneyText } from '@aosai/api/kit/moneyText';
import { styled } from 'styled-components';
import { DayWindow } from '../../../patterns/OfficeTable/DayWindow.tsx';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { TrendChart } from '../../../patterns/TrendChart/TrendChart.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../tokens/theme.ts';
import { everyDay } from './everyDay.ts';
import type { OrderStatistics as Statistics } from '@aosai/api/orders/membershipOrder.contract';

export interface OrderStatisticsProps {
  statistics: Loaded<Statistics>;
  /** First and last day in Beijing, `2026-11-21`, both included. */
  from: string;
  until: string;
  today: string;
  listHref: string;
  on: { days: (days: { from: string; until: string }) => void; retry: () => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** 2026-11-21 → 11/21 */
const dayTick = (day: string): string => day.slice(5).split('-').map(Number).join('/');

type Span = Pick<OrderStatisticsProps, 'from' | 'until'>;

const FEN_PER_YUAN = 100;
/** The end of the axis: a round number above the highest day. */
const axisEnd = (highestYuan: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highestYuan))));
  return Math.max(10, Math.ceil((highestYuan * 1.05) / step) * step);
};

const ByDay = ({ byDay, from, until }: Pick<Statistics, 'byDay'> & Span) => {
  const days = everyDay(from, until);
  const of = new Map(byDay.map((one) => [one.day, one]));
  const paid = days.map((day) => (of.get(day)?.paidFen ?? 0) / FEN_PER_YUAN);
  const refunded = days.map((day) => (of.get(day)?.refundedFen ?? 0) / FEN_PER_YUAN);
  return (
    <TrendChart
      label="每日收入和退款"
      labels={days.map(dayTick)}
      unit="元"
      max={axisEnd(Math.max(0, ...paid, ...refunded))}
      series={[
        { name: '收入', values: paid },
        { name: '退款', values: refunded },
      ]}
    />
  );
};

const ByProduct = ({ byProduct }: Pick<Statistics, 'byProduct'>) => (
  <Table label="按商品" dense>
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col" className="num">
          订单
        </th>
        <th scope="col" className="num">
          收入
        </th>
        <th scope="col" className="num">
          退款
        </th>
        <th scope="col" className="num">
          净收入
        </th>
      </tr>
    </thead>
    <tbody>
      {byProduct.map(({ targetId, title, count, paidFen, refundedFen }) => (
        <tr key={targetId}>
          <th scope="row">{title}</th>
          <td className="num">{count}</td>
          <td className="num">{moneyText(paidFen)}</td>
          <td className="num">{moneyText(refundedFen)}</td>
          <td className="num">{moneyText(paidFen - refundedFen)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Body = ({ of, listHref, ...span }: { of: Statistics; listHref: string } & Span) => (
  <Parts>
    <Card
      title="收入"
      extra={
        of.pendingQuitCount > 0 && (
          <ButtonLink size="s" href={`${listHref}?status=4`}>
            审核 {of.pendingQuitCount} 个退出申请
          </ButtonLink>
        )
      }
    >
      <Figures
        items={[
          { label: '收入', value: moneyText(of.paidFen) },
          { label: '退款', value: moneyText(of.refundedFen) },
          { label: '净收入', value: moneyText(of.paidFen - of.refundedFen) },
          { label: '已支付', value: of.count, unit: '张' },
          { label: '待支付', value: of.pendingPayCount, unit: '张' },
          { label: '待审核退出', value: of.pendingQuitCount, unit: '张' },
        ]}
      />
    </Card>
    {of.byProduct.length === 0 ? (
      <Card padding="none">
        <Empty title="这段时间没有收入" icon="calendar">
          换一段日期看看。
        </Empty>
      </Card>
    ) : (
      <>
        <Card title="按日期">
          <ByDay byDay={of.byDay} {...span} />
        </Card>
        <Card title="按商品" padding="none">
          <ByProduct byProduct={of.byProduct} />
        </Card>
      </>
    )}
  </Parts>
);

/** Income from cards between two days: by day and product, with refunds and open requests. */
export const OrderStatistics = ({ statistics, from, until, today, listHref, on }: OrderStatisticsProps) => (
  <PageBody>
    <PageHeader
      trail={[{ label: '会员卡订单', href: listHref }, { label: '统计' }]}
      title="会员卡收入"
      lead="收入按付款的日期算，退款按退回的日期算，都是北京时间。"
    />
    <DayWindow from={from} until={until} today={today} onChange={on.days} />
    <VisuallyHidden as="h2">统计</VisuallyHidden>
    <Load of={statistics} name="统计" onRetry={on.retry} skeleton={<Skeleton height={360} />}>
      {(data) => <Body of={data} listHref={listHref} from={from} until={until} />}
    </Load>
  </PageBody>
);

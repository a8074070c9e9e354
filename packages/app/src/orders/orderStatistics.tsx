import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { OrderStatistics } from '@aosai/ui/screens/orders/OrderStatistics';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SHOWN_DAYS = 30;

/** /bms/membershipOrder/statistics?from=…&until=…: revenue of cards, by default of the last 30 days. */
export function Component() {
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string, fallback: string) => {
    const day = params.get(name) ?? '';
    return DAY.test(day) ? day : fallback;
  };
  const today = dateText(now);
  const from = dayOf('from', dateText(now - (SHOWN_DAYS - 1) * DAY_MS));
  const until = dayOf('until', today);
  const statistics = useOfficeCall(['orderStatistics', from, until], (calls) =>
    calls.membershipOrder.queryStatistics({ from, to: until }),
  );
  return (
    <OrderStatistics
      statistics={loaded(statistics)}
      from={from}
      until={until}
      today={today}
      listHref="/web/bms/membershipOrder"
      on={{ days: (days) => setParams(days, { replace: true }), retry: () => void statistics.mutate() }}
    />
  );
}

import { useEffect } from 'react';
import { Countdown } from '../../patterns/Countdown/Countdown.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { aheadMs, moment, oneOf, optional } from '../readers.ts';
import { useNow } from '../useNow.ts';

interface Values {
  deadlineAt: number;
  serverTime: number;
  size: 's' | 'l' | null;
}

/** Sends `ao-end` once per deadline; immediately when the deadline has passed already. */
const View = ({ values: { deadlineAt, serverTime, size }, send }: ViewProps<Values>) => {
  const remainingMs = Math.max(0, deadlineAt - useNow() - serverTime);
  const isOver = remainingMs === 0;
  useEffect(() => {
    if (isOver) send('ao-end', { deadlineAt });
  }, [isOver, deadlineAt, send]);
  return (
    <Card padding="none">
      <Countdown remainingMs={remainingMs} size={size ?? 'l'} />
    </Card>
  );
};

/** `ao-countdown`: the time left until a deadline, by the server's clock. */
export const part = definePart<Values>({
  properties: { deadlineAt: moment, serverTime: aheadMs, size: optional(oneOf('s', 'l')) },
  View,
});

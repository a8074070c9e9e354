import { useEffect, useState } from 'react';
import { useAosai } from './context.ts';

/** The server's time in ms, renewed every `everyMs`: countdowns need a second, dates need no more than a minute. */
export function useNow(everyMs = 30_000): number {
  const { serverNowMs } = useAosai();
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [serverNowMs, everyMs]);
  return now;
}

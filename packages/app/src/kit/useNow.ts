import { useEffect, useState } from 'react';
import { useAosai } from './context.ts';

/** The server's time in ms since 1970, updated every `everyMs`: countdowns need a second, dates at most a minute. */
export function useNow(everyMs = 30_000): number {
  const { serverNowMs } = useAosai();
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [serverNowMs, everyMs]);
  return now;
}

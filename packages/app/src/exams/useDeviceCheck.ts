import { isMobile } from '@aosai/ui/tokens/media';
import { loadSurface } from '@aosai/editor/loadSurface';
import type { DeviceCheck } from '@aosai/ui/screens/exams/ExamDetail';
import { useEffect, useState } from 'react';
import { type Aosai, useAosai } from '../kit/context.ts';
import { openJournal } from './room/journal.ts';

const UNKNOWN: DeviceCheck = { clockOffsetMs: null, connection: null, storage: null, editor: null };

async function connection({ client }: Aosai): Promise<Pick<DeviceCheck, 'clockOffsetMs' | 'connection'>> {
  try {
    const before = performance.now();
    const { time } = await client.platform.root({}, { quiet: true });
    const latencyMs = Math.round(performance.now() - before);
    return { connection: { latencyMs }, clockOffsetMs: Math.round(Date.parse(time) - (Date.now() - latencyMs / 2)) };
  } catch {
    return { connection: 'failed', clockOffsetMs: null };
  }
}

async function storage(): Promise<Pick<DeviceCheck, 'storage'>> {
  try {
    const journal = await openJournal(new Uint8Array(32));
    journal.close();
    return { storage: 'ok' };
  } catch {
    return { storage: 'blocked' };
  }
}

/** Also preloads the editor, so that the room opens faster. */
async function editor(): Promise<Pick<DeviceCheck, 'editor'>> {
  try {
    await loadSurface(isMobile(navigator.userAgent, window.innerWidth) ? 'phone' : 'desktop');
    return { editor: 'ok' };
  } catch {
    return { editor: 'failed' };
  }
}

/** Checks this machine before an exam: clock, connection, storage, editor. */
export function useDeviceCheck(enabled: boolean): [DeviceCheck, () => void] {
  const aosai = useAosai();
  const [found, setFound] = useState({ round: 0, device: UNKNOWN });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!enabled) return undefined;
    let wanted = true;
    const report = (part: Partial<DeviceCheck>) => {
      if (!wanted) return;
      setFound((known) => ({ round, device: { ...(known.round === round ? known.device : UNKNOWN), ...part } }));
    };
    void connection(aosai).then(report);
    void storage().then(report);
    void editor().then(report);
    return () => {
      wanted = false;
    };
  }, [aosai, enabled, round]);

  const device = found.round === round ? found.device : UNKNOWN;
  return [device, () => setRound((value) => value + 1)];
}

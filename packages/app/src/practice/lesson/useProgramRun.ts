import { messageOf } from '@aosai/api/client/errors';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { BenchRun } from '@aosai/ui/screens/practice/LessonBench';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAosai } from '../../kit/context.ts';
import { watchNews } from '../../kit/liveEvents.ts';
import { useCall } from '../../kit/useCall.ts';

interface Sent {
  id: string | null;
  source: string;
  isSending: boolean;
  refused: string | null;
}

/** Runs a program that belongs to no question on the judge's trial lane. */
export function useProgramRun(language: LanguageId) {
  const { client, settings } = useAosai();
  const [sent, setSent] = useState<Sent>({ id: null, source: '', isSending: false, refused: null });
  const { id } = sent;
  const read = useCall(
    id === null ? null : ['playground', 'run', id],
    (calls) => calls.memberPlayground.queryRun({ id: id ?? '' }, { quiet: true }),
    { revalidateOnFocus: false },
  );
  const isPending = id !== null && read.data?.state !== 'done' && !read.error;
  const refresh = useEffectEvent(() => void read.mutate());
  const { appId } = settings;
  useEffect(() => {
    if (!isPending) return undefined;
    const watch = watchNews({ appId, onNews: () => refresh() });
    return () => watch.stop();
  }, [appId, isPending]);
  const run: BenchRun = {
    kind: 'judge',
    isSending: sent.isSending || (isPending && !read.data),
    latest: read.data ?? null,
    refused: sent.refused ?? (read.error ? messageOf(read.error) : null),
    source: sent.source,
  };
  return {
    run,
    start: async (code: string, input: string) => {
      if (sent.isSending || isPending) return;
      setSent({ ...sent, isSending: true, refused: null });
      try {
        const { debugId } = await client.memberPlayground.debug({ language, code, input }, { quiet: true });
        setSent({ id: debugId, source: code, isSending: false, refused: null });
      } catch (error) {
        setSent({ id: null, source: '', isSending: false, refused: messageOf(error) });
      }
    },
  };
}

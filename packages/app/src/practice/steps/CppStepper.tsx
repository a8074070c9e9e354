import { messageOf } from '@aosai/api/client/errors';
import { CPP } from '@aosai/api/judging/languages';
import { readTrace } from '@aosai/api/practice/python/steps';
import type { StepperProps } from '@aosai/ui/screens/practice/StepDialog';
import { CppStepDialog, type CppSteps } from '@aosai/ui/screens/practice/CppStepDialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CODE_HELP } from '../../judging/codeHelp.ts';
import { useAosai } from '../../kit/context.ts';
import { watchNews } from '../../kit/liveEvents.ts';
import { useCall } from '../../kit/useCall.ts';

const GAVE_UP = '评测机正忙，这次没有轮到。请过一会儿再试。';
const UNAVAILABLE = '这个程序没能单步运行：可能太长，或者里面有调试器读不懂的写法。运行和提交不受影响。';
/** The judge's news may be lost, so a recording is asked for as well. */
const ASK_EVERY_MS = 3_000;

/** Runs a C++ program step by step on the judge, which records it and gives no verdict. */
export function CppStepper({ source, input, onClose }: StepperProps) {
  const { client, settings } = useAosai();
  const [sent, setSent] = useState<{ id: string | null; refused: string | null }>({ id: null, refused: null });
  const { id } = sent;
  const read = useCall(
    id === null ? null : ['playground', 'trace', id],
    (calls) => calls.memberPlayground.queryTrace({ id: id ?? '' }, { quiet: true }),
    { revalidateOnFocus: false },
  );
  const isPending = id !== null && read.data?.state !== 'done' && !read.error;
  const refresh = useEffectEvent(() => void read.mutate());
  const { appId } = settings;
  useEffect(() => {
    if (!isPending) return undefined;
    const watch = watchNews({ appId, onNews: () => refresh() });
    const timer = setInterval(() => refresh(), ASK_EVERY_MS);
    return () => {
      watch.stop();
      clearInterval(timer);
    };
  }, [appId, isPending]);
  const send = async () => {
    try {
      const { traceId } = await client.memberPlayground.trace({ language: CPP, code: source, input }, { quiet: true });
      setSent({ id: traceId, refused: null });
    } catch (error) {
      setSent({ id: null, refused: messageOf(error) });
    }
  };
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // In development React runs an effect twice, and the judge would refuse the second recording.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  });
  useEffect(() => begin(), []);
  const retry = () => {
    setSent({ id: null, refused: null });
    void send();
  };

  const stepsOf = (): CppSteps => {
    const refused = sent.refused ?? (read.error ? messageOf(read.error) : null);
    if (refused !== null) return { kind: 'refused', message: refused };
    if (read.data?.state !== 'done') return { kind: 'waiting', isRunning: read.data?.state === 'judging' };
    const { trace } = read.data;
    if (!trace) return { kind: 'refused', message: GAVE_UP };
    if (trace.ended === 'unavailable') return { kind: 'refused', message: UNAVAILABLE };
    if (trace.ended === 'compile') return { kind: 'compile', message: trace.compileMessage };
    const { ended, steps, output } = trace;
    return { kind: 'ready', trace: { steps: readTrace(steps), isLimited: false, ended }, output };
  };
  return <CppStepDialog steps={stepsOf()} source={source} help={CODE_HELP} on={{ retry, close: onClose }} />;
}

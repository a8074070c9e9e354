import { CPP, PYTHON, type LanguageId } from '@aosai/api/judging/languages';
import { type BenchRun, LessonBench as Screen } from '@aosai/ui/screens/practice/LessonBench';
import type { BenchProps } from '@aosai/ui/screens/practice/LessonNotes';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CODE_HELP } from '../../judging/codeHelp.ts';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { saveFile } from '../../kit/office/saveFile.ts';
import { useEditor } from '../../kit/useEditor.ts';
import { usePagePython } from '../python/pagePython.ts';
import { Stepper } from '../steps/Stepper.tsx';
import { ApiError, messageOf } from '@aosai/api/client/errors';
import { watchNews } from '../../kit/liveEvents.ts';
import { useCall } from '../../kit/useCall.ts';

interface Sent {
  id: string | null;
  source: string;
  isSending: boolean;
  refused: string | null;
}

/** A person has one trial run at a time; another program of the same lecture waits its turn for so long. */
const ASK_AGAIN_MS = 1_000;
const ASK_TIMES = 10;

/** Sends a program, after the one that this person still has running. Returns its id; throws what the server answers. */
async function sendInTurn(send: () => Promise<{ debugId: string }>): Promise<string> {
  for (let asked = 1; ; asked += 1) {
    try {
      return (await send()).debugId;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'DEBUG_BUSY' || asked === ASK_TIMES) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}

/** Runs a program that belongs to no question on the judge's trial lane. */
function useProgramRun(language: LanguageId) {
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
        const asked = await sendInTurn(() => client.memberPlayground.debug({ language, code, input }, { quiet: true }));
        setSent({ id: asked, source: code, isSending: false, refused: null });
      } catch (error) {
        setSent({ id: null, source: '', isSending: false, refused: messageOf(error) });
      }
    },
  };
}

const linesOf = (input: string): string[] => (input === '' ? [] : input.replace(/\n$/, '').split('\n'));

/** What a finished program printed; null if it failed, undefined while it has not finished. */
function printedOf(run: BenchRun): string | null | undefined {
  if (run.kind === 'guest') return null;
  if (run.kind === 'judge') {
    if (run.refused !== null) return null;
    if (run.isSending || run.latest?.state !== 'done') return undefined;
    return run.latest.verdict === 'AC' ? (run.latest.run?.stdout ?? null) : null;
  }
  const { outcome, pieces } = run.field.run ?? {};
  if (outcome === 'error' || outcome === 'stopped') return null;
  if (outcome !== 'done') return undefined;
  return (pieces ?? [])
    .filter(({ kind }) => kind === 'out')
    .map(({ text }) => text)
    .join('');
}

/** Connects a lecture's program to the interpreter of the page or to the judge. */
export function LessonBench({ language, source, input: firstInput, isEditing, runNo, onPrinted }: BenchProps) {
  const { session } = useAosai();
  const current = useCurrent();
  const key = useId();
  const { editor, editorMode, on } = useEditor();
  /** The changed program and input; absent until something was typed. */
  const [own, setOwn] = useState<{ code?: string; input?: string }>({});
  /** The C++ program that is stepped through. */
  const [stepped, setStepped] = useState<{ source: string; input: string } | null>(null);
  const isPython = language === PYTHON;
  const python = usePagePython(isPython);
  const judge = useProgramRun(language);
  const code = isEditing ? (own.code ?? source) : source;
  const input = own.input ?? firstInput;
  const run: BenchRun = isPython
    ? { kind: 'python', field: python.state }
    : current?.realm === 'member'
      ? judge.run
      : { kind: 'guest' };
  const stepThrough = () => setStepped({ source: code, input });
  const traceCpp = current?.realm === 'member' ? stepThrough : undefined;
  const start = () => {
    if (isPython) python.run(code, linesOf(input));
    else if (current?.realm === 'member') void judge.start(code, input);
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (runNo > 0) begin();
  }, [runNo]);
  const printed = printedOf(run);
  const tell = useEffectEvent((text: string | null) => onPrinted?.(text));
  useEffect(() => {
    if (printed !== undefined) tell(printed);
  }, [printed]);
  return (
    <>
      {stepped && <Stepper language={CPP} {...stepped} onClose={() => setStepped(null)} />}
      <Screen
        run={run}
        help={CODE_HELP}
        language={language}
        code={code}
        input={input}
        isEditing={isEditing}
        documentKey={key}
        editorMode={editorMode}
        editor={editor}
        on={{
          run: start,
          trace: isPython ? () => python.trace(code, linesOf(input)) : traceCpp,
          stop: isPython ? python.stop : undefined,
          code: (next) => setOwn({ ...own, code: next }),
          input: (next) => setOwn({ ...own, input: next }),
          answer: python.answer,
          retry: python.retry,
          savePng: (blob) => saveFile({ fileName: '海龟画.png', blob }),
          signIn: () => session.ask('member'),
          configure: on.configure,
          editorFailed: on.editorFailed,
        }}
      />
    </>
  );
}

import { FIELD_EXAMPLES } from '@aosai/api/practice/python/fieldExamples';
import { TURTLE_WORKS } from '@aosai/api/practice/python/turtleWorks';
import { PLAYGROUND_MAX_BYTES } from '@aosai/api/practice/playground';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { type FieldRun, PythonField } from '@aosai/ui/screens/practice/PythonField';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { saveFile } from '../../kit/office/saveFile.ts';
import { useCall } from '../../kit/useCall.ts';
import { useEditor } from '../../kit/useEditor.ts';
import { useOnline } from '../../kit/useOnline.ts';
import { type FieldRunner, openRunner } from './fieldRunner.ts';
import { useOwnWorks } from './useOwnWorks.ts';
import type { Client } from '@aosai/api/client/client';
import { type StoredDraft, openServerDraft } from '../../kit/serverDraft.ts';

interface Program {
  code: string;
  input: string;
}

/** Saves a member's program on the server, starting from the revision read. */
const openDraft = (client: Client, from: StoredDraft | null) =>
  openServerDraft(from, (program: Program, baseRevision) =>
    client.memberPlayground.saveAsDraft({ language: PYTHON, ...program, baseRevision }, { quiet: true }),
  );

type Kept = OutputOf<Contract['memberPlayground']['calls']['queryLatest']>;

const NOTHING: Kept = { draft: null, latest: null };
const PYTHON = 71;
const PROGRAMS = [...FIELD_EXAMPLES, ...TURTLE_WORKS];

const outputOf = (run: FieldRun): string => run.pieces.map(({ text }) => text).join('');

/** Truncates a text to the size the server stores. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= PLAYGROUND_MAX_BYTES) return text;
  // The cut may split a character, which decodes to replacement characters; remove them.
  return new TextDecoder().decode(bytes.slice(0, PLAYGROUND_MAX_BYTES - 3)).replace(/\uFFFD{1,3}$/, '');
}

const linesOf = (input: string): string[] => (input === '' ? [] : input.replace(/\n$/, '').split('\n'));

interface FieldPageProps {
  isEmbedded: boolean;
  leave: () => void;
}

/** The Python playground: connects interpreter, draft, editor and screen. */
export function FieldPage({ isEmbedded, leave }: FieldPageProps) {
  const { client } = useAosai();
  const current = useCurrent();
  const memberId = !isEmbedded && current?.realm === 'member' ? current.member.id : null;
  const [runner] = useState(openRunner);
  const onEnd = useEffectEvent((code: string, lines: readonly string[], run: FieldRun) => {
    if (memberId === null) return;
    const sent = { language: PYTHON, code, input: lines.join('\n'), output: cut(outputOf(run)) } as const;
    // Recording the last run is optional; only the draft must not be lost.
    client.memberPlayground.submitAnswer(sent, { quiet: true }).catch(() => undefined);
  });
  useEffect(() => runner.start((...ended) => onEnd(...ended)), [runner]);
  const read = useCall(
    memberId === null ? null : ['playground'],
    (calls) => calls.memberPlayground.queryLatest({ language: PYTHON }, { quiet: true }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!isEmbedded && current === undefined) return <PageLoading />;
  if (memberId !== null && !read.data && !read.error) return <PageLoading />;
  const isStudent = memberId !== null && current?.realm === 'member' && current.member.type !== 'parent';
  const props = { isEmbedded, leave, runner, memberId, isStudent, kept: read.data ?? NOTHING };
  return <Field key={memberId ?? 'guest'} {...props} />;
}

interface FieldProps extends FieldPageProps {
  runner: FieldRunner;
  memberId: string | null;
  /** Parents read and pay, but keep no works. */
  isStudent: boolean;
  kept: Kept;
}

function Field({ isEmbedded, leave, runner, memberId, isStudent, kept }: FieldProps) {
  const { client, session } = useAosai();
  const field = useSyncExternalStore(runner.subscribe, runner.snapshot);
  const [draft] = useState(() => (memberId === null ? null : openDraft(client, kept.draft)));
  const saving = useSyncExternalStore(
    (listener) => draft?.subscribe(listener) ?? (() => undefined),
    () => draft?.snapshot() ?? null,
  );
  useEffect(() => () => draft?.close(), [draft]);
  const [program, setProgram] = useState(() => ({
    code: kept.draft?.code ?? FIELD_EXAMPLES[0]?.code ?? '',
    input: kept.draft?.input ?? '',
    key: 1,
  }));
  /** The program replaced last. */
  const [before, setBefore] = useState<{ code: string; input: string } | null>(null);
  const { editor, editorMode, on } = useEditor();
  const isOnline = useOnline();

  const change = (next: Partial<typeof program>) => {
    const changed = { ...program, ...next };
    setProgram(changed);
    draft?.changed({ code: changed.code, input: changed.input });
  };
  /** Replaces the program. Undo cannot restore it, since the new one is another document, so it is kept in `before`. */
  const open = (code: string, input: string) => {
    if (code !== program.code) setBefore({ code: program.code, input: program.input });
    change({ code, input, key: program.key + 1 });
  };
  const own = useOwnWorks({ isStudent, source: field.run?.source ?? '', open: (code) => open(code, '') });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (saving && saving.save.kind !== 'saved') event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);

  const { latest } = kept;
  return (
    <PythonField
      field={field}
      code={program.code}
      documentKey={`python ${program.key}`}
      input={program.input}
      examples={FIELD_EXAMPLES}
      save={saving?.save ?? null}
      who={isEmbedded ? 'embedded' : memberId === null ? 'guest' : 'member'}
      hasLatest={latest !== null && latest.code !== program.code}
      hasBefore={before !== null}
      other={saving?.other ?? null}
      isOffline={!isOnline}
      own={own}
      editorMode={editorMode}
      editor={editor}
      on={{
        ...on,
        run: () => runner.run(program.code, linesOf(program.input)),
        trace: () => runner.trace(program.code, linesOf(program.input)),
        stop: runner.stop,
        answer: runner.answer,
        retry: runner.retry,
        code: (code) => change({ code }),
        input: (input) => change({ input }),
        example: (id) => {
          const example = PROGRAMS.find((one) => one.id === id);
          if (example) open(example.code, '');
        },
        back: () => before && open(before.code, before.input),
        restore: () => latest && open(latest.code, latest.input),
        keepMine: () => draft?.keepMine(),
        takeTheirs: () => {
          const theirs = saving?.other;
          if (!theirs) return;
          draft?.takeTheirs();
          setProgram({ code: theirs.code, input: theirs.input, key: program.key + 1 });
        },
        savePng: (blob) => saveFile({ fileName: '海龟画.png', blob }),
        download: () => saveFile({ fileName: '程序.py', blob: new Blob([program.code], { type: 'text/x-python' }) }),
        signIn: () => session.ask('member'),
        leave,
      }}
    />
  );
}

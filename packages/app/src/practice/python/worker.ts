// Runs inside the box (docs/decisions/0026-python-field.md) as a classic script, built by build/pythonField.ts.
import { loadPyodide } from 'pyodide';
import type { FieldEvent, ToWorker, WorkerStart } from './messages.ts';
import { type CreateInterpreter, keepOwnTrampoline } from './ownTrampoline.ts';
import { LOCK_FILE, NOWHERE } from './pyodideSettings.ts';

/** Characters of output and drawing operations after which the rest is dropped. */
const MAX_TEXT = 200_000;
const MAX_STEPS = 200_000;
/**
 * The first events are sent one by one, so that a program which then hangs has shown its output; later ones in groups.
 */
const AT_ONCE = 2_000;
const GROUP_MS = 16;

type Run = (host: object, source: string, isTraced: boolean) => Promise<string | undefined> | string | undefined;

function outgoing(port: MessagePort) {
  let waiting: FieldEvent[] = [];
  let sent = 0;
  let lastMs = 0;
  const flush = () => {
    if (waiting.length === 0) return;
    port.postMessage(waiting);
    waiting = [];
    sent += 1;
    lastMs = performance.now();
  };
  const send = (event: FieldEvent) => {
    waiting.push(event);
    if (sent < AT_ONCE || performance.now() - lastMs > GROUP_MS) flush();
  };
  return { send, flush, restart: () => (sent = 0) };
}

/** Functions the Python side may call on the page, for one program. */
function hostOf(out: ReturnType<typeof outgoing>, lines: string[], nextLine: () => Promise<string | null>) {
  let textLeft = MAX_TEXT;
  let stepsLeft = MAX_STEPS;
  const write = (stream: 'out' | 'err', text: string) => {
    if (textLeft <= 0) return;
    out.send({ kind: 'text', stream, text: text.slice(0, textLeft) });
    textLeft -= text.length;
    if (textLeft <= 0) out.send({ kind: 'cut' });
  };
  return {
    write,
    preparedLine: (prompt: string) => {
      const text = lines.shift();
      if (text === undefined) return undefined;
      if (prompt !== '') write('out', prompt);
      out.send({ kind: 'echo', text });
      return text;
    },
    ask: async (prompt: string) => {
      if (prompt !== '') write('out', prompt);
      out.send({ kind: 'ask' });
      out.flush();
      return await nextLine();
    },
    sleep: async (ms: number) => {
      out.flush();
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
    step: (step: string) => out.send({ kind: 'step', step }),
    limited: (isLimited: boolean) => out.send({ kind: 'recorded', isLimited }),
    draw: (op: string) => {
      stepsLeft -= 1;
      if (stepsLeft >= 0) out.send({ kind: 'draw', op });
    },
  };
}

async function boot({ module, stdlib, snapshot, runtime }: WorkerStart) {
  // The box has no network, so Pyodide's requests are answered with files already here.
  globalThis.fetch = (address) =>
    Promise.resolve(
      (address instanceof Request ? address.url : address.toString()).endsWith('.zip')
        ? new Response(stdlib)
        : new Response(new Uint8Array(0), { headers: { 'Content-Type': 'application/wasm' } }),
    );
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const { default: create } = (await import(/* @vite-ignore */ runtime)) as { default: CreateInterpreter };
  return loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: LOCK_FILE,
    // Only a first barrier; the isolation is the box itself.
    jsglobals: {},
    createPyodideModule: keepOwnTrampoline(create),
    _loadSnapshot: snapshot,
  });
}

function openField(port: MessagePort, start: WorkerStart): void {
  const out = outgoing(port);
  let answer: ((text: string | null) => void) | undefined;
  const nextLine = () => new Promise<string | null>((resolve) => (answer = resolve));

  const booting = boot(start).then(async (pyodide) => {
    const { run } = pyodide.pyimport('_field') as { run: Run & { callPromising: Run } };
    const canAsk = (await pyodide.runPythonAsync('from pyodide.ffi import can_run_sync\ncan_run_sync()')) as boolean;
    out.send({ kind: 'ready', canAsk });
    // Without JSPI a call that may be suspended is refused as a whole.
    return canAsk ? run.callPromising.bind(run) : run;
  });
  booting.catch((error: unknown) => {
    out.send({ kind: 'broken', reason: String(error) });
    out.flush();
  });

  const runProgram = async ({ code, lines, isTraced }: Extract<ToWorker, { kind: 'run' }>) => {
    const run = await booting;
    out.restart();
    const error = await run(hostOf(out, [...lines], nextLine), code, isTraced);
    out.send({ kind: 'end', error: error ?? null });
    out.flush();
  };

  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'line') answer?.(data.text);
    else
      runProgram(data).catch((error: unknown) => {
        out.send({ kind: 'broken', reason: String(error) });
        out.flush();
      });
  });
  port.start();
}

addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<WorkerStart>) => {
    if (port) openField(port, data);
  },
  { once: true },
);

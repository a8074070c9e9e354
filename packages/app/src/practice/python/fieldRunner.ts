import type { FieldRun, FieldState } from '@aosai/ui/screens/practice/PythonField';
import { MAX_STEPS, type Step } from '@aosai/api/practice/python/steps';
import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';
import type { ToWorker, ToBox } from './messages.ts';
import { type ReadEvent, readEvents } from './readEvents.ts';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { files } from 'virtual:python';

/** The files a box needs. */
interface FieldFiles {
  wasm: ArrayBuffer;
  stdlib: ArrayBuffer;
  snapshot: ArrayBuffer;
  runtime: string;
  worker: string;
}

type OnBytes = (count: number) => void;

async function fetchPart({ url, bytes }: { url: string; bytes: number }, onBytes: OnBytes): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new TypeError(`${url} answered ${response.status}`);
  const whole = new Uint8Array(bytes);
  let at = 0;
  // Streams are not async iterable in every browser yet.
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    whole.set(value, at);
    at += value.length;
    onBytes(value.length);
  }
  if (at !== bytes) throw new TypeError(`${url} ended after ${at} of ${bytes} bytes`);
  return whole.buffer;
}

/** Fetches the playground's files from the site; the browser caches them. Reports progress in percent. */
async function fetchField(onProgress: (percent: number) => void): Promise<FieldFiles> {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    onProgress(Math.floor((arrived / total) * 100));
  };
  const [{ worker }, wasm, stdlib, snapshot, runtime] = await Promise.all([
    import('virtual:pythonWorker'),
    fetchPart(files.wasm, count),
    fetchPart(files.stdlib, count),
    fetchPart(files.snapshot, count),
    fetchPart(files.runtime, count),
  ]);
  return { wasm, stdlib, snapshot, runtime: new TextDecoder().decode(runtime), worker };
}

/** A started interpreter: a port to it, and a way to end it whatever it is doing. */
interface Started {
  port: MessagePort;
  stop: () => void;
}

interface PythonFrame {
  start: () => Started;
  close: () => void;
}

/** Opens the hidden frame in which programs run (docs/decisions/0026-python-field.md). */
async function openPythonFrame(files: FieldFiles, onBroken: (reason: string) => void): Promise<PythonFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `${WEB_BASE}py/box`;
  frame.title = 'Python';
  frame.hidden = true;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;

  // A frame without an origin cannot be addressed, hence '*'; nothing sent is secret.
  const tell = (message: ToBox, transfer: Transferable[]) => frame.contentWindow?.postMessage(message, '*', transfer);
  const control = new MessageChannel();
  control.port1.addEventListener('message', ({ data }) => onBroken(String(data)));
  control.port1.start();
  const { wasm, stdlib, snapshot } = files;
  tell({ kind: 'parts', ...files }, [control.port2, wasm, stdlib, snapshot]);

  let lastId = 0;
  return {
    start: () => {
      const id = (lastId += 1);
      const { port1: port, port2 } = new MessageChannel();
      tell({ kind: 'start', id }, [port2]);
      return {
        port,
        stop: () => {
          port.close();
          tell({ kind: 'stop', id }, []);
        },
      };
    },
    close: () => {
      control.port1.close();
      frame.remove();
    },
  };
}

const LONG_MS = 10_000;
const LIMIT_GRACE_MS = 1_000;
/** Our worker drops output beyond lower limits; one that sends more has been tampered with and is ended. */
const MOST_TEXT = 500_000;
const MOST_OPS = 250_000;

interface Interpreter extends Started {
  isReady: boolean;
}

interface Program {
  code: string;
  lines: readonly string[];
  isTraced: boolean;
}

interface Growing {
  run: FieldRun;
  ops: TurtleOp[];
  chars: number;
  /** Recorded steps; shown once the program has ended. */
  steps: Step[];
  isLimited: boolean;
}

const newGrowing = (source = ''): Growing => {
  const ops: TurtleOp[] = [];
  const run: FieldRun = {
    pieces: [],
    isCut: false,
    steps: { ops, count: 0 },
    trace: null,
    error: null,
    source,
    outcome: null,
  };
  return { run, ops, chars: 0, steps: [], isLimited: false };
};

/** Appends text to the last piece if it has the same kind, so that long output needs few elements. */
function withText(pieces: FieldRun['pieces'], kind: 'out' | 'err' | 'in', text: string): FieldRun['pieces'] {
  const last = pieces.at(-1);
  return last?.kind === kind ? [...pieces.slice(0, -1), { kind, text: last.text + text }] : [...pieces, { kind, text }];
}

export interface FieldRunner {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => FieldState;
  run: (code: string, lines: readonly string[]) => void;
  /** Runs a program and records its steps. */
  trace: (code: string, lines: readonly string[]) => void;
  answer: (line: string) => void;
  stop: () => void;
  retry: () => void;
  /** Fetches the files and boots; the returned function shuts everything down. */
  start: (onEnd: OnEnd) => () => void;
}

type OnEnd = (code: string, lines: readonly string[], run: FieldRun) => void;

/**
 * Runs programs in a box. A spare interpreter is booted in advance, so that stopping a program takes no noticeable
 * time.
 */
export function openRunner(): FieldRunner {
  const listeners = new Set<() => void>();
  let state: FieldState = { phase: { kind: 'loading', percent: 0 }, isWaiting: false, canAsk: null, run: null };
  let box: PythonFrame | undefined;
  let current: Interpreter | undefined;
  let spare: Interpreter | undefined;
  let wanted: Program | undefined;
  let running: Program | undefined;
  let growing = newGrowing();
  let onEnd: OnEnd = () => undefined;
  /** Incremented when the page is left, which makes files still being fetched useless. */
  let visit = 0;
  let frame = 0;
  let longTimer: ReturnType<typeof setTimeout> | undefined;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<FieldState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** Updates the output at most once per frame. */
  const showSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      set({ run: growing.run });
    });
  };
  const grow = (change: Partial<FieldRun>) => {
    growing.run = { ...growing.run, ...change };
    showSoon();
  };

  const start = (): Interpreter | undefined => {
    if (!box) return undefined;
    const started: Interpreter = { ...box.start(), isReady: false };
    started.port.addEventListener('message', ({ data }) => {
      for (const event of readEvents(data)) take(started, event);
    });
    started.port.start();
    return started;
  };

  const tell = (message: ToWorker) => current?.port.postMessage(message);

  const begin = () => {
    if (!current?.isReady || !wanted) return;
    running = wanted;
    wanted = undefined;
    growing = newGrowing(running.code);
    clearTimeout(longTimer);
    longTimer = setTimeout(() => {
      if (state.phase.kind === 'running') set({ phase: { kind: 'running', isLong: true } });
    }, LONG_MS);
    set({ phase: { kind: 'running', isLong: false }, isWaiting: false, run: growing.run });
    tell({ kind: 'run', ...running });
  };

  const end = (outcome: FieldRun['outcome'], error: FieldRun['error'] = null) => {
    clearTimeout(longTimer);
    const ended = running;
    running = undefined;
    clearTimeout(limitTimer);
    const { steps, isLimited } = growing;
    growing.run = { ...growing.run, outcome, error, trace: ended?.isTraced ? { steps, isLimited } : null };
    cancelAnimationFrame(frame);
    frame = 0;
    set({ phase: current?.isReady ? { kind: 'ready' } : { kind: 'booting' }, run: growing.run });
    if (ended) onEnd(ended.code, ended.lines, growing.run);
  };

  const fail = (reason: string) => {
    console.warn('the Python field could not be started', reason);
    shut();
    set({ phase: { kind: 'failed' }, isWaiting: false });
  };

  /** Replaces the interpreter by the spare and boots another spare. */
  const replace = () => {
    current?.stop();
    current = spare ?? start();
    spare = spare ? start() : undefined;
  };

  const stop = () => {
    if (!running) return;
    replace();
    end('stopped');
  };

  const endAtLimit = () => {
    if (!running) return;
    replace();
    growing.isLimited = true;
    end('done');
  };

  function takeReady(from: Interpreter, canAsk: boolean) {
    from.isReady = true;
    if (from !== current) return;
    spare ??= start();
    if (state.phase.kind === 'booting') set({ phase: { kind: 'ready' }, canAsk });
    begin();
  }

  function takeOutput(event: Exclude<ReadEvent, { kind: 'ready' | 'broken' }>) {
    const { run } = growing;
    switch (event.kind) {
      case 'text':
        growing.chars += event.text.length;
        grow({ pieces: withText(run.pieces, event.stream, event.text) });
        break;
      case 'echo':
        grow({ pieces: withText(run.pieces, 'in', `${event.text}\n`) });
        break;
      case 'ask':
        set({ phase: { kind: 'asking' }, run });
        break;
      case 'cut':
        grow({ isCut: true });
        break;
      case 'draw':
        growing.ops.push(event.op);
        grow({ steps: { ops: growing.ops, count: growing.ops.length } });
        break;
      case 'step':
        growing.steps.push(event.step);
        // A program may catch what ends it at the limit, and go on.
        if (growing.steps.length === MAX_STEPS) limitTimer = setTimeout(endAtLimit, LIMIT_GRACE_MS);
        break;
      case 'recorded':
        growing.isLimited = event.isLimited;
        break;
      case 'end':
        end(event.error ? 'error' : 'done', event.error);
        break;
      default:
        event satisfies never;
    }
    const isTooMuch =
      growing.chars > MOST_TEXT || growing.ops.length > MOST_OPS || growing.steps.length > MAX_STEPS + 1;
    if (isTooMuch) stop();
  }

  function take(from: Interpreter, event: ReadEvent) {
    if (event.kind === 'ready') takeReady(from, event.canAsk);
    else if (from !== current) return;
    else if (event.kind === 'broken' && running) {
      // Out of memory or stack: the interpreter cannot be used again.
      replace();
      end('error', { type: 'MemoryError', message: '内存或递归用尽了', line: null, trace: event.reason });
    } else if (event.kind === 'broken') fail(event.reason);
    else if (running) takeOutput(event);
  }

  const ask = (program: Program) => {
    if (running) return;
    wanted = program;
    if (current?.isReady) begin();
    else set({ isWaiting: true });
  };

  const shut = () => {
    clearTimeout(longTimer);
    clearTimeout(limitTimer);
    cancelAnimationFrame(frame);
    frame = 0;
    box?.close();
    box = current = spare = wanted = running = undefined;
  };

  const open = async () => {
    const mine = visit;
    set({ phase: { kind: 'loading', percent: 0 } });
    try {
      let shown = 0;
      const files = await fetchField((percent) => {
        if (percent !== shown && mine === visit) set({ phase: { kind: 'loading', percent } });
        shown = percent;
      });
      if (mine !== visit) return;
      set({ phase: { kind: 'booting' } });
      const opened = await openPythonFrame(files, fail);
      if (mine !== visit) opened.close();
      else {
        box = opened;
        current = start();
      }
    } catch (error) {
      if (mine === visit) fail(String(error));
    }
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    run: (code, lines) => ask({ code, lines, isTraced: false }),
    trace: (code, lines) => ask({ code, lines, isTraced: true }),
    answer: (line) => {
      if (state.phase.kind !== 'asking') return;
      growing.run = { ...growing.run, pieces: withText(growing.run.pieces, 'in', `${line}\n`) };
      set({ phase: { kind: 'running', isLong: false }, run: growing.run });
      tell({ kind: 'line', text: line });
    },
    stop,
    retry: () => void open(),
    start: (listener) => {
      onEnd = listener;
      void open();
      return () => {
        visit += 1;
        shut();
      };
    },
  };
}

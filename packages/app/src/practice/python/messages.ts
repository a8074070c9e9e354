/** Messages from the page to the worker. */
export type ToWorker =
  | {
      kind: 'run';
      code: string;
      /** Input lines prepared in advance. */
      lines: readonly string[];
      /** Records the program's steps as well. */
      isTraced: boolean;
    }
  /** The reply to `ask`; null when there is none. */
  | { kind: 'line'; text: string | null };

/** Something a program did, in order. Untrusted: the student's program may have forged it. */
export type FieldEvent =
  | { kind: 'text'; stream: 'out' | 'err'; text: string }
  /** A prepared line the program has read, with its prompt. */
  | { kind: 'echo'; text: string }
  /** The program waits for a line of input; the page answers with `line`. */
  | { kind: 'ask' }
  /** A turtle operation as a JSON list. */
  | { kind: 'draw'; op: string }
  /** A step of a recorded program as a JSON list. */
  | { kind: 'step'; step: string }
  /** The recording has ended; whether at the limit. */
  | { kind: 'recorded'; isLimited: boolean }
  /** Output beyond the limit was dropped. */
  | { kind: 'cut' }
  /** The interpreter is ready for a program. */
  | { kind: 'ready'; canAsk: boolean }
  | { kind: 'broken'; reason: string }
  /** The program has ended, with its error as JSON, if any. */
  | { kind: 'end'; error: string | null };

/** Message from the box to a new worker, sent with a port to the page. */
export interface WorkerStart {
  module: WebAssembly.Module;
  stdlib: ArrayBuffer;
  snapshot: ArrayBuffer;
  /** Address of Pyodide's JavaScript. */
  runtime: string;
}

/** Messages from the page to the box. */
export type ToBox =
  | { kind: 'parts'; wasm: ArrayBuffer; stdlib: ArrayBuffer; snapshot: ArrayBuffer; runtime: string; worker: string }
  /** Sent with a port, the worker's end of the channel. */
  | { kind: 'start'; id: number }
  | { kind: 'stop'; id: number };

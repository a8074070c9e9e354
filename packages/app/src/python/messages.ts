/** From the page into the worker. */
export type ToWorker =
  | {
      kind: 'run';
      code: string;
      /** Lines of input that were written in advance. */
      lines: readonly string[];
    }
  /** The answer to `ask`; null when there is none. */
  | { kind: 'line'; text: string | null };

/** One thing that a program did, in its order. Made by code that a student's program may have reached: never trusted. */
export type FieldEvent =
  | { kind: 'text'; stream: 'out' | 'err'; text: string }
  /** A prepared line that the program has read, after its prompt. */
  | { kind: 'echo'; text: string }
  /** Its answer comes by `line`. */
  | { kind: 'ask' }
  /** A list of the turtle, as JSON. */
  | { kind: 'draw'; op: string }
  /** Output beyond the limit was dropped. */
  | { kind: 'cut' }
  /** The interpreter waits for a program. */
  | { kind: 'ready'; canAsk: boolean }
  | { kind: 'broken'; reason: string }
  /** The program has ended; what went wrong as JSON. */
  | { kind: 'end'; error: string | null };

/** What the box hands to a new worker, with its end of a channel to the page. */
export interface WorkerStart {
  module: WebAssembly.Module;
  stdlib: ArrayBuffer;
  snapshot: ArrayBuffer;
  /** Address of Pyodide's glue code. */
  runtime: string;
}

/** From the page into the box. */
export type ToBox =
  | { kind: 'parts'; wasm: ArrayBuffer; stdlib: ArrayBuffer; snapshot: ArrayBuffer; runtime: string; worker: string }
  /** A port comes with it: the worker's end of the channel. */
  | { kind: 'start'; id: number }
  | { kind: 'stop'; id: number };

import type { loadPyodide } from 'pyodide';

/** Makes an interpreter, as exported by `pyodide.asm.mjs`. */
export type CreateInterpreter = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;

/** What Pyodide's module has and its types leave out. */
interface Interpreter {
  HEAP32: Int32Array;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  API: { restoreSnapshot: (snapshot: Uint8Array) => unknown };
}

/**
 * Lets a snapshot be loaded in another browser engine than the one that made it. Python keeps the place of a helper, its
 * trampoline, in the table of functions. That place differs between engines, and on iPads there is no helper at all; a
 * snapshot brings the place of the engine that made it, and in WebKit the first call would then reach something else.
 * So the place found at the start is put back once the snapshot has been read.
 */
export function keepOwnTrampoline(create: CreateInterpreter): CreateInterpreter {
  return async (settings) => {
    const module = await create(settings);
    const interpreter = module as unknown as Interpreter;
    const { API, HEAP32, __PyRuntime: runtime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offsetAt } = interpreter;
    const place = (heap: Int32Array) => (runtime + (heap[offsetAt / 4] ?? 0)) / 4;
    const own = HEAP32[place(HEAP32)] ?? 0;
    const { restoreSnapshot } = API;
    API.restoreSnapshot = (snapshot) => {
      const restored = restoreSnapshot(snapshot);
      interpreter.HEAP32[place(interpreter.HEAP32)] = own;
      return restored;
    };
    return module;
  };
}

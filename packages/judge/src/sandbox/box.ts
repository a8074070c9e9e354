import { chmod, chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFile, writeContent } from './files.ts';
import {
  startWorker,
  type Worker,
  type WorkerAnswer,
  type WorkerHello,
  type WorkerJob,
  type WorkerPairAnswer,
} from './worker.ts';

/**
 * Files of a job in its work folder, by name: `content` is written, `copies` are copied from a path, `writable` files
 * are created empty for the program to write.
 */
export interface BoxFiles {
  content?: Record<string, Uint8Array | string>;
  copies?: Record<string, string>;
  writable?: readonly string[];
}

/** A job for the worker, without the paths that the box sets. */
export type BoxJob = Omit<WorkerJob, 'input' | 'output' | 'error' | 'environment'>;

/** One slot of the sandbox. */
export interface Box {
  hello: WorkerHello;
  /** Paths that keep their content until the next job: standard output, standard error and the work folder. */
  output: string;
  error: string;
  /** Standard error of the second program of a pair. */
  otherError: string;
  work: string;
  run: (job: BoxJob, files: BoxFiles, input: Uint8Array | string, signal?: AbortSignal) => Promise<WorkerAnswer>;
  /** Runs two jobs with connected pipes. They share the work folder; each job lists the files that it may open. */
  runPair: (jobs: readonly [BoxJob, BoxJob], files: BoxFiles, signal?: AbortSignal) => Promise<WorkerPairAnswer>;
  close: () => Promise<void>;
}

/** Options of a box. */
export interface BoxOptions {
  jail: string;
  /** Folder for this box only. */
  folder: string;
  /** Read-only for programs. */
  shared: string;
  slot: number;
  /** Folder of its control group; null without control groups. */
  group: string | null;
}

/** Files in the work folder have plain names, never paths. */
const FILE_NAME = /^[\w-][\w.-]{0,99}$/u;
const ENVIRONMENT = ['PATH=/usr/local/bin:/usr/bin:/bin', 'LANG=C.UTF-8', 'TMPDIR=.'];

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/**
 * Opens a slot: one worker and its folders. It runs one job at a time and replaces a dead worker before the next job.
 */
export async function openBox(options: BoxOptions): Promise<Box> {
  const { folder } = options;
  const folders = { root: join(folder, 'root'), work: join(folder, 'work'), shared: options.shared };
  const [input, output, error] = [join(folder, 'input'), join(folder, 'output'), join(folder, 'error')];
  const otherError = join(folder, 'other-error');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all([mkdir(folders.root, { recursive: true }), mkdir(folders.work, { recursive: true })]);
  await chmod(folders.work, 0o755);

  const { jail, slot, group } = options;
  const start = async (): Promise<Worker> => startWorker({ ...folders, jail, slot, group });
  let worker = await start();
  if (worker.hello.account !== 0) {
    // Without name spaces Python resolves the script's full path, so the slot's account must be able to enter; others
    // may not.
    await chown(folder, 0, worker.hello.account);
    await chmod(folder, 0o710);
  }
  let dirty = false;
  let open = false;

  const bring = async (files: BoxFiles, compiling: boolean): Promise<void> => {
    if (dirty) {
      await emptyFolder(folders.work);
      dirty = false;
    }
    // The slot's account may write here only while a compiler runs, never during a student's program.
    if (open !== compiling) {
      await chmod(folders.work, compiling ? 0o777 : 0o755);
      open = compiling;
    }
    const contents = Object.entries(files.content ?? {});
    const copies = Object.entries(files.copies ?? {});
    const writable = files.writable ?? [];
    const names = [...contents, ...copies].map(([name]) => name).concat(writable);
    const wrong = names.find((name, index) => !FILE_NAME.test(name) || names.indexOf(name) !== index);
    if (wrong !== undefined) {
      throw new Error(`${wrong} is no name for a file of a program`);
    }
    dirty = compiling || contents.length > 0 || copies.length > 0 || writable.length > 0;
    await Promise.all([
      ...contents.map(([name, content]) => writeContent(join(folders.work, name), content, 0o644)),
      ...copies.map(([name, source]) => copyFile(source, join(folders.work, name))),
    ]);
    await Promise.all(
      writable.map(async (name) => {
        await writeFile(join(folders.work, name), '');
        await chmod(join(folders.work, name), 0o666);
      }),
    );
  };

  /** Makes sure that the worker is alive, places the files and runs the task; aborting the signal cancels the task. */
  const withWorker = async <T>(
    place: () => Promise<unknown>,
    task: (current: Worker) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    signal?.throwIfAborted();
    if (!worker.alive()) {
      worker = await start();
    }
    [output, error].forEach(removeFile);
    await place();
    signal?.throwIfAborted();
    const current = worker;
    const cancel = (): void => current.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const answer = await task(current);
      signal?.throwIfAborted();
      return answer;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
  const environment = ENVIRONMENT;

  return {
    get hello() {
      return worker.hello;
    },
    output,
    error,
    otherError,
    work: folders.work,
    run: async (job, files, stdin, signal) =>
      withWorker(
        async () => Promise.all([bring(files, job.compiling), writeContent(input, stdin, 0o600)]),
        async (current) => current.run({ ...job, input, output, error, environment }),
        signal,
      ),
    runPair: async ([first, second], files, signal) =>
      withWorker(
        async () => bring(files, false),
        async (current) =>
          current.runPair([
            { ...first, input, output, error, environment },
            { ...second, input, output, error: otherError, environment },
          ]),
        signal,
      ),
    close: async () => {
      await worker.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { createHash } from 'node:crypto';

/** Messages from the page to the box (packages/app/src/practice/python/messages.ts). */
type Told =
  | { kind: 'parts'; wasm: ArrayBuffer; stdlib: ArrayBuffer; snapshot: ArrayBuffer; runtime: string; worker: string }
  | { kind: 'start' | 'stop'; id: number };

/**
 * The script of the box: starts and ends workers for the page around it. It is sent as source text, so it must not use
 * anything from outside of the function.
 */
function runBox(): void {
  const workers = new Map<number, Worker | null>();
  let control: MessagePort | undefined;
  let ready: Promise<{ script: string; start: object }> | undefined;
  const addressOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const tell = (reason: unknown) => control?.postMessage(String(reason));

  const begin = async (id: number, port: MessagePort) => {
    const parts = await ready;
    // Stopped while the parts were still being compiled.
    if (!parts || !workers.has(id)) return;
    const worker = new Worker(parts.script);
    worker.addEventListener('error', ({ message }) => tell(message));
    worker.postMessage(parts.start, [port]);
    workers.set(id, worker);
  };

  addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<Told>) => {
    if (source !== window.parent) return;
    if (data.kind === 'parts') {
      const { wasm, stdlib, snapshot, runtime, worker } = data;
      control = port;
      ready = WebAssembly.compile(wasm).then((module) => ({
        script: addressOf(worker),
        start: { module, stdlib, snapshot, runtime: addressOf(runtime) },
      }));
      ready.catch(tell);
    } else if (data.kind === 'start' && port) {
      workers.set(data.id, null);
      begin(data.id, port).catch(tell);
    } else {
      workers.get(data.id)?.terminate();
      workers.delete(data.id);
    }
  });
}

const script = `(${String(runBox)})()`;

/** The frame in which students' programs run: without an origin and network, and with this page only. */
export const PYTHON_FRAME = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Python</title><script>${script}</script></html>`;

/**
 * Without an origin there are no cookies, storage or channels of the site; without sources there are no requests. The
 * page passes in what the worker starts from, as `blob:` addresses of the box.
 */
export function pythonFramePolicy(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
  ].join('; ');
}

import { files } from 'virtual:python';

/** The files a box needs. */
export interface FieldFiles {
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
export async function fetchField(onProgress: (percent: number) => void): Promise<FieldFiles> {
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

import { files } from 'virtual:python';

/** What a box is made of. */
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
  // A stream is no async iterable in every browser yet.
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

/** Fetches what the field needs, all of it from the site itself and kept by the browser; tells how far it is. */
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

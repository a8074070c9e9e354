/** An upload without progress for this long has lost its connection. */
const STALLED_MS = 60_000;

/** Sends a form with the method, address, headers and signal of the request. */
export type SendForm = (
  request: Request,
  form: FormData,
  onProgress?: (sentBytes: number, totalBytes: number) => void,
) => Promise<Response>;

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/**
 * Builds a form: objects as JSON, arrays as repeated parts, files last, so that a server that reads in order knows the
 * fields before the files.
 */
export function formOf(fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) form.append(name, textOf(item));
  }
  for (const file of files) form.append('file', file, file.name);
  return form;
}

/**
 * Sends a form with XMLHttpRequest, which can report upload progress.
 * @throws TypeError without a network or without progress for 60 s; AbortError when aborted
 */
export const sendFormByXhr: SendForm = (request, form, onProgress) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => xhr.abort(), STALLED_MS);
    };
    const abort = () => xhr.abort();
    const settle = (act: () => void) => () => {
      clearTimeout(stalled);
      request.signal.removeEventListener('abort', abort);
      act();
    };
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      watch();
      onProgress?.(event.loaded, event.total);
    });
    xhr.addEventListener(
      'load',
      settle(() => {
        const headers = { 'Content-Type': xhr.getResponseHeader('Content-Type') ?? '' };
        resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
      }),
    );
    xhr.addEventListener(
      'error',
      settle(() => reject(new TypeError('the upload did not reach the server'))),
    );
    xhr.addEventListener(
      'abort',
      settle(() =>
        reject(
          request.signal.aborted
            ? new DOMException('the upload was cancelled', 'AbortError')
            : new TypeError('the upload stood still'),
        ),
      ),
    );
    if (request.signal.aborted) {
      xhr.abort();
      reject(new DOMException('the upload was cancelled', 'AbortError'));
      return;
    }
    request.signal.addEventListener('abort', abort);
    watch();
    xhr.send(form);
  });

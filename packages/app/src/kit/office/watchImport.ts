import { API_PREFIX } from '@aosai/api/kit/constants';

export interface ImportProgress {
  done: number;
  total: number;
}

const isProgress = (event: unknown): event is ImportProgress & { type: 'import' } =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'import';

async function follow(response: Response, onProgress: (progress: ImportProgress) => void): Promise<void> {
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const event: unknown = JSON.parse(line.slice('data:'.length));
      if (isProgress(event)) onProgress({ done: event.done, total: event.total });
    }
  }
}

/** Reports the progress of the person's import until aborted. The import continues without the stream. */
export function watchImport(appId: string, signal: AbortSignal, onProgress: (progress: ImportProgress) => void): void {
  fetch(`${API_PREFIX}/events`, { headers: { 'App-Id': appId }, credentials: 'same-origin', signal })
    .then((response) => follow(response, onProgress))
    .catch(() => undefined); // Then the dialog has no progress bar, but still gets the result.
}

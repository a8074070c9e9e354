import type { SubmissionView } from '@aosai/api/contract/types';
import { type LiveWatch, watchNews } from '../liveEvents.ts';

export interface Results {
  /** Something is on its way to the judge: watch until everything known is judged. */
  expect(): void;
  stop(): void;
}

/** Follows the trial runs and submissions of one attempt while any of them is pending. */
export function followResults(options: {
  appId: string;
  /** The newest of them. */
  read(): Promise<readonly SubmissionView[]>;
  onResults(submissions: readonly SubmissionView[]): void;
}): Results {
  let watch: LiveWatch | undefined;
  let reading = false;
  let again = false;

  async function read(): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    try {
      const content = await options.read();
      options.onResults(content);
      if (content.every((submission) => submission.state === 'done')) stop();
    } catch {
      // The next event or the next poll asks again; being offline is shown by the room itself.
    } finally {
      reading = false;
    }
    if (again && watch) {
      again = false;
      await read();
    }
  }

  function stop(): void {
    watch?.stop();
    watch = undefined;
  }

  return {
    expect() {
      watch ??= watchNews({ appId: options.appId, onNews: () => void read() });
    },
    stop,
  };
}

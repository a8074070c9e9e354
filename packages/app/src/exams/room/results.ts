import { type LiveWatch, watchNews } from '../../kit/liveEvents.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

export interface Results {
  /** Starts watching: something was sent to the judge. */
  expect(): void;
  stop(): void;
}

/** Watches the trial runs and submissions of an attempt while any is pending. */
export function followResults(options: {
  appId: string;
  /** Reads the newest ones. */
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
      // Ignored: the next event or poll reads again, and the room itself shows that it is offline.
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

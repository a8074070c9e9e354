/** Frames that load at the same time: each loads a whole page, and more would make all of them late. */
const AT_ONCE = 3;
/** A frame that does not say that it has loaded gives its turn away. */
const PATIENCE_MS = 15_000;

export interface Turn {
  /** Lets the next one load: this one has loaded, or is no longer wanted. */
  end: () => void;
}

/** A queue of frames. `start` runs once its turn has come, unless the turn was ended before. */
export function newFrameQueue(atOnce = AT_ONCE, patienceMs = PATIENCE_MS): (start: () => void) => Turn {
  const waiting: (() => void)[] = [];
  let loading = 0;
  const next = () => {
    while (loading < atOnce) {
      const start = waiting.shift();
      if (!start) return;
      loading += 1;
      start();
    }
  };
  return (start) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLoading = false;
    const begin = () => {
      isLoading = true;
      timer = setTimeout(end, patienceMs);
      start();
    };
    const end = () => {
      clearTimeout(timer);
      const at = waiting.indexOf(begin);
      if (at !== -1) waiting.splice(at, 1);

      if (!isLoading) return;
      isLoading = false;
      loading -= 1;
      next();
    };
    waiting.push(begin);
    next();
    return { end };
  };
}

type Progress = (percent: number | null) => void;

/**
 * Tells how much has arrived for as long as a document opens. Its last bytes may come when its pages are on the screen
 * already; that is nothing to wait for.
 */
export function untilOpened<T>(opening: Promise<T>, tell: Progress): { opened: Promise<T>; onProgress: Progress } {
  let isOver = false;
  return {
    opened: opening.finally(() => {
      isOver = true;
    }),
    onProgress: (percent) => {
      if (!isOver) tell(percent);
    },
  };
}

type Progress = (percent: number | null) => void;

/**
 * Reports progress only until a document is open. Its last bytes may arrive when pages are already shown, and must not
 * hide them.
 */
export function progressUntilOpen<T>(
  opening: Promise<T>,
  tell: Progress,
): { opened: Promise<T>; onProgress: Progress } {
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

import { useState } from 'react';

interface BenchState {
  isOpen: boolean;
  isEditing: boolean;
  runNo: number;
}

/** Whether a block's bench is open, in which form, and how often it was asked to run. */
export function useBench() {
  const [state, setState] = useState<BenchState>({ isOpen: false, isEditing: false, runNo: 0 });
  return {
    ...state,
    run: () => setState((before) => ({ isOpen: true, isEditing: false, runNo: before.runNo + 1 })),
    edit: () => setState((before) => ({ ...before, isOpen: true, isEditing: true })),
    close: () => setState({ isOpen: false, isEditing: false, runNo: 0 }),
  };
}

/** Strings that stand for what no student may read before review opens; a reply that holds one has leaked. */
export const CANARIES = {
  analysis: 'CANARY-ANALYSIS',
  video: 'CANARY-VIDEO.mp4',
  hiddenInput: 'CANARY-HIDDEN-INPUT',
  hiddenExpected: 'CANARY-HIDDEN-EXPECTED',
  acceptedText: 'CANARY-ACCEPTED-TEXT',
  solution: 'CANARY-SOLUTION',
  checker: 'CANARY-CHECKER',
} as const;

/** Figures that a judge reports of hidden cases, as they would stand in JSON: for operators alone. */
export const EXACT_FIGURES = { timeMs: 43_211, memoryKiB: 1_234_577 } as const;
export const FIGURE_CANARIES = Object.values(EXACT_FIGURES).map((value) => `:${value}`);

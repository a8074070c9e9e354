/** Strings in places that students must not see before the review opens; a reply that contains one has leaked. */
export const CANARIES = {
  analysis: 'CANARY-ANALYSIS',
  video: 'CANARY-VIDEO.mp4',
  hiddenInput: 'CANARY-HIDDEN-INPUT',
  hiddenExpected: 'CANARY-HIDDEN-EXPECTED',
  acceptedText: 'CANARY-ACCEPTED-TEXT',
  solution: 'CANARY-SOLUTION',
  checker: 'CANARY-CHECKER',
  hint: 'CANARY-HINT',
} as const;

/** A judge's figures of hidden cases, as they would appear in JSON; for operators only. */
export const EXACT_FIGURES = { timeMs: 43_211, memoryKiB: 1_234_577 } as const;
export const FIGURE_CANARIES = Object.values(EXACT_FIGURES).map((value) => `:${value}`);

/** Strings that stand for what no pupil may read before review opens; a reply that holds one has leaked. */
export const CANARIES = {
  analysis: 'CANARY-ANALYSIS',
  hiddenInput: 'CANARY-HIDDEN-INPUT',
  hiddenExpected: 'CANARY-HIDDEN-EXPECTED',
  acceptedText: 'CANARY-ACCEPTED-TEXT',
} as const;

import type { RoomQuestion } from '@aosai/api/contract/types';

export type RunInput = { kind: 'own'; text: string } | { kind: 'sample'; sampleId: string };

/** Stands for the student's own text where a sample's id would stand. */
export const OWN_INPUT = 'own';

/** What the next trial run reads: the chosen sample, or one's own text, which is kept meanwhile. */
export interface TrialInput {
  choice: string;
  text: string;
  /** What the student expects of that text; compared here and never sent. */
  expected: string;
}

export const firstInput = (question: RoomQuestion): TrialInput => ({
  choice: question.programming?.samples[0]?.id ?? OWN_INPUT,
  text: '',
  expected: '',
});

export const toRunInput = ({ choice, text }: TrialInput): RunInput =>
  choice === OWN_INPUT ? { kind: 'own', text } : { kind: 'sample', sampleId: choice };

import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export type RunInput = { kind: 'own'; text: string } | { kind: 'sample'; sampleId: string };

/** The choice of the student's text, where others are sample ids. */
export const OWN_INPUT = 'own';

/** Input of the next trial run: the chosen sample, or the student's text, which is kept while a sample is chosen. */
export interface TrialInput {
  choice: string;
  text: string;
  /** Output the student expects for that text; compared in the browser and never sent. */
  expected: string;
}

export const firstInput = (question: RoomQuestion): TrialInput => ({
  choice: question.programming?.samples[0]?.id ?? OWN_INPUT,
  text: '',
  expected: '',
});

export const toRunInput = ({ choice, text }: TrialInput): RunInput =>
  choice === OWN_INPUT ? { kind: 'own', text } : { kind: 'sample', sampleId: choice };

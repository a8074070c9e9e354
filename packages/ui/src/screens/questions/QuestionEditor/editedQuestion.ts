import type { LanguageId } from '@aosai/api/judging/languages';
import type { CasePolicy, Stage } from '@aosai/api/questions/bank';
import type { Verdict } from '@aosai/api/judging/verdicts';
import type { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { DraftOf, QuestionDraft } from '../QuestionBank/questionDraft.ts';

/** A program that checks the test data, with the verdicts it may get. */
export interface Solution {
  id: string;
  name: string;
  language: LanguageId;
  code: string;
  expect: Verdict[];
}

/** A test case with its texts, or with the hashes of data that the server stores. */
export type EditedCase = DraftOf<typeof PROGRAMMING>['cases'][number];

/** Properties of a question in addition to its content. */
export interface QuestionHead {
  /** Ids of knowledge points, the main one first. */
  points: string[];
  stage: Stage | null;
  /** Price of the solution in points; 0 is free. */
  pricePoints: number;
  /** Which failing cases a student who practises may see. */
  casePolicy: CasePolicy;
  solutions: Solution[];
}

export interface EditedQuestion {
  draft: QuestionDraft;
  head: QuestionHead;
}

import type { LanguageId } from '@aosai/api/domain/languages';
import type { CasePolicy, Stage } from '@aosai/api/domain/questions/bank';
import type { Verdict } from '@aosai/api/domain/verdicts';
import type { PROGRAMMING } from '@aosai/api/domain/questions/kinds';
import type { DraftOf, QuestionDraft } from '../QuestionBank/questionDraft.ts';

/** A program that proves the test data, and the verdicts that it may get. */
export interface Solution {
  id: string;
  name: string;
  language: LanguageId;
  code: string;
  expect: Verdict[];
}

/** A test case with its texts, or with the names of data that the server holds. */
export type EditedCase = DraftOf<typeof PROGRAMMING>['cases'][number];

/** What stands beside the content of a question. */
export interface QuestionHead {
  /** Ids of knowledge points; the first is what it is about. */
  points: string[];
  stage: Stage | null;
  /** What the solution costs in points; 0 is free. */
  pricePoints: number;
  /** Which failing cases someone who practises may read. */
  casePolicy: CasePolicy;
  solutions: Solution[];
}

export interface EditedQuestion {
  draft: QuestionDraft;
  head: QuestionHead;
}

import { labelled, type Labelled } from '../kit/labelled.ts';
import {
  COMPLETION,
  FILL,
  MULTIPLE,
  PROGRAMMING,
  QUESTION_KINDS,
  type QuestionType,
  READING,
  SINGLE,
  TRUE_FALSE,
} from './kinds.ts';

/** Question types as a labelled set, for filters and tables. */
export const QUESTION_TYPE: Labelled<QuestionType> = labelled({
  [SINGLE]: QUESTION_KINDS[SINGLE].label,
  [MULTIPLE]: QUESTION_KINDS[MULTIPLE].label,
  [TRUE_FALSE]: QUESTION_KINDS[TRUE_FALSE].label,
  [FILL]: QUESTION_KINDS[FILL].label,
  [PROGRAMMING]: QUESTION_KINDS[PROGRAMMING].label,
  [READING]: QUESTION_KINDS[READING].label,
  [COMPLETION]: QUESTION_KINDS[COMPLETION].label,
});

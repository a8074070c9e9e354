import { labelled, type ValueIn } from '../kit/labelled.ts';
import { CONTEST_REVIEW, isSameMatrix, MOCK_REVIEW, PRACTICE_REVIEW, type ReviewMatrix } from './review.ts';

/** Choices of the back office for what students see of an exam, and when. */
export const EXAM_SIGHT = labelled({
  formal: '全部结束后公布（正式考试）',
  marks: '交卷后看对错和得分，全部结束后看答案',
  all: '交卷就看对错、得分、答案和解析（自主练习）',
  own: '另外设定的规则',
});

/** Name of a review matrix: `own` if the matrix equals none of the three offered ones (`examMatrixOf`). */
export type ExamSight = ValueIn<typeof EXAM_SIGHT>;

const MATRICES: Readonly<Record<Exclude<ExamSight, 'own'>, ReviewMatrix>> = {
  formal: CONTEST_REVIEW,
  marks: MOCK_REVIEW,
  all: PRACTICE_REVIEW,
};

/** The review matrix of a choice; undefined for `own`, which keeps the present matrix. */
export const examMatrixOf = (sight: ExamSight): ReviewMatrix | undefined =>
  sight === 'own' ? undefined : MATRICES[sight];

/** The choice that has this matrix; `own` if none has. */
export const examSightOf = (matrix: ReviewMatrix): ExamSight =>
  EXAM_SIGHT.values.find((value) => {
    const known = examMatrixOf(value);
    return known !== undefined && isSameMatrix(known, matrix);
  }) ?? 'own';

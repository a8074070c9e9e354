import { labelled, type ValueIn } from '../kit/labelled.ts';
import { CONTEST_REVIEW, isSameMatrix, PRACTICE_REVIEW, type ReviewMatrix } from '../exams/review.ts';
import { HOMEWORK_REVIEW } from './homeworkRules.ts';

/** Choices of what students see. None of them shows what is right while the student is working. */
export const HOMEWORK_SIGHT = labelled({
  marks: '交后看得分，全部截止后看答案和解析',
  all: '交后就看得分、答案和解析，不能再改',
  nothing: '全部截止后才看得分、答案和解析',
  own: '另外设定的规则',
});
type HomeworkSight = ValueIn<typeof HOMEWORK_SIGHT>;

const during = HOMEWORK_REVIEW.during;
const MATRICES: Readonly<Record<Exclude<HomeworkSight, 'own'>, ReviewMatrix>> = {
  marks: HOMEWORK_REVIEW,
  all: { ...PRACTICE_REVIEW, during },
  nothing: { ...CONTEST_REVIEW, during },
};

/** The review matrix of a choice; undefined for `own`, which keeps the present matrix. */
export const matrixOf = (sight: HomeworkSight): ReviewMatrix | undefined =>
  sight === 'own' ? undefined : MATRICES[sight];

/** The choice that has this matrix; `own` if none has. */
export const sightOf = (matrix: ReviewMatrix): HomeworkSight =>
  HOMEWORK_SIGHT.values.find((value) => {
    const known = matrixOf(value);
    return known !== undefined && isSameMatrix(known, matrix);
  }) ?? 'own';

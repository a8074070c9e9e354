import { LEAST_ATTEMPTS } from '@aosai/api/exams/itemAnalysis';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { isFarMeasured, LEAST_FIRST_ANSWERS } from '@aosai/api/questions/measured';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';

export interface DifficultyProps {
  question: BankDetail;
  evidence: QuestionEvidence;
}

/** Below this, a question does not tell strong students from weak ones. */
const LEAST_DISCRIMINATION = 20;

const Discrimination = ({ figures }: { figures: NonNullable<QuestionEvidence['figures']> }) => {
  const { discrimination, answers } = figures;
  if (discrimination === null) return '作答太少，算不出来';
  const value = discrimination.toFixed(1);
  if (answers < LEAST_ATTEMPTS) return `${value}（初步）`;
  return discrimination < LEAST_DISCRIMINATION ? (
    <>
      {value} <Tag tone="warn">{discrimination < 0 ? '疑似答案有误' : '区分度低'}</Tag>
    </>
  ) : (
    value
  );
};

/** The label of the question compared with what was measured. */
export const Difficulty = ({ question, evidence: { firstAnswers, figures } }: DifficultyProps) => (
  <RowFacts
    facts={[
      ['标注', DIFFICULTY.label(question.difficulty)],
      [
        '首答实测',
        firstAnswers === null ? (
          `不足 ${LEAST_FIRST_ANSWERS} 人`
        ) : (
          <>
            {DIFFICULTY.label(firstAnswers.difficulty)}，{firstAnswers.answers} 人得分 {firstAnswers.percent}%{' '}
            {isFarMeasured(question.difficulty, firstAnswers.difficulty) && <Tag tone="warn">与标注相差两级</Tag>}
          </>
        ),
      ],
      ...(figures === null
        ? [['考试和作业', '还没有出分的作答'] as const]
        : [
            ['考试和作业', `最近 ${figures.works} 场，${figures.answers} 份作答`] as const,
            ['得分率', `${Math.round(100 * figures.facility)}%`] as const,
            ['区分度', <Discrimination key="value" figures={figures} />] as const,
          ]),
    ]}
  />
);

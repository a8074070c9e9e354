import { isJudged } from '@aosai/api/questions/kinds';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { VERDICT } from '@aosai/api/judging/verdicts';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { minuteText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';

export interface KeyProofProps {
  question: BankDetail;
  evidence: Loaded<QuestionEvidence>;
  onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
  }
  > ul {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

/** The trial of a task's reference programs, which shows that its test data accept and refuse what they should. */
const Trial = ({ staff }: { staff: NonNullable<BankDetail['staff']> }) => {
  const { checked } = staff;
  if (checked === null)
    return (
      <Root>
        <p>没有程序可证明：还没有用参考程序试评过现在的测试数据。</p>
      </Root>
    );
  return (
    <Root>
      <p>{minuteText(checked.finishedAt)} 用参考程序试评了全部测试点：</p>
      <ul>
        {checked.solutions.map(({ id, name, language, verdict, expect, asExpected }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{LANGUAGES[language].label}</span>
            <Verdict verdict={verdict} />
            {asExpected ? (
              <Tag tone="ok">符合预期</Tag>
            ) : (
              <Tag tone="bad">应为{expect.map((one) => VERDICT.label(one)).join('或')}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
};

/** The program that proves the key, with its output; says so if there is none. */
export const KeyProof = ({ question, evidence, onRetry }: KeyProofProps) => {
  const { staff, type } = question;
  if (staff?.source === null)
    return (
      <Root>
        <p>这道题正用在没有结束的考试里，答案和依据到考试结束后可以查看。</p>
      </Root>
    );
  if (staff && isJudged(type)) return <Trial staff={staff} />;
  return (
    <Load of={evidence} name="答案的依据" onRetry={onRetry}>
      {({ proof }) =>
        proof === null ? (
          <Root>
            <p>没有程序可证明。请出题人和另一位老师各算一遍。</p>
          </Root>
        ) : (
          <Root>
            <p>
              由模板「{proof.template}」出题。运行下面的 {LANGUAGES[proof.language].label} 程序，输出就是答案：
            </p>
            <Code as="block" label="证明答案的程序">
              {proof.code}
            </Code>
            <p>
              输出 <Code>{proof.output}</Code>
            </p>
          </Root>
        )
      }
    </Load>
  );
};

import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const Root = styled.section`
  > div {
    columns: 2;
    column-gap: 8mm;
  }
  article {
    break-inside: avoid;
  }
  ${media.narrow} {
    > div {
      columns: 1;
    }
  }
`;

/** One failing program per weak point, for discussion in class, without the student's name. */
export const FailingPrograms = ({ weak }: Pick<ClassReport, 'weak'>) => {
  const programs = new Map(
    weak.flatMap(({ pointId, program }) => (program ? [[program.questionId, { pointId, program }]] : [])),
  );
  if (programs.size === 0) return null;
  return (
    <Root>
      <h2>没通过的程序</h2>
      <div>
        {[...programs].map(([questionId, { pointId, program }]) => (
          <article key={questionId}>
            <h3>
              {program.title}{' '}
              <small>{`${knowledgePoint(pointId)?.name ?? pointId}，${VERDICT.label(program.verdict)}`}</small>
            </h3>
            <pre>{program.code.trimEnd()}</pre>
          </article>
        ))}
      </div>
    </Root>
  );
};

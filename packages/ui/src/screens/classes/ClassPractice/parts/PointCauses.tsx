import { wrongPlace } from '@aosai/api/practice/wrongPlace';
import { styled } from 'styled-components';
import { CodeText } from '../../../../patterns/CodeText/CodeText.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const Root = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[12]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font-size: ${theme.text.small};

  dt {
    color: ${theme.color.ink3};
    white-space: nowrap;
  }
  dd {
    min-width: 0;
  }
  dd > span {
    color: ${theme.color.ink2};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[8]};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    color: ${theme.color.ink3};
  }
  details[open] > summary > svg {
    transform: rotate(90deg);
  }
  details > figure {
    margin: ${theme.space[8]} 0;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    dd + dt {
      margin-top: ${theme.space[4]};
    }
  }
  ${media.touch} {
    summary {
      min-height: ${theme.control.touch};
    }
  }
`;

interface CausesProps extends Pick<ClassReport['weak'][number], 'wrongOption' | 'program'> {
  gradeId: string;
  opensStudents: boolean;
}

/** Why a class loses points at a knowledge point: the most chosen wrong option, and one failing program. */
export const PointCauses = ({ wrongOption, program, gradeId, opensStudents }: CausesProps) => {
  if (!wrongOption && !program) return null;
  const at =
    opensStudents &&
    program?.chapterId &&
    `${practiceLinks.student(program.chapterId, program.memberId, { gradeId })}&questionId=${program.questionId}`;
  return (
    <Root>
      {wrongOption && (
        <>
          <dt>最常选错</dt>
          <dd>
            <Html as="inline" html={wrongOption.optionHtml} />
            <span>
              （{wrongOption.students} 人选，{wrongPlace(wrongOption)}）
            </span>
          </dd>
        </>
      )}
      {program && (
        <>
          <dt>没通过的程序</dt>
          <dd>
            <details>
              <summary>
                <Icon name="chevron-right" size={14} />
                {program.title}
                <Verdict verdict={program.verdict} />
                <span>{program.students} 人没通过</span>
              </summary>
              <CodeText code={program.code} language={program.language} />
              {at && <Link href={at}>看这份程序的作答记录</Link>}
            </details>
          </dd>
        </>
      )}
    </Root>
  );
};

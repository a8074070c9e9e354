import type { LanguageId } from '@aosai/api/judging/languages';
import { minuteText } from '@aosai/api/kit/beijing';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { CodeLine } from '../../../../patterns/CodeText/CodeLine.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { codeColors } from '../../../../primitives/Code/codeColors.ts';
import { codeLines } from '../../../../primitives/Code/codeLines.ts';
import { codeTokens } from '../../../../primitives/Code/codeTokens.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { SimilarProgram } from '../similar.ts';

export interface ProgramPaneProps {
  program: SimilarProgram;
  language: LanguageId;
  /** Numbers of the lines that the other program shares. */
  matched: ReadonlySet<number>;
  isFirst: boolean;
}

const Root = styled.figure`
  ${codeLines}

  > div {
    max-height: 560px;
  }
  td[data-part='no'] {
    border-left: 3px solid transparent;
  }
  tr[data-matched='true'] {
    background: ${theme.color.warnSoft};
  }
  tr[data-matched='true'] > [data-part='no'] {
    border-left-color: ${theme.color.warn};
    color: ${theme.color.ink2};
  }
  /* A quiet colour would not be read on the tint. */
  @media (forced-colors: active) {
    tr:not([data-matched='true']) > [data-part='no'] {
      border-left-color: Canvas;
    }
  }
  tr[data-matched='true'] [data-token='comment'] {
    color: ${theme.color.ink2};
  }
  ${codeColors}
`;

const pastedText = ({ pasteCount, pastedLength }: SimilarProgram): string =>
  pasteCount === 0 ? '没有粘贴' : `粘贴 ${pasteCount} 次，共 ${pastedLength} 字`;

/** One of two programs, with common lines marked. */
export const ProgramPane = ({ program, language, matched, isFirst }: ProgramPaneProps) => {
  const { name, code, submittedAt, points, attemptId } = program;
  return (
    <Root>
      <figcaption>
        <Link href={links.reportPaper(attemptId)}>{name}</Link>
        <span>
          {minuteText(submittedAt)} 提交{isFirst ? '，较早' : ''}
        </span>
        <span>{points === null ? '没有得分' : `${formatPoints(points)} 分`}</span>
        <span>{pastedText(program)}</span>
      </figcaption>
      <div ref={scrollStop} role="group" aria-label={`${name}的程序`}>
        <table>
          <tbody>
            {code
              .replace(/\r?\n$/, '')
              .split(/\r?\n/)
              .map((text, place) => {
                const no = place + 1;
                const isMatched = matched.has(no);
                return (
                  <tr key={no} data-matched={isMatched}>
                    <td data-part="no">{no}</td>
                    <td>
                      {isMatched && <VisuallyHidden>相同</VisuallyHidden>}
                      <code>
                        <CodeLine tokens={codeTokens(text, language)} />
                      </code>
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
    </Root>
  );
};

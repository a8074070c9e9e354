import type { LanguageId } from '@aosai/api/judging/languages';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { codeLines } from '../../primitives/Code/codeLines.ts';
import { theme } from '../../tokens/theme.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { codeColors } from '../../primitives/Code/codeColors.ts';
import { codeTokens } from '../../primitives/Code/codeTokens.ts';
import { CodeLine } from '../CodeText/CodeLine.tsx';
import { lineDiff, shortened, type DiffLine } from './lineDiff.ts';

export interface CodeDiffProps {
  before: string;
  after: string;
  /** Null for text that is not a program. */
  language: LanguageId | null;
  /** Names of the two versions: 第 1 次提交, 第 3 次提交. */
  beforeName: string;
  afterName: string;
}

/** Unchanged lines shown around each change. */
const AROUND = 3;

const Root = styled.figure`
  ${codeLines}

  > div {
    max-height: 420px;
  }
  td[data-part='sign'] {
    width: 1%;
    padding: 0 8px 0 4px;
    color: ${theme.color.ink3};
    font-family: ${theme.font.mono};
    user-select: none;
  }
  tr[data-kind='added'] {
    background: ${theme.color.okSoft};
  }
  tr[data-kind='removed'] {
    background: ${theme.color.badSoft};
  }
  tr[data-kind='added'] > [data-part='sign'] {
    color: ${theme.color.ok};
  }
  tr[data-kind='removed'] > [data-part='sign'] {
    color: ${theme.color.bad};
  }
  /* A quiet colour would not be read on the tint. */
  tr:not([data-kind='same']) [data-token='comment'] {
    color: ${theme.color.ink2};
  }
  td[data-part='hidden'] {
    padding: 4px 12px;
    background: ${theme.color.sunken};
    color: ${theme.color.ink3};
  }
  ${codeColors}
`;

const SIGNS = {
  same: { sign: ' ', word: '' },
  removed: { sign: '−', word: '删去' },
  added: { sign: '+', word: '新增' },
} as const satisfies Record<DiffLine['kind'], { sign: string; word: string }>;

const Line = ({ line, language }: { line: DiffLine; language: LanguageId | null }) => {
  const { sign, word } = SIGNS[line.kind];
  return (
    <tr data-kind={line.kind}>
      <td data-part="no">{line.beforeNo}</td>
      <td data-part="no">{line.afterNo}</td>
      <td data-part="sign">
        <span aria-hidden>{sign}</span>
        {word !== '' && <VisuallyHidden>{word}</VisuallyHidden>}
      </td>
      <td>
        <code>{language === null ? line.text : <CodeLine tokens={codeTokens(line.text, language)} />}</code>
      </td>
    </tr>
  );
};

/** The differences of two programs, line by line. */
export const CodeDiff = ({ before, after, language, beforeName, afterName }: CodeDiffProps) => {
  const lines = lineDiff(before, after);
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const [removed, added] = [count('removed'), count('added')];
  return (
    <Root>
      <figcaption>
        <span>
          {beforeName} → {afterName}
        </span>
        <span>
          {removed + added === 0 ? (language === null ? '相同' : '代码相同') : `删去 ${removed} 行，新增 ${added} 行`}
        </span>
      </figcaption>
      <div ref={scrollStop} role="group" aria-label={`${beforeName}与${afterName}的对比`}>
        <table>
          <tbody>
            {shortened(lines, AROUND).map((part, place) => {
              // Parts have no id but their position, which never changes.
              const key = `${place}`;
              if ('hidden' in part)
                return (
                  <tr key={key}>
                    <td colSpan={4} data-part="hidden">
                      {part.hidden} 行相同
                    </td>
                  </tr>
                );
              return (
                <Fragment key={key}>
                  {part.lines.map((line) => (
                    <Line key={`${line.beforeNo} ${line.afterNo}`} line={line} language={language} />
                  ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </Root>
  );
};

import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { keyText, type PrintSection, sectionNumeral } from '../printPaper.ts';

const Root = styled.section`
  > h2 {
    margin: 5mm 0 2mm;
    font-size: 12pt;
    break-after: avoid;
  }
  > ol {
    list-style: none;
  }
  && > ol > li + li {
    margin-top: 2.5mm;
  }
  > ol > li {
    display: grid;
    grid-template-columns: 10mm 26mm minmax(0, 1fr);
    gap: 2mm;
    padding-bottom: 2mm;
    border-bottom: 0.2mm solid ${theme.color.line};
    break-inside: avoid;
  }
  > ol[data-wide='true'] > li {
    grid-template-columns: 10mm minmax(0, 1fr);
  }
  b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  [data-wide='true'] > li > div {
    grid-column: 2;
  }
`;

/** Keys longer than this are printed above their explanation, shorter ones beside it. */
const BESIDE = 8;

/** Answers and explanations by section. */
export const KeySheet = ({ sections }: { sections: readonly PrintSection[] }) =>
  sections.map((section, place) => {
    const isWide = section.questions.some((question) => keyText(question).length > BESIDE);
    return (
      <Root key={section.questions[0]?.id ?? section.name}>
        <h2>
          {sectionNumeral(place)}、{section.name}（共 {formatPoints(section.points)} 分）
        </h2>
        <ol data-wide={isWide}>
          {section.questions.map((question) => (
            <li key={question.id}>
              <b>{question.no}.</b>
              <b>{question.programming === null ? keyText(question) : (question.title ?? '编程题')}</b>
              <div>
                {question.analysisHtml === null || question.analysisHtml === '' ? (
                  '没有解析。'
                ) : (
                  <Html html={question.analysisHtml} size="s" />
                )}
              </div>
            </li>
          ))}
        </ol>
      </Root>
    );
  });

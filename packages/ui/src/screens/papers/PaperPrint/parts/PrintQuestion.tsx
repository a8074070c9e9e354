import { formatPoints } from '@aosai/api/kit/points';
import { isJudgement, kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { optionLetter } from '@aosai/api/questions/answerText';
import { statementHasSamples } from '../../../../patterns/Practice/statementHasSamples.ts';
import { formatMemory, formatTimeLimit } from '../../../../patterns/Verdict/measures.ts';
import type { PreviewQuestion } from '../../../questions/QuestionBank/bankQuestion.ts';
import { optionColumns } from '../printPaper.ts';

/*
 * What a page may cut is laid out in blocks: the rows of a grid keep their heights when a program in one of them moves
 * to the next page, and what follows would be printed over it.
 */
const Root = styled.li`
  &[data-body='options'],
  &[data-body='judgement'],
  &[data-body='blanks'] {
    break-inside: avoid;
  }
  > * + * {
    margin-top: 2mm;
  }
  > [data-part='stem'] > b,
  > [data-part='parts'] > li > b {
    float: left;
  }
  > [data-part='stem'] > b + div {
    margin-left: 8mm;
  }
  > [data-part='parts'] > li > b + div {
    margin-left: 11mm;
  }
  b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='parts'] {
    list-style: none;
  }
  > [data-part='parts'] > li {
    break-inside: avoid;
  }
  > [data-part='parts'] > li + li {
    margin-top: 3mm;
  }
  > [data-part='parts'] > li > [data-part='options'] {
    margin-top: 1.5mm;
    padding-left: 11mm;
  }
  /* The brackets stand behind the last words, not on a line of their own. */
  [data-part='stem'][data-ends='text'] > div > div,
  [data-part='stem'][data-ends='text'] > div > div > p:last-child {
    display: inline;
  }
  [data-part='points'] {
    float: left;
  }
  [data-part='options'] {
    display: grid;
    gap: 1mm 4mm;
    padding-left: 8mm;
    list-style: none;
    break-inside: avoid;
  }
  [data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  [data-columns='4'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  [data-part='options'] > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.5mm;
  }
  > p {
    color: ${theme.color.ink2};
    font-size: 9.5pt;
  }
  > h3 + p {
    margin-top: 0;
    break-after: avoid;
  }
  [data-part='samples']:not([data-long='true']) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2mm 4mm;
    break-inside: avoid;
  }
  [data-part='samples'][data-long='true'] pre {
    break-inside: auto;
  }
  [data-part='samples'] h4 {
    margin-bottom: 1mm;
    font-size: 9.5pt;
    font-weight: ${theme.weight.medium};
    break-after: avoid;
  }
  [data-part='samples'] pre {
    margin: 0;
    padding: 1.5mm 3mm;
    border: 0.2mm solid ${theme.color.lineStrong};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface OptionsProps {
  options: readonly { id: string; html: string }[];
}

/** True/false questions are answered in the brackets of the statement, so no options are printed. */
const Options = ({ options }: OptionsProps) =>
  options.length === 0 || isJudgement(options) ? null : (
    <ol data-part="options" data-columns={optionColumns(options)}>
      {options.map((option, place) => (
        <li key={option.id}>
          <b>{optionLetter(place)}.</b>
          <Html html={option.html} as="inline" />
        </li>
      ))}
    </ol>
  );

/** Samples with more lines are printed one below the other, and pages may cut them. */
const BESIDE_LINES_MAX = 24;

const isLong = (text: string): boolean => text.split('\n').length > BESIDE_LINES_MAX;

type ProgrammingTask = NonNullable<PreviewQuestion['programming']>;

const Samples = ({ samples }: Pick<ProgrammingTask, 'samples'>) =>
  samples.map(({ id, input, expected }, place) => (
    <div key={id} data-part="samples" data-long={isLong(input) || isLong(expected)}>
      <section>
        <h4>样例输入 {place + 1}</h4>
        <pre>{input}</pre>
      </section>
      <section>
        <h4>样例输出 {place + 1}</h4>
        <pre>{expected}</pre>
      </section>
    </div>
  ));

const limitsOf = ({ timeMs, memoryKiB, fileIo }: ProgrammingTask): string =>
  `时间限制 ${formatTimeLimit(timeMs)}，内存限制 ${formatMemory(memoryKiB)}${
    fileIo === null ? '' : `，读写文件 ${fileIo}.in / ${fileIo}.out`
  }`;

/** Whether brackets can follow on the line of the last words; after a program or picture they cannot. */
const endsWithText = (html: string): boolean => html.trimEnd().endsWith('</p>');
/** Whether the author has written the brackets. */
const HAS_BRACKETS = /（[\s\u3000]*）[。.]?<\/p>\s*$/;

export interface PrintQuestionProps {
  question: PreviewQuestion;
  /** The heading of the section does not say the points of a question. A title always does. */
  tellsPoints?: boolean;
}

/** A question on paper; what belongs together is kept on one page. */
export const PrintQuestion = ({ question, tellsPoints = false }: PrintQuestionProps) => {
  const { no, type, title, points, stemHtml, options, parts = [], programming } = question;
  const { body } = kindOf(type);
  return (
    <Root data-body={body}>
      {title !== null && (
        <h3>
          {no}. {title}（{formatPoints(points)} 分）
        </h3>
      )}
      {programming && <p>{limitsOf(programming)}</p>}
      <div data-part="stem" {...(body === 'judgement' && endsWithText(stemHtml) && { 'data-ends': 'text' })}>
        {title === null && <b>{no}.</b>}
        <div>
          {title === null && tellsPoints && <span data-part="points">（{formatPoints(points)} 分）</span>}
          <Html html={stemHtml} />
          {body === 'judgement' && !HAS_BRACKETS.test(stemHtml) && <span>（　　）</span>}
        </div>
      </div>
      <Options options={options} />
      {parts.length > 0 && (
        <ol data-part="parts">
          {parts.map((part, place) => (
            <li key={part.id}>
              <b>
                {no}.{place + 1}
              </b>
              <div>
                <Html html={part.stemHtml} as="inline" />
                {isJudgement(part.options) && '（　　）'}
              </div>
              <Options options={part.options} />
            </li>
          ))}
        </ol>
      )}
      {programming && !statementHasSamples(stemHtml) && <Samples samples={programming.samples} />}
    </Root>
  );
};

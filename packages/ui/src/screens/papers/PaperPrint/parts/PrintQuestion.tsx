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

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2mm;

  &[data-body='options'],
  &[data-body='judgement'],
  &[data-body='blanks'] {
    break-inside: avoid;
  }
  > [data-part='stem'],
  > ol > li > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.5mm;
  }
  b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > ol {
    display: grid;
    gap: 3mm;
    list-style: none;
  }
  > ol > li {
    display: grid;
    gap: 1.5mm;
    break-inside: avoid;
  }
  [data-part='options'] {
    display: grid;
    gap: 1mm 4mm;
    padding-left: 6mm;
    list-style: none;
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
    break-inside: avoid;
  }
  > p {
    color: ${theme.color.ink2};
    font-size: 9.5pt;
  }
  [data-part='samples'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2mm 4mm;
    break-inside: avoid;
  }
  [data-part='samples'] h4 {
    margin-bottom: 1mm;
    font-size: 9.5pt;
    font-weight: ${theme.weight.medium};
  }
  [data-part='samples'] pre {
    margin: 0;
    padding: 2mm 3mm;
    border: 0.2mm solid ${theme.color.lineStrong};
    font-size: 9.5pt;
    line-height: 1.45;
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

interface TaskProps {
  task: NonNullable<PreviewQuestion['programming']>;
  withSamples: boolean;
}

const Task = ({ task, withSamples }: TaskProps) => (
  <>
    <p>
      时间限制 {formatTimeLimit(task.timeMs)}，内存限制 {formatMemory(task.memoryKiB)}
      {task.fileIo !== null && `，读写文件 ${task.fileIo}.in / ${task.fileIo}.out`}
    </p>
    {withSamples &&
      task.samples.map(({ id, input, expected }, place) => (
        <div key={id} data-part="samples">
          <section>
            <h4>样例输入 {place + 1}</h4>
            <pre>{input}</pre>
          </section>
          <section>
            <h4>样例输出 {place + 1}</h4>
            <pre>{expected}</pre>
          </section>
        </div>
      ))}
  </>
);

/** A question on paper; what belongs together is kept on one page. */
export const PrintQuestion = ({ question }: { question: PreviewQuestion }) => {
  const { no, type, title, points, stemHtml, options, parts = [], programming } = question;
  const { body } = kindOf(type);
  return (
    <Root data-body={body}>
      {title !== null && (
        <h3>
          {no}. {title}（{formatPoints(points)} 分）
        </h3>
      )}
      <div data-part="stem">
        {title === null && <b>{no}.</b>}
        <div>
          <Html html={stemHtml} />
          {body === 'judgement' && '（　　）'}
        </div>
      </div>
      <Options options={options} />
      {parts.length > 0 && (
        <ol>
          {parts.map((part, place) => (
            <li key={part.id}>
              <div>
                <b>
                  {no}.{place + 1}
                </b>
                <div>
                  <Html html={part.stemHtml} as="inline" />
                  {isJudgement(part.options) && '（　　）'}
                </div>
              </div>
              <Options options={part.options} />
            </li>
          ))}
        </ol>
      )}
      {programming && <Task task={programming} withSamples={!statementHasSamples(stemHtml)} />}
    </Root>
  );
};

import { formatPoints } from '@aosai/api/kit/points';
import { isJudgement, kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { optionLetter } from '@aosai/api/questions/answerText';
import type { PreviewQuestion } from '../../../questions/QuestionBank/bankQuestion.ts';
import { type PrintSection, sectionNumeral } from '../printPaper.ts';

const Root = styled.section`
  > h2 {
    margin: 5mm 0 2mm;
    font-size: 12pt;
    break-after: avoid;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(39mm, 1fr));
    gap: 2.5mm 3mm;
    list-style: none;
  }
  > * + ul {
    margin-top: 2.5mm;
  }
  > h2 + ul {
    margin-top: 0;
  }
  > ul[data-wide='true'] {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: 1.5mm;
    break-inside: avoid;
    font-variant-numeric: tabular-nums;
  }
  li > b {
    min-width: 7.5mm;
    font-weight: ${theme.weight.medium};
    text-align: right;
  }
  i {
    display: inline-grid;
    place-items: center;
    width: 6.5mm;
    height: 4mm;
    border: 0.25mm solid ${theme.color.ink2};
    border-radius: 1mm;
    font-size: 7.5pt;
    font-style: normal;
    line-height: 1;
  }
  u {
    flex: 1;
    height: 7mm;
    border-bottom: 0.25mm solid ${theme.color.ink2};
    text-decoration: none;
  }
  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    margin-bottom: 4mm;
    border: 0.25mm solid ${theme.color.ink2};
    break-inside: avoid;
  }
  > div > p {
    padding: 1.5mm 3mm;
    border-bottom: 0.2mm solid ${theme.color.line};
  }
  > div > i {
    display: block;
    width: auto;
    height: 118mm;
    border: 0;
    background: repeating-linear-gradient(to bottom, transparent 0 7.8mm, ${theme.color.line} 7.8mm 8mm);
  }
`;

const Bubbles = ({ options }: { options: readonly { id: string }[] }) =>
  options.map(({ id }, place) => <i key={id}>{isJudgement(options) ? '√×'[place] : optionLetter(place)}</i>);

/** Answer boxes of one question, each with its number. */
const rowsOf = (question: PreviewQuestion) => {
  const { no, options, parts = [], blankCount } = question;
  if (parts.length > 0)
    return parts.map((part, place) => (
      <li key={part.id}>
        <b>
          {no}.{place + 1}
        </b>
        <Bubbles options={part.options} />
      </li>
    ));
  if (options.length > 0)
    return (
      <li key={question.id}>
        <b>{no}</b>
        <Bubbles options={options} />
      </li>
    );
  return (
    <li key={question.id}>
      <b>{no}</b>
      {Array.from({ length: Math.max(1, blankCount) }, (_, place) => (
        <u key={place} />
      ))}
    </li>
  );
};

interface Run {
  body: 'task' | 'blanks' | 'boxes';
  questions: PreviewQuestion[];
}

/** Groups neighbouring questions that are answered in the same way; only a mixed section has several groups. */
const runsOf = (questions: readonly PreviewQuestion[]): Run[] => {
  const runs: Run[] = [];
  for (const question of questions) {
    const { body: own } = kindOf(question.type);
    const body = own === 'task' || own === 'blanks' ? own : 'boxes';
    const last = runs.at(-1);
    if (last?.body === body) last.questions.push(question);
    else runs.push({ body, questions: [question] });
  }
  return runs;
};

/** A separate answer sheet: boxes to fill, lines, and space for programs. */
export const AnswerSheetPrint = ({ sections }: { sections: readonly PrintSection[] }) =>
  sections.map((section, place) => (
    <Root key={section.questions[0]?.id ?? section.name}>
      <h2>
        {sectionNumeral(place)}、{section.name}（共 {formatPoints(section.points)} 分）
      </h2>
      {runsOf(section.questions).map(({ body, questions }) =>
        body === 'task' ? (
          questions.map(({ id, no, title, points }) => (
            <div key={id}>
              <p>
                {no}. {title ?? '编程题'}（{formatPoints(points)} 分）
              </p>
              <i />
            </div>
          ))
        ) : (
          <ul key={questions[0]?.id} data-wide={body === 'blanks'}>
            {questions.map(rowsOf)}
          </ul>
        ),
      )}
    </Root>
  ));

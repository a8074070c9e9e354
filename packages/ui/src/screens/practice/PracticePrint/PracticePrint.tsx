import { Fragment } from 'react';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { theme } from '../../../tokens/theme.ts';
import { A4Pages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { PrintDesk } from '../../papers/PaperPrint/parts/PrintDesk.tsx';
import { PrintQuestion } from '../../papers/PaperPrint/parts/PrintQuestion.tsx';
import { keyText, sectionNumeral } from '../../papers/PaperPrint/printPaper.ts';
import type { PrintSheet } from '@aosai/api/practice/practiceReads.contract';

/** What is printed. */
type PrintSet = 'book' | 'set';

export interface PracticePrintProps {
  sheet: Loaded<PrintSheet>;
  of: PrintSet;
  name: string;
  /** The day of the print: 2026-11-27. */
  day: string;
  on: { print: () => void; retry: () => void };
}

const TITLE = { book: '错题本', set: '一组练习' } as const satisfies Record<PrintSet, string>;

const Head = styled.header`
  margin-bottom: 5mm;
  text-align: center;

  h1 {
    font-size: 16pt;
    line-height: 1.35;
    letter-spacing: 0;
  }
  p {
    color: ${theme.color.ink2};
  }
`;

const Keys = styled.section`
  break-before: page;

  > h2 {
    margin: 0 0 3mm;
    font-size: 12pt;
  }
  > ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2mm 6mm;
    list-style: none;
  }
  && > ol > li {
    display: flex;
    gap: 2mm;
    margin: 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  b {
    min-width: 7mm;
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

const Section = styled.section`
  > ol + ol {
    margin-top: 4mm;
  }
`;

const Twin = styled.p`
  margin: 4mm 0 1mm;
  color: ${theme.color.ink2};
  font-size: 9.5pt;
  break-after: avoid;
`;

type Question = PrintSheet['sections'][number]['questions'][number];

const asPreview = (question: Question) => ({ ...question, analysisHtml: null });

const Body = ({ sheet, of }: { sheet: PrintSheet; of: PrintSet }) => {
  const all = sheet.sections.flatMap(({ questions }) => questions);
  return (
    <>
      <div data-part="body">
        {sheet.sections.map((section, place) => (
          <Section key={section.name}>
            <h2>
              {sectionNumeral(place)}、{section.name}
            </h2>
            {section.questions.map((question) => (
              <Fragment key={question.no}>
                {question.isTwin && <Twin>同类题</Twin>}
                <ol>
                  <PrintQuestion question={asPreview(question)} />
                </ol>
              </Fragment>
            ))}
          </Section>
        ))}
      </div>
      {sheet.left > 0 && <p>还有 {sheet.left} 道错题没有印，先做这些。</p>}
      <Keys>
        <h2>{TITLE[of]} 答案</h2>
        <ol>
          {all.map((question) => (
            <li key={question.no}>
              <b>{question.no}.</b>
              <span>{question.programming === null ? keyText(asPreview(question)) : '在网上提交，由评测机判'}</span>
            </li>
          ))}
        </ol>
      </Keys>
    </>
  );
};

/** The wrong book, or a practice set, on A4: by knowledge point, with the answers on the last page. */
export const PracticePrint = ({ sheet, of, name, day, on }: PracticePrintProps) => (
  <PrintDesk
    pages={<A4Pages />}
    size="A4"
    backHref={of === 'book' ? practiceLinks.view('wrong') : practiceLinks.home}
    backLabel={of === 'book' ? '返回错题本' : '返回练习'}
    isReady={sheet.data !== undefined && sheet.data.sections.length > 0}
    onPrint={on.print}
    choices={<span>答案印在最后一页。没做过的题印了答案，以后做对不再得积分。</span>}
  >
    <Load of={sheet} name="题目" onRetry={on.retry} skeleton={<RowsSkeleton />}>
      {(data) =>
        data.sections.length === 0 ? (
          <Empty title={of === 'book' ? '错题本是空的' : '没有可以印的题'}>
            {of === 'book' ? '做错的题会收进来，到时候再来打印。' : '有的题正在考试里，考完再来。'}
          </Empty>
        ) : (
          <>
            <Head>
              <h1>{TITLE[of]}</h1>
              <p>
                {name}　{day}　共 {data.sections.reduce((sum, { questions }) => sum + questions.length, 0)} 题
              </p>
            </Head>
            <Body sheet={data} of={of} />
          </>
        )
      }
    </Load>
  </PrintDesk>
);

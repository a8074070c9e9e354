import { formatPoints } from '@aosai/api/kit/points';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { AnswerSheetPrint } from './parts/AnswerSheetPrint.tsx';
import { KeySheet } from './parts/KeySheet.tsx';
import { A4Pages, B4Pages } from './parts/pageRules.ts';
import { PrintDesk } from './parts/PrintDesk.tsx';
import { PrintHead } from './parts/PrintHead.tsx';
import { PrintQuestion } from './parts/PrintQuestion.tsx';
import {
  isUniform,
  type PaperSize,
  type PrintAs,
  type PrintPaper,
  type PrintSection,
  type PrintVersion,
  sectionNumeral,
  versionOf,
} from './printPaper.ts';

export type { PaperSize, PrintAs, PrintPaper, PrintVersion };

/** Content, version and page size of the print, kept in the URL. */
export interface PrintChoice {
  as: PrintAs;
  version: PrintVersion;
  size: PaperSize;
}

export interface PaperPrintProps {
  paper: Loaded<PrintPaper>;
  choice: PrintChoice;
  backHref: string;
  on: { choose: (choice: PrintChoice) => void; print: () => void; retry: () => void };
}

const AS = [
  { value: 'paper', label: '试卷' },
  { value: 'key', label: '答案' },
  { value: 'sheet', label: '答题卡' },
] as const;
const VERSIONS = [
  { value: 'A', label: 'A 卷' },
  { value: 'B', label: 'B 卷' },
] as const;
const SIZES = [
  { value: 'A4', label: 'A4' },
  { value: 'B4', label: 'B4' },
] as const;

/** 共 15 题，每题 2 分; if they differ, each question says its points. */
const eachWords = (section: PrintSection): string => {
  const { questions } = section;
  const [first] = questions;
  return first && isUniform(section)
    ? `共 ${questions.length} 题，每题 ${formatPoints(first.points)} 分，`
    : `共 ${questions.length} 题，`;
};

const Questions = ({ sections }: { sections: readonly PrintSection[] }) =>
  sections.map((section, place) => (
    <section key={section.questions[0]?.id ?? section.name}>
      <h2>
        {sectionNumeral(place)}、{section.name}（{eachWords(section)}满分 {formatPoints(section.points)} 分）
      </h2>
      <ol>
        {section.questions.map((question) => (
          <PrintQuestion key={question.id} question={question} tellsPoints={!isUniform(section)} />
        ))}
      </ol>
    </section>
  ));

const bodies = { paper: Questions, key: KeySheet, sheet: AnswerSheetPrint } as const;

/** Prints a paper: its questions, its key or an answer sheet, in two versions. */
export const PaperPrint = ({ paper, choice, backHref, on }: PaperPrintProps) => {
  const Body = bodies[choice.as];
  return (
    <PrintDesk
      pages={choice.size === 'A4' ? <A4Pages /> : <B4Pages />}
      size={choice.size}
      backHref={backHref}
      backLabel="返回试卷"
      isReady={paper.data !== undefined}
      onPrint={on.print}
      choices={
        <>
          <Segmented label="内容" options={AS} value={choice.as} onChange={(as) => on.choose({ ...choice, as })} />
          <Segmented
            label="版本"
            options={VERSIONS}
            value={choice.version}
            onChange={(version) => on.choose({ ...choice, version })}
          />
          <Segmented
            label="纸张"
            options={SIZES}
            value={choice.size}
            onChange={(size) => on.choose({ ...choice, size })}
          />
        </>
      }
    >
      <Load of={paper} name="试卷" onRetry={on.retry} skeleton={<RowsSkeleton />}>
        {(data) => (
          <>
            <PrintHead paper={data} as={choice.as} version={choice.version} />
            <div data-part="body">
              <Body sections={versionOf(data.sections, choice.version)} />
            </div>
          </>
        )}
      </Load>
    </PrintDesk>
  );
};

import { formatPoints } from '@aosai/api/domain/points';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { AnswerSheetPrint } from './parts/AnswerSheetPrint.tsx';
import { KeySheet } from './parts/KeySheet.tsx';
import { A4Pages, B4Pages } from './parts/pageRules.ts';
import { PrintHead } from './parts/PrintHead.tsx';
import { PrintQuestion } from './parts/PrintQuestion.tsx';
import { sheetCss } from './parts/sheetCss.ts';
import {
  type PaperSize,
  type PrintAs,
  type PrintPaper,
  type PrintSection,
  type PrintVersion,
  sectionNumeral,
  versionOf,
} from './printPaper.ts';

export type { PaperSize, PrintAs, PrintPaper, PrintVersion };

/** What is printed, and on what: it stands in the address. */
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

const Root = styled.div`
  min-height: 100dvh;
  background: ${theme.color.sunken};

  > [data-part='bar'] {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.bar};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > [data-part='bar'] > button:last-child {
    margin-left: auto;
  }
  > main {
    padding: ${theme.space[24]} ${theme.space[12]} ${theme.space[48]};
  }

  ${media.narrow} {
    > [data-part='bar'] {
      position: static;
      padding: ${theme.space[12]};
    }
    > [data-part='bar'] > button:last-child {
      margin-left: 0;
    }
    > main {
      padding: ${theme.space[12]} 0;
    }
  }
  ${media.print} {
    background: none;
    > [data-part='bar'] {
      display: none;
    }
    > main {
      padding: 0;
    }
  }
`;

const Sheet = styled.article`
  ${sheetCss}
`;

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

/** 每题 2 分; nothing where questions of a section count differently. */
const eachWords = ({ questions }: PrintSection): string => {
  const [first] = questions;
  return first && questions.every(({ points }) => points === first.points)
    ? `每题 ${formatPoints(first.points)} 分，`
    : '';
};

const Questions = ({ sections }: { sections: readonly PrintSection[] }) =>
  sections.map((section, place) => (
    <section key={section.name}>
      <h2>
        {sectionNumeral(place)}、{section.name}（{eachWords(section)}共 {formatPoints(section.points)} 分）
      </h2>
      <ol>
        {section.questions.map((question) => (
          <PrintQuestion key={question.id} question={question} />
        ))}
      </ol>
    </section>
  ));

const bodies = { paper: Questions, key: KeySheet, sheet: AnswerSheetPrint } as const;

/** A paper as it goes on paper: the questions, their key, or a sheet to answer on, in two versions. */
export const PaperPrint = ({ paper, choice, backHref, on }: PaperPrintProps) => {
  const Body = bodies[choice.as];
  return (
    <Root>
      {choice.size === 'A4' ? <A4Pages /> : <B4Pages />}
      <div data-part="bar" role="group" aria-label="打印选项">
        <ButtonLink href={backHref} variant="ghost" icon="chevron-left">
          返回试卷
        </ButtonLink>
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
        <Button variant="primary" disabled={paper.data === undefined} onClick={on.print}>
          打印或存为 PDF
        </Button>
      </div>
      <main id="main" tabIndex={-1}>
        {/* Paper is white whatever theme the page has. */}
        <Sheet data-theme="light" data-size={choice.size}>
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
        </Sheet>
      </main>
    </Root>
  );
};

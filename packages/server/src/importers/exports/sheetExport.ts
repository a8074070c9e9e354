import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { tagWord } from '@aosai/api/questions/namedPoints';
import { POINT } from '@aosai/api/kit/points';
import { STAGE } from '@aosai/api/questions/bank';
import { hasBody, isJudgement, kindOf, SINGLE, TRUE_FALSE, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { OptionSource } from '@aosai/api/questions/source';
import { POINTS, type SheetColumn, type WrittenSheet, writeSheet } from '../../excel/writeSheet.ts';
import type { QuestionDraft } from '../draft.ts';
import { blanksText, ruleText } from '../formats/sheet/blanks.ts';
import { OPTION_COLUMNS, TEMPLATE_COLUMNS } from '../formats/sheet/sheetColumns.ts';
import { letterOf } from '../objective.ts';

const COLUMNS: readonly SheetColumn[] = [
  ...TEMPLATE_COLUMNS.map((column) => ({ ...column, holds: 'text' as const })),
  { title: '分值', width: 8, holds: POINTS },
  { title: '填空规则', width: 14, holds: 'text' },
];
const pointsCell = (points: number | null | undefined): number | null =>
  points === null || points === undefined ? null : points / POINT;

interface Row {
  type: string;
  stem: string;
  options?: readonly OptionSource[];
  answer?: string;
  analysis?: string;
  difficulty?: string;
  tags?: string;
  stage?: string;
  group?: string;
  points?: number | null;
  rule?: string;
}

const cellsOf = ({
  type,
  stem,
  options = [],
  answer = '',
  analysis = '',
  ...rest
}: Row): (string | number | null)[] => [
  type,
  stem,
  ...Array.from({ length: OPTION_COLUMNS }, (_, at) => options[at]?.text ?? ''),
  answer,
  analysis,
  rest.difficulty ?? '',
  rest.tags ?? '',
  rest.stage ?? '',
  '',
  rest.group ?? '',
  // Our questions are Markdown; the importer takes cells for plain text unless their row says otherwise.
  'Markdown',
  rest.points ?? null,
  rest.rule ?? '',
];

/** The letters of the right options by position, independent of their ids. */
const lettersOf = (options: readonly OptionSource[], right: readonly string[]): string =>
  options.flatMap(({ id }, at) => (right.includes(id) ? [letterOf(at)] : [])).join('');

const judgementText = (answer: boolean | null): string => (answer === null ? '' : answer ? '对' : '错');

function rowsOf(draft: QuestionDraft, group: string): Row[] {
  const head: Row = {
    type: kindOf(draft.type).label,
    stem: draft.stem,
    analysis: draft.analysis,
    difficulty: DIFFICULTY.label(draft.difficulty),
    tags: draft.tags.map((tag) => tagWord(tag, draft.stage)).join('，'),
    stage: draft.stage ? STAGE.label(draft.stage) : '',
    points: pointsCell(draft.points),
  };
  if (hasBody(draft, 'options'))
    return [{ ...head, options: draft.options, answer: lettersOf(draft.options, draft.answer) }];
  if (hasBody(draft, 'judgement')) return [{ ...head, answer: judgementText(draft.answer) }];
  if (hasBody(draft, 'blanks')) return [{ ...head, answer: blanksText(draft.answer), rule: ruleText(draft) }];
  if (hasBody(draft, 'task')) return [{ ...head, stem: `${draft.title}\n${draft.stem}` }];
  if (!hasBody(draft, 'parts')) return draft satisfies never;
  const parts = draft.parts.map((part): Row => {
    const asked = { stem: part.stem, group, points: pointsCell(part.points) };
    return isJudgement(part.options)
      ? {
          ...asked,
          type: kindOf(TRUE_FALSE).label,
          answer: judgementText(part.answer === '' ? null : part.answer === TRUE_OPTION),
        }
      : { ...asked, type: kindOf(SINGLE).label, options: part.options, answer: lettersOf(part.options, [part.answer]) };
  });
  return [{ ...head, group }, ...parts];
}

/**
 * Questions as a table with the template's columns. A task keeps only its title and statement; pictures are left out.
 */
const questionSheet = (name: string, drafts: readonly QuestionDraft[]): WrittenSheet => ({
  name,
  columns: COLUMNS,
  rows: drafts.flatMap((draft, at) => rowsOf(draft, String(at + 1)).map(cellsOf)),
});

/** Exports questions as an .xlsx file with the template's columns. */
export const sheetExport = (name: string, drafts: readonly QuestionDraft[]): Promise<Buffer> =>
  writeSheet(questionSheet(name, drafts));

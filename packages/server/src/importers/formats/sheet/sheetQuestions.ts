import type { Difficulty } from '@aosai/api/questions/difficulty';
import { POINT } from '@aosai/api/kit/points';
import { STAGE, type Stage } from '@aosai/api/questions/bank';
import { COMPLETION, FALSE_OPTION, JUDGEMENT, READING, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { PartSource } from '@aosai/api/questions/source';
import { filledDown, type Merge } from '../../../excel/sheetLayout.ts';
import type { QuestionDraft } from '../../draft.ts';
import type { ItemSource } from '../../format.ts';
import type { ItemReport } from '../../itemReport.ts';
import { IMPORT_LIMITS } from '../../limits.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf, letterOf, lettersOf, objectiveDraft } from '../../objective.ts';
import { programmingDraft } from '../../programming.ts';
import { limitsOf } from '../../readLimits.ts';
import { fenced } from '../../text/escapeMarkdown.ts';
import { numberOf } from '../../text/manifest.ts';
import { keyInStem, placedLetters } from '../paper/paperKeyText.ts';
import { inLetterOrder, optionsIn as optionsOfLine, type PaperOption } from '../paper/paperOptions.ts';
import { asMarkdown, MARKDOWN_WORDS, type PaperWords, PLAIN_WORDS } from '../paper/paperWords.ts';
import { blanksIn, ruleIn } from './blanks.ts';
import type { SheetField } from './sheetColumns.ts';
import { sheetHead } from './sheetHead.ts';

const TITLE_CHARS = 60;

/** Splits a cell at each semicolon or bar before the label of an option. */
function atLabels(cell: string): string[] {
  const parts: string[][] = [[]];
  for (const piece of cell.split(/(?=[;；|])/)) {
    const isNext = /^[;；|]/.test(piece) && /^[A-J][.、．:：)）]/.test(piece.slice(1).trimStart());
    if (isNext) parts.push([piece.slice(1)]);
    else parts.at(-1)?.push(piece);
  }
  return parts.map((pieces) => pieces.join(''));
}

const LABEL = /^\s*[(（]?([A-Ja-j])[.、．:：)）]\s*/;

/**
 * The options of one cell, one per line or separated by semicolons: `A.x`. If any has no label, letters follow the
 * order.
 */
function optionsIn(cell: string): PaperOption[] {
  const inLine = /[\n|;；]/.test(cell) ? [] : optionsOfLine(cell);
  if (inLine.length > 1) return inLine;
  const parts = cell.includes('\n') ? cell.split('\n') : atLabels(cell);
  const texts = (parts.length === 1 ? cell.split(/[;；]/) : parts).filter((text) => text.trim() !== '');
  const isLabelled = texts.every((text) => LABEL.test(text));
  return texts
    .map((text, at) => ({
      letter: isLabelled ? (LABEL.exec(text)?.[1] ?? 'A').toUpperCase() : letterOf(at),
      text: text.replace(LABEL, '').trim(),
      isTicked: false,
    }))
    .filter(({ text }) => text !== '');
}

/** Options whose texts all begin with the letter of their column, `A. cin`, without these letters. */
function withoutLabels(options: PaperOption[]): PaperOption[] {
  const isLabelled = options.length > 1 && options.every(({ letter, text }) => LABEL.exec(text)?.[1] === letter);
  return isLabelled ? options.map((one) => ({ ...one, text: one.text.replace(LABEL, '').trim() })) : options;
}

export function difficultyOf(text: string): Difficulty {
  if (/极难|很难/.test(text)) return 'veryHard';
  if (/难/.test(text) && !/[易中]/.test(text)) return 'hard';
  return /易|简单|容易|基础|入门/.test(text) ? 'easy' : 'medium';
}

/** The stage that a text names by its label or its id. */
function stageOf(text: string): Stage | undefined {
  const plain = (label: string): string => label.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return STAGE.values.find((one) => [one, STAGE.label(one)].map(plain).includes(plain(text)));
}

/** A row of the table, by field. */
interface SheetRow {
  cell(field: SheetField): string;
  /** The text of a cell as Markdown. */
  markdown(field: SheetField): string;
  /** Options with the letters of their columns; texts are Markdown. */
  options: PaperOption[];
  words: PaperWords;
}

/** Cells are plain text unless their row says Markdown: `2*3*4` has no emphasis. */
const wordsOf = (format: string): PaperWords => (/^(?:markdown|md)$/i.test(format) ? MARKDOWN_WORDS : PLAIN_WORDS);

const isOutOfOrder = ({ options }: SheetRow): boolean => options.some(({ letter }, at) => letter !== letterOf(at));

function extrasOf({ cell, markdown, ...row }: SheetRow, report: ItemReport) {
  const [stem, stage] = [markdown('stem'), stageOf(cell('stage'))];
  report.title = cell('stem').slice(0, TITLE_CHARS) || null;
  if (isOutOfOrder({ cell, markdown, ...row })) report.note('option-gap');
  return {
    stem,
    analysis: markdown('analysis'),
    points: numberOf(cell('points').replace(/分$/, '')),
    difficulty: difficultyOf(cell('difficulty')),
    // An unknown stage becomes a tag, so that the question can still be found by it.
    tags: [...cell('tags').split(/[,，、;；|]/), cell('source'), stage ? '' : cell('stage')]
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    ...(stage ? { stage } : {}),
  };
}

async function taskOf(row: SheetRow, report: ItemReport): Promise<QuestionDraft> {
  const { analysis, difficulty, tags, stage } = extrasOf(row, report);
  if (row.cell('stem') === '') throw new Refusal('stem-missing');
  const [title = '', ...lines] = row.cell('stem').split('\n');
  const rest = lines.some((line) => line.trim() !== '') ? lines : [title];
  const limits = limitsOf({ timeMs: null, memoryKiB: null }, report);
  const text = asMarkdown(rest, row.words).trim();
  const task = await programmingDraft({ title, stem: text, analysis, limits, cases: [], difficulty, tags }, report);
  return { ...task, ...(stage ? { stage } : {}) };
}

/** The judgement that a key states; `A` counts as 对 and `B` as 错. */
function judgementIn(answer: string): boolean | null {
  return judgementOf(answer) ?? (/^[AB]$/i.test(answer) ? /^a$/i.test(answer) : null);
}

async function questionOf(row: SheetRow, report: ItemReport): Promise<QuestionDraft> {
  const [type, answer, options] = [row.cell('type'), row.cell('answer'), row.options];
  if (/编程|程序设计/.test(type)) return taskOf(row, report);
  const extras = extrasOf(row, report);
  if (/问答|简答|论述|连线|匹配|排序|作文/.test(type)) throw new Refusal('unsupported-type', type);
  const isFill =
    /填空/.test(type) ||
    (type === '' && options.length === 0 && judgementOf(answer) === null && lettersOf(answer) === null);
  if (isFill) {
    const blanks = blanksIn(answer, row.cell('stem'), report);
    return objectiveDraft({ ...extras, blanks, ...ruleIn(row.cell('blankRule')) }, report);
  }
  const isJudged = /判断|是非/.test(type) || (options.length === 0 && judgementOf(answer) !== null);
  if (isJudged) {
    const inStem = row.words.isMarkdown ? { stem: '', key: '' } : keyInStem(row.cell('stem'), true);
    const judgement = judgementIn(answer === '' ? inStem.key : answer);
    if (judgement === null && answer !== '') report.note('answer-invalid', answer);
    if (answer !== '' && inStem.key !== '' && judgementIn(inStem.key) !== judgement) report.note('answer-conflict');
    const stem = inStem.key === '' ? {} : { stem: asMarkdown(inStem.stem.split('\n'), row.words) };
    const key = judgement === null ? answer : judgement ? 'T' : 'F';
    return objectiveDraft({ ...extras, ...stem, letters: report.has('answer-conflict') ? '' : key }, report);
  }
  if (options.length === 0) throw new Refusal('question-broken', '没有选项');
  const inStem = row.words.isMarkdown ? { stem: '', key: '' } : keyInStem(row.cell('stem'), false);
  const isPair = options.length === 2 && judgementOf(answer) !== null && lettersOf(answer) === null;
  const placed = isPair ? answer : placedLetters(answer || inStem.key, options);
  if (placed === null && answer !== '') report.note('answer-invalid', answer);
  if (inStem.key !== '' && answer !== '' && placedLetters(inStem.key, options) !== placed)
    report.note('answer-conflict');
  return objectiveDraft(
    {
      ...extras,
      ...(inStem.key === '' ? {} : { stem: asMarkdown(inStem.stem.split('\n'), row.words) }),
      options: options.map(({ text }) => text),
      letters: report.has('answer-conflict') ? '' : (placed ?? ''),
      several: /多选|不定项/.test(type),
    },
    report,
  );
}

function partOf(row: SheetRow, place: number, report: ItemReport): PartSource {
  const answer = row.cell('answer');
  const where = `第 ${place + 1} 小题`;
  const points = numberOf(row.cell('points').replace(/分$/, ''));
  const isJudged = row.options.length === 0;
  const judgement = judgementIn(answer);
  const judged = judgement === null ? '' : judgement ? TRUE_OPTION : FALSE_OPTION;
  const right = isJudged ? judged : (placedLetters(answer, row.options) ?? '');
  if (!isJudged && isOutOfOrder(row)) report.note('option-gap', where);
  if (answer === '') report.note('answer-missing', where);
  else if (isJudged ? right === '' : right.length !== 1) report.note('answer-invalid', where);
  return {
    id: `p${place + 1}`,
    stem: row.markdown('stem'),
    options: isJudged
      ? JUDGEMENT.map((one) => ({ ...one }))
      : row.options.map(({ text }, at) => ({ id: letterOf(at), text })),
    answer: isJudged || right.length === 1 ? right : '',
    ...(points === null ? {} : { points: Math.round(points * POINT) }),
  };
}

/** Drafts the rows of one 组号: first the program, then the questions about it. */
function groupOf([head, ...asked]: readonly SheetRow[], report: ItemReport): QuestionDraft {
  if (!head || asked.length === 0) throw new Refusal('question-broken', '组号下面没有小题');
  const { stem: markdown, tags, ...extras } = extrasOf(head, report);
  const stem = head.cell('stem');
  if (stem === '') throw new Refusal('stem-missing');
  const type = /完善|补全/.test(head.cell('type')) ? COMPLETION : READING;
  report.type = type;
  const isCode = !stem.includes('```') && /[{;]|\n/.test(stem);
  return {
    ...extras,
    type,
    title: report.title ?? '',
    stem: isCode ? fenced(stem, 'cpp') : markdown,
    tags: [...new Set(tags)].slice(0, IMPORT_LIMITS.tags),
    points: null,
    images: [],
    parts: asked.map((row, place) => partOf(row, place, report)),
  };
}

/** Fields whose cells are often merged over several questions. */
const MERGEABLE = ['type', 'stage', 'difficulty', 'tags', 'source', 'group', 'points', 'format'] as const;

/**
 * The questions of a table: one per row below its header, or one per 组号. Cells are text, even if they begin with `=`.
 */
export function sheetQuestions(given: readonly (readonly string[])[], merges: readonly Merge[] = []): ItemSource[] {
  const head = sheetHead(given);
  if (!head) throw new Refusal('nothing-found', '前 10 行里没有表头');
  const rows = filledDown(given, merges, {
    head: head.row,
    columns: new Set(MERGEABLE.flatMap((field) => head.columns.get(field) ?? [])),
  });
  const rowOf = (cells: readonly string[]): SheetRow => {
    const cell = (field: SheetField): string => (cells[head.columns.get(field) ?? -1] ?? '').trim();
    const words = wordsOf(cell('format'));
    const given = head.options.map(({ letter, column }) => ({
      letter,
      text: (cells[column] ?? '').trim(),
      isTicked: false,
    }));
    const filled = withoutLabels(given.filter(({ text }) => text !== ''));
    const markdown = (text: string): string => asMarkdown(text.split('\n'), words);
    const options = inLetterOrder(filled.length > 0 ? filled : optionsIn(cell('options')));
    return {
      cell,
      markdown: (field) => markdown(cell(field)),
      options: options.map((option) => ({ ...option, text: markdown(option.text) })),
      words,
    };
  };
  const asked = rows.slice(head.row + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const units = new Map<string, SheetRow[]>();
  for (const [at, row] of asked.map(rowOf).entries()) {
    const group = row.cell('group');
    const unit = group === '' ? `row ${at}` : `group ${group}`;
    units.set(unit, [...(units.get(unit) ?? []), row]);
  }
  return [...units].map(([unit, members], at) => ({
    key: String(at + 1),
    async read(report) {
      const [row] = members;
      if (unit.startsWith('group ')) return groupOf(members, report);
      if (!row) throw new Refusal('nothing-found');
      return questionOf(row, report);
    },
  }));
}

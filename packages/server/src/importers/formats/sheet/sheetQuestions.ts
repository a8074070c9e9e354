import type { Difficulty } from '@aosai/api/domain/difficulty';
import type { QuestionDraft } from '../../draft.ts';
import type { ItemSource } from '../../format.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf, letterOf, lettersOf, objectiveDraft } from '../../objective.ts';
import { programmingDraft } from '../../programming.ts';
import { limitsOf } from '../../readLimits.ts';
import { numberOf } from '../../text/manifest.ts';

const HEADERS: Readonly<Record<string, string>> = {
  题型: 'type',
  题目类型: 'type',
  类型: 'type',
  题干: 'stem',
  题目: 'stem',
  题目内容: 'stem',
  试题: 'stem',
  选项: 'options',
  答案: 'answer',
  正确答案: 'answer',
  参考答案: 'answer',
  解析: 'analysis',
  答案解析: 'analysis',
  试题解析: 'analysis',
  分值: 'points',
  分数: 'points',
  难度: 'difficulty',
  知识点: 'tags',
  标签: 'tags',
};
const HEAD_ROWS = 10;

/** Which column is what, and in which row that stands. */
interface SheetHead {
  row: number;
  columns: ReadonlyMap<string, number>;
  /** Columns 选项A to 选项J by their letters. */
  options: { letter: string; column: number }[];
}

/** A line without what stands in brackets. */
function withoutNotes(line: string): string {
  let [kept, from] = ['', 0];
  for (;;) {
    const open = line.indexOf('(', from);
    const close = open === -1 ? -1 : line.indexOf(')', open);
    if (close === -1) return kept + line.slice(from);
    kept += line.slice(from, open);
    from = close + 1;
  }
}

const plainHeader = (cell: string): string =>
  cell.normalize('NFKC').split('\n').map(withoutNotes).join('').replaceAll(/[\s*]/g, '').toUpperCase();

export function sheetHead(rows: readonly (readonly string[])[]): SheetHead | null {
  for (const [row, cells] of rows.slice(0, HEAD_ROWS).entries()) {
    const columns = new Map<string, number>();
    const options: SheetHead['options'] = [];
    cells.forEach((cell, column) => {
      const name = plainHeader(cell);
      const letter = /^(?:选项|答案选项)?([A-J])$/.exec(name)?.[1];
      const field = HEADERS[name];
      if (letter !== undefined) options.push({ letter, column });
      else if (field !== undefined && !columns.has(field)) columns.set(field, column);
    });
    if (columns.has('stem') && (columns.has('answer') || columns.has('type'))) return { row, columns, options };
  }
  return null;
}

/** Parted at each semicolon that the label of an option follows. */
function atLabels(cell: string): string[] {
  const parts: string[][] = [[]];
  for (const piece of cell.split(/(?=[;；])/)) {
    const isNext = /^[;；]/.test(piece) && /^[A-J][.、．:：)）]/.test(piece.slice(1).trimStart());
    if (isNext) parts.push([piece.slice(1)]);
    else parts.at(-1)?.push(piece);
  }
  return parts.map((pieces) => pieces.join(''));
}

/** `A.x` by line, or parted by semicolons. */
function optionsIn(cell: string): string[] {
  const parts = cell.includes('\n') ? cell.split('\n') : atLabels(cell);
  const texts = parts.length === 1 ? cell.split(/[;；]/) : parts;
  return texts
    .map((text) => text.replace(/^\s*[(（]?[A-Ja-j][.、．:：)）]\s*/, '').trim())
    .filter((text) => text !== '');
}

/** Blanks by `|`, or by `；` where there are as many gaps; alternatives by `/`, or by `；` otherwise. */
function blanksIn(answer: string, stem: string): string[][] {
  const gaps = stem.match(/_{2,}|[（(]\s*[）)]/g)?.length ?? 0;
  const bySemicolon = answer.split(/[;；]/);
  const blanks = answer.includes('|')
    ? answer.split('|')
    : gaps > 1 && bySemicolon.length === gaps
      ? bySemicolon
      : [answer];
  const isAlternative = blanks.length === 1 || answer.includes('|') ? /[/;；]/ : /\//;
  return blanks.map((blank) =>
    blank
      .split(isAlternative)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
}

export function difficultyOf(text: string): Difficulty {
  if (/极难|很难/.test(text)) return 'veryHard';
  if (/难/.test(text) && !/[易中]/.test(text)) return 'hard';
  return /易|简单|容易|基础|入门/.test(text) ? 'easy' : 'medium';
}

function questionOf(cell: (name: string) => string, options: string[], report: ItemReport): Promise<QuestionDraft> {
  const [type, stem, answer] = [cell('type'), cell('stem'), cell('answer')];
  report.title = stem.slice(0, 60) || null;
  const tags = cell('tags').split(/[,，、;；|]/);
  const difficulty = difficultyOf(cell('difficulty'));
  const extras = {
    stem,
    analysis: cell('analysis'),
    points: numberOf(cell('points').replace(/分$/, '')),
    difficulty,
    tags,
  };
  if (/编程|程序设计/.test(type)) {
    if (stem === '') throw new Refusal('stem-missing');
    const [title = '', ...rest] = stem.split('\n');
    const limits = limitsOf({ timeMs: null, memoryKiB: null }, report);
    const text = rest.join('\n').trim() || stem;
    return programmingDraft(
      { title, stem: text, analysis: extras.analysis, limits, cases: [], difficulty, tags },
      report,
    );
  }
  if (/问答|简答|论述|连线|匹配|排序|作文/.test(type)) throw new Refusal('unsupported-type', type);
  const isFill =
    /填空/.test(type) ||
    (type === '' && options.length === 0 && judgementOf(answer) === null && lettersOf(answer) === null);
  if (isFill) return Promise.resolve(objectiveDraft({ ...extras, blanks: blanksIn(answer, stem) }, report));
  const isJudged = /判断|是非/.test(type) || (options.length === 0 && judgementOf(answer) !== null);
  if (isJudged) {
    const judgement = judgementOf(answer) ?? (/^[AB]$/i.test(answer) ? /^a$/i.test(answer) : null);
    if (judgement === null && answer !== '') report.note('answer-invalid', answer);
    return Promise.resolve(
      objectiveDraft(
        { ...extras, letters: answer === '' ? '' : judgement === null ? answer : judgement ? 'T' : 'F' },
        report,
      ),
    );
  }
  if (options.length === 0) throw new Refusal('question-broken', '没有选项');
  return Promise.resolve(
    objectiveDraft({ ...extras, options, letters: answer, several: /多选|不定项/.test(type) }, report),
  );
}

/** The questions of a table, one a row below its header. Cells are text, whatever they begin with. */
export function sheetQuestions(rows: readonly (readonly string[])[]): ItemSource[] {
  const head = sheetHead(rows);
  if (!head) throw new Refusal('nothing-found', '前 10 行里没有表头');
  const asked = rows.slice(head.row + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return asked.map((cells, at) => ({
    key: String(at + 1),
    async read(report) {
      const cell = (name: string): string => (cells[head.columns.get(name) ?? -1] ?? '').trim();
      const given = head.options.map(({ letter, column }) => ({ letter, text: (cells[column] ?? '').trim() }));
      const filled = given.filter(({ text }) => text !== '');
      if (filled.some(({ letter }, place) => letter !== letterOf(place))) report.note('option-gap');
      const options = filled.length > 0 ? filled.map(({ text }) => text) : optionsIn(cell('options'));
      return questionOf(cell, options, report);
    },
  }));
}

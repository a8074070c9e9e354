import { FILL, MULTIPLE, type QuestionType, TRUE_FALSE } from '@aosai/api/domain/questions/kinds';
import type { QuestionDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf, letterOf, objectiveDraft } from '../../objective.ts';
import { blanksIn } from '../sheet/blanks.ts';
import { difficultyOf } from '../sheet/sheetQuestions.ts';
import { countingNumber } from './countingNumber.ts';
import { keysInLine, keysInTable, type ListedKey } from './keyLists.ts';
import { groupDraft, groupsIn } from './paperGroups.ts';
import { isGroup, paperLine } from './paperLines.ts';
import { beginsTask, taskDraft } from './paperTask.ts';

/** A paper as it was read: lines of Markdown, and tables by their cells. */
export type PaperBlock = string | { rows: string[][] };

/** The key of a question that stands in another file; `*`: any answer is right. */
export interface AskedKey {
  answer: string;
  points: number | null;
}

interface PaperKeys {
  /** By number; a key beside its question counts first. */
  keys: ReadonlyMap<number, AskedKey>;
  /** What a question without options and without section is, unless it is a judgement. */
  otherwise: QuestionType | null;
}

const NO_KEYS: PaperKeys = { keys: new Map(), otherwise: null };

interface Asked {
  no: number;
  type: QuestionType | null;
  points: number | null;
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string;
  analysis: string[];
  tags: string;
  difficulty: string;
  isGap: boolean;
}

const MOST_JUMP = 3;
const OWN_POINTS = /[（(]\s*([\d.]+)\s*分\s*[）)]/;
/** The key within the stem: brackets with nothing but a key in them. */
const KEY_IN_STEM = /[（(][\s\u3000]*([A-J]{1,10}|√|×|✓|✗|对|错|正确|错误)[\s\u3000]*[）)]/g;

/** Reads line by line; what is found belongs to the question that was begun last. */
class PaperReader {
  readonly asked: Asked[] = [];
  /** Lines of sections about programs, and of tasks: each is read as a whole. */
  readonly passages: { after: number; kind: 'groups' | 'task'; type: QuestionType | null; lines: string[] }[] = [];
  readonly keys: (ListedKey & { type: QuestionType | null })[] = [];
  #type: QuestionType | null = null;
  #points: number | null = null;
  #isKey = false;
  #last = 0;
  #passage = false;
  /** 答案： stood alone on its line: its key, or a list of all keys, is on the next. */
  #awaitsKey = false;
  #field: 'stem' | 'analysis' = 'stem';

  #open(no: number, text: string): void {
    this.asked.push({
      no,
      type: this.#type,
      points: this.#points,
      stem: text === '' ? [] : [text],
      options: [],
      answer: '',
      analysis: [],
      tags: '',
      difficulty: '',
      isGap: this.#last > 0 && no > this.#last + 1,
    });
    this.#last = no;
    this.#field = 'stem';
  }

  /** The next number begins a question, also after a small gap, or 1 again where a section has begun. */
  #isNext(no: number): boolean {
    if (no === this.#last + 1) return true;
    return no > this.#last && no <= this.#last + MOST_JUMP && (this.asked.at(-1)?.options.length ?? 1) > 0;
  }

  table(rows: string[][]): void {
    const keys = keysInTable(rows);
    this.keys.push(...keys.map((key) => ({ ...key, type: this.#type })));
    if (keys.length > 0) return;
    for (const row of rows) this.line(row.filter((cell) => cell !== '').join('  '));
  }

  line(text: string): void {
    if (text.trim() === '') return;
    const line = paperLine(text);
    const current = this.asked.at(-1);
    if (!this.#isKey && beginsTask(text)) {
      this.passages.push({ after: this.asked.length, kind: 'task', type: null, lines: [text] });
      this.#passage = true;
      return;
    }
    if (line.kind === 'section') {
      this.#type = line.type ?? (line.isKey ? null : this.#type);
      this.#points = line.points ?? (line.type === null ? this.#points : null);
      this.#isKey ||= line.isKey && this.asked.length + this.passages.length > 0;
      this.#passage = !this.#isKey && isGroup(this.#type);
      if (this.#passage) this.passages.push({ after: this.asked.length, kind: 'groups', type: this.#type, lines: [] });
      if (!this.#isKey) this.#last = 0;
      return;
    }
    if (this.#awaitsKey && line.kind !== 'answer') {
      this.#awaitsKey = false;
      this.#isKey ||= keysInLine(text).length > 1;
      if (!this.#isKey && current && text.trim().length <= 10) {
        current.answer ||= text.trim();
        return;
      }
    }
    if (this.#isKey) {
      this.keys.push(
        ...keysInLine(line.kind === 'answer' ? line.text : text).map((key) => ({ ...key, type: this.#type })),
      );
      return;
    }
    if (this.#passage) {
      this.passages.at(-1)?.lines.push(text);
      return;
    }
    if (line.kind === 'question' && this.#isNext(line.no)) {
      this.#open(line.no, line.text);
      return;
    }
    if (!current) return;
    switch (line.kind) {
      case 'options':
        current.options.push(...line.options);
        this.#field = 'stem';
        return;
      case 'answer': {
        this.#awaitsKey = line.text === '';
        const keys = keysInLine(line.text);
        if (keys.length > 1) this.keys.push(...keys.map((key) => ({ ...key, type: null })));
        else current.answer ||= line.text;
        return;
      }
      case 'analysis':
        this.#field = 'analysis';
        current.analysis.push(line.text);
        return;
      case 'tags':
        current.tags = line.text;
        return;
      case 'difficulty':
        current.difficulty = line.text;
        return;
      case 'question':
      case 'text': {
        const last = current.options.at(-1);
        if (this.#field === 'analysis') current.analysis.push(text);
        else if (last) last.text = `${last.text}\n${text.trim()}`.trim();
        else current.stem.push(text);
        return;
      }
      default:
        line satisfies never;
    }
  }
}

/** The last key in brackets, and the stem with the brackets empty. */
function keyInStem(stem: string): { stem: string; key: string } {
  const found = [...stem.matchAll(KEY_IN_STEM)].at(-1);
  if (!found) return { stem, key: '' };
  const end = found.index + found[0].length;
  return { stem: `${stem.slice(0, found.index)}（ ）${stem.slice(end)}`, key: found[1] ?? '' };
}

/** Counting numbers before each line of code are no part of it. */
const withoutCounting = (lines: readonly string[]): string[] => {
  const counted = lines.filter((line, at) => countingNumber(line) === String(at + 1)).length;
  return lines.length > 2 && counted === lines.length
    ? lines.map((line) => line.replace(/^\s*\d+\s?/, ''))
    : [...lines];
};

function draftOf(given: Asked, { answer: listed, points }: AskedKey, report: ItemReport) {
  const asked = { ...given, points: points ?? given.points };
  if (asked.isGap) report.note('number-gap', String(asked.no));
  const [head = '', ...rest] = asked.stem;
  const own = OWN_POINTS.exec(head)?.[1];
  const whole = [head.replace(OWN_POINTS, '').trim(), ...withoutCounting(rest)].join('\n').trim();
  const isChoice = asked.options.length > 0;
  const isJudged = asked.type === TRUE_FALSE;
  const inStem =
    asked.answer === '' && listed === '' && (isChoice || isJudged) ? keyInStem(whole) : { stem: whole, key: '' };
  const answer = asked.answer || listed || inStem.key;
  if (asked.options.some(({ letter }, at) => letter !== letterOf(at))) report.note('option-gap', String(asked.no));
  const extras = {
    stem: inStem.stem,
    analysis: asked.analysis.join('\n').trim(),
    points: own === undefined ? asked.points : Number(own),
    tags: asked.tags.split(/[,，、;；]/),
    ...(asked.difficulty === '' ? {} : { difficulty: difficultyOf(asked.difficulty) }),
  };
  if (isChoice)
    return objectiveDraft(
      { ...extras, options: asked.options.map(({ text }) => text), letters: answer, several: asked.type === MULTIPLE },
      report,
    );
  if (isJudged || (asked.type !== FILL && judgementOf(answer) !== null))
    return objectiveDraft({ ...extras, letters: answer }, report);
  if (asked.type !== FILL && !/_{2,}/.test(whole)) throw new Refusal('unsupported-type', String(asked.no));
  const isOurs = answer.includes('||') || answer.includes(';;');
  const blanks = isOurs
    ? blanksIn(answer, whole)
    : answer.split('|').map((blank) =>
        blank
          .split(/[/；;]/)
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      );
  return objectiveDraft({ ...extras, blanks }, report);
}

/** Before the question that came after it. */
const BETWEEN = 0.5;

interface Read {
  after: number;
  /** Null in a passage. */
  no: number | null;
  read(report: ItemReport): QuestionDraft | Promise<QuestionDraft>;
}

/** The questions of a paper as schools write them: numbered, in sections, with keys beside them or in a list. */
export function paperQuestions(blocks: readonly PaperBlock[], { keys, otherwise }: PaperKeys = NO_KEYS) {
  const reader = new PaperReader();
  for (const block of blocks) {
    if (typeof block === 'string') reader.line(block);
    else reader.table(block.rows);
  }
  const keyOf = ({ no, type }: Asked): AskedKey => {
    const known = keys.get(no);
    if (known) return { ...known, answer: known.answer === '*' ? '' : known.answer };
    const listed =
      reader.keys.find((key) => key.no === no && key.type !== null && key.type === type) ??
      reader.keys.find((key) => key.no === no && key.type === null);
    return { answer: listed?.answer ?? '', points: null };
  };
  const groupKey = (type: QuestionType | null) => (no: number) =>
    (reader.keys.find((key) => key.no === no && key.type === type) ?? reader.keys.find((key) => key.no === no))
      ?.answer ?? '';
  const reads: Read[] = [
    ...reader.asked.map((asked, at): Read => ({
      after: at,
      no: asked.no,
      read: (report) => {
        const key = keyOf(asked);
        const type = asked.type ?? (judgementOf(key.answer) === null ? otherwise : null);
        return draftOf({ ...asked, type }, key, report);
      },
    })),
    ...reader.passages.flatMap(({ after, kind, type, lines }): Read[] => {
      const place = after - BETWEEN;
      if (kind === 'task') return [{ after: place, no: null, read: (report) => taskDraft(lines, report) }];
      return groupsIn(type, lines).map((group) => ({
        after: place,
        no: null,
        read: (report) => groupDraft(group, groupKey(type), report),
      }));
    }),
  ];
  return reads
    .toSorted((a, b) => a.after - b.after)
    .map(({ no, read }, at) => ({ key: String(at + 1), no, read: async (report: ItemReport) => read(report) }));
}

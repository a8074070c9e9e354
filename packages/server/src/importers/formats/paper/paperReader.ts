import { PROGRAMMING, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { isKeyList, isKeyWord, keysInLine, raised } from './keyLists.ts';
import { bySections } from './keySections.ts';
import { keysInTable, keyTableAt } from './keyTables.ts';
import { codeInTable } from './paperCode.ts';
import { isRowOfAll, rowSection } from './paperKeys.ts';
import { isKeyOfKind, PaperKeyPart } from './paperKeyPart.ts';
import { isGroup, paperLine, type SectionLine } from './paperLines.ts';
import { optionsBehind } from './paperOptions.ts';
import {
  type ApartKey,
  type Asked,
  type KeyRow,
  NO_SECTION,
  type PaperBlock,
  type Passage,
  type Section,
} from './paperParts.ts';
import { beginsTask } from './paperTask.ts';
import { fenceEnd, type PaperWords } from './paperWords.ts';
import { pointsIn, saysPoints } from './sectionPoints.ts';

/** How many lines are searched for a sign that something is asked. */
const LOOK_AHEAD = 40;
const GAP =
  /(?:^|\W)[（(]\s*[）)]|(?:^|\W)_{2,}(?:\W|$)|[（(]\s*(?:[A-J]{1,10}|[√×✓✗对错TF]|正确|错误)\s*[）)]\s*(?:[。.?？]\s*)?$/;

/** Whether a numbered line asks something: options, a key or a gap must follow, or a gap be in it. */
function isAsked(lines: readonly string[], at: number): boolean {
  if (GAP.test(lines[at] ?? '')) return true;
  for (let next = at + 1; next < Math.min(lines.length, at + LOOK_AHEAD); next += 1) {
    const text = lines[next] ?? '';
    if (text.trim() === '') continue;
    const line = paperLine(text);
    if (line.kind === 'options' || line.kind === 'answer') return true;
    if (line.kind === 'section' || (line.kind === 'question' && !line.isWeak)) return false;
    if (GAP.test(text)) return true;
  }
  return false;
}

/** Whether a question is complete, so that another may begin: it has options, an answer or a gap. */
function isWhole(current: Asked | undefined): boolean {
  if (!current) return true;
  return current.options.length > 1 || current.answer !== '' || GAP.test(current.stem.join('\n'));
}

const KEY_MARK =
  /(?<bracket>[【[]\s*(?:参考|正确|标准)?答案\s*[】\]]\s*[:：]?)|[（(]?\s{0,9}(?:参考|正确|标准)?答案\s*[:：]/g;
const OTHER_MARK =
  /[【[]\s*(?:(?:答案|试题|题目)?(?:解析|详解)|分析|(?:考纲)?(?:知识点|考点)|难度)\s*[】\]]\s*[:：]?|(?<=[\s。；;）)A-J])(?:(?:答案|试题)?解析|知识点|考点|难度)\s*[:：]/g;

/** Splits a line before each key, analysis or other field that begins in its middle. */
function atFields(line: string): string[] {
  if (line.length > 2000 || !/答案|解析|详解|分析|考点|知识点|难度/.test(line) || isKeyOfKind(line)) return [line];
  const others = [...line.matchAll(OTHER_MARK)].map(({ index }) => index);
  const keys = [...line.matchAll(KEY_MARK)].flatMap((mark) => {
    const end = mark.index + mark[0].length;
    const rest = line
      .slice(
        end,
        others.find((at) => at >= end),
      )
      .replace(/[）)]\s*$/, '');
    const isApart = /[\s。？！；;?!]$/.test(line.slice(0, mark.index)) || /^\s|^[（(]/.test(mark[0]);
    return mark.groups?.['bracket'] !== undefined || isApart || isKeyWord(rest) ? [mark.index] : [];
  });
  const cuts = [...new Set([...keys, ...others])].toSorted((a, b) => a - b).filter((at) => at > 0);
  return [0, ...cuts].map((at, place) => line.slice(at, cuts[place])).filter((piece) => piece.trim() !== '');
}

const SHORT_KEY = 40;

/** Reads a paper line by line; a line belongs to the question that was begun last. */
export class PaperReader {
  readonly asked: Asked[] = [];
  readonly passages: Passage[] = [];
  readonly #keyPart = new PaperKeyPart(this.asked);
  readonly #words: PaperWords;
  #section: Section = NO_SECTION;
  #isKey = false;
  #last = 0;
  #isNew = true;
  #passage = false;
  /** The last line was 答案： without a key: the next holds the key, or the list of all keys. */
  #awaitsKey = false;
  #field: 'stem' | 'analysis' = 'stem';
  /** The last number of a list inside a question. */
  #inner = 0;

  constructor(words: PaperWords) {
    this.#words = words;
  }

  get keys(): readonly ApartKey[] {
    return this.#keyPart.keys;
  }

  get keyRows(): readonly KeyRow[] {
    return this.#keyPart.rows;
  }

  read(blocks: readonly PaperBlock[]): void {
    const lines = blocks.flatMap((one): PaperBlock[] =>
      typeof one === 'string' && !this.#words.isMarkdown ? atFields(one) : [one],
    );
    const texts = lines.map((block) => (typeof block === 'string' ? block.replaceAll(/[\u200b\ufeff]/g, '') : ''));
    for (let at = 0; at < lines.length; at += 1) {
      const block = lines[at];
      if (block === undefined) continue;
      if (typeof block !== 'string') {
        this.#table(block.rows);
        continue;
      }
      const code = this.#words.isMarkdown ? -1 : fenceEnd(texts, at);
      const table = this.#words.isMarkdown ? null : keyTableAt(texts, at);
      if (code !== -1) {
        for (const line of texts.slice(at, code + 1)) this.#plain(line);
        at = code;
      } else if (table) {
        this.#table(table.rows);
        at += table.length - 1;
      } else this.#line(texts, at);
    }
  }

  #open(no: number, text: string): void {
    const { stem, options } = optionsBehind(text);
    this.asked.push({
      no,
      section: this.#section,
      stem: stem === '' ? [] : [stem],
      options,
      answer: '',
      analysis: [],
      tags: '',
      difficulty: '',
      isGap: this.#last > 0 && !this.#isNew && no !== this.#last + 1,
    });
    this.#last = no;
    this.#isNew = false;
    this.#field = 'stem';
    this.#inner = 0;
  }

  /** Whether a numbered line begins a question; otherwise it belongs to the current one, like an item of a list. */
  #isNext({ no, isWeak }: { no: number; isWeak: boolean }, lines: readonly string[], at: number): boolean {
    const current = this.asked.at(-1);
    const isFirst = this.#isNew || !current;
    const asks = isAsked(lines, at);
    if (isWeak)
      return asks && (isFirst ? no === 1 || no === this.#last + 1 : no === this.#last + 1) && isWhole(current);
    if (isFirst) return true;
    const isInside = this.#field === 'stem' ? current.options.length === 0 : !asks;
    if (this.#inner > 0 && no === this.#inner + 1 && isInside && this.#section.type !== TRUE_FALSE) return false;
    if (no === this.#last + 1) return this.#field === 'stem' || asks || this.#section.type !== null;
    return isWhole(current) && (no > this.#last ? this.#field === 'stem' || asks : asks);
  }

  #table(rows: readonly string[][]): void {
    const keys = keysInTable(rows);
    this.#keyPart.addTable(keys, this.#isKey ? null : this.#section);
    if (keys.length > 0) return;
    const code = this.#words.isMarkdown ? null : codeInTable(rows);
    if (code) {
      for (const line of ['```', ...code, '```']) this.#plain(line);
      return;
    }
    for (const row of rows) {
      const cells = row.filter((cell) => cell !== '');
      const isLong = cells.some((cell) => cell.includes('\n'));
      const lines = isLong ? cells.flatMap((cell) => cell.split('\n')) : [cells.join('  ')];
      lines.forEach((_, at) => this.#line(lines, at));
    }
  }

  /** Adds a line as content, even if it looks like a heading or a number. */
  #plain(text: string): void {
    const current = this.asked.at(-1);
    if (this.#passage) this.passages.at(-1)?.lines.push(text);
    else if (this.#isKey) this.keys.at(-1)?.analysis?.push(text);
    else if (!current) return;
    else if (this.#field === 'analysis') current.analysis.push(text);
    else if (current.options.length > 0) this.#continueOption(current, text);
    else current.stem.push(text);
  }

  #continueOption({ options }: Asked, text: string): void {
    const last = options.at(-1);
    if (last) last.text = `${last.text}\n${text.trimEnd()}`.replace(/^\n/, '');
  }

  #beginPassage(kind: Passage['kind'], lines: string[]): void {
    this.passages.push({ after: this.asked.length, kind, section: this.#section, lines });
    this.#passage = true;
  }

  #begin(line: SectionLine): void {
    const isKey = line.isKey && this.asked.length + this.passages.length > 0;
    const section = { title: line.text, type: line.type, numeral: line.numeral, points: line.points };
    if (this.#isKey || isKey) {
      this.#isKey = true;
      this.#keyPart.begin(line, section);
      return;
    }
    // A heading that names no type, such as `第一部分`, keeps the type of the heading above.
    this.#section = {
      ...section,
      type: line.type ?? (line.isKey ? null : this.#section.type),
      points: saysPoints(line.points) || line.type !== null ? line.points : this.#section.points,
    };
    this.#passage = false;
    if (isGroup(this.#section.type)) this.#beginPassage('groups', []);
    this.#isNew = true;
    this.#field = 'stem';
  }

  #line(lines: readonly string[], at: number): void {
    const text = lines[at] ?? '';
    if (text.trim() === '') return;
    const pieces = this.#isKey ? bySections(text) : [];
    if (pieces.length > 1) return pieces.forEach((piece) => this.#line([piece], 0));
    const line = paperLine(text);
    if (line.kind === 'page') return;
    if (!this.#isKey && this.asked.length > 0 && isKeyOfKind(text)) {
      this.#keyPart.line(text);
      return;
    }
    if (!this.#isKey && beginsTask(text)) {
      this.#beginPassage('task', [text]);
      return;
    }
    const isParts = this.#passage && this.passages.at(-1)?.kind === 'groups';
    if (line.kind === 'section' && !(line.isBare && isParts)) {
      this.#begin(line);
      return;
    }
    if (this.#isNew && !this.#isKey && /^\s*[（(].*分/.test(text) && saysPoints(pointsIn(text))) {
      this.#section = { ...this.#section, points: pointsIn(text) };
      return;
    }
    if (this.#awaitsKey && line.kind !== 'answer') {
      this.#awaitsKey = false;
      if (!this.#passage && this.#takesAwaited(text, line.kind)) return;
    }
    if (this.#isKey) {
      this.#keyPart.line(text);
      return;
    }
    if (!this.#passage && isKeyList(text)) {
      this.#keyPart.addBetween(keysInLine(text), this.#section);
      return;
    }
    if (this.#passage) {
      if (this.#section.type === PROGRAMMING && line.kind === 'question' && this.#isNextTask(line.no))
        this.#beginTask(line.no, line.text);
      else this.passages.at(-1)?.lines.push(text);
      return;
    }
    this.#content(line, lines, at);
  }

  #content(line: Exclude<ReturnType<typeof paperLine>, { kind: 'page' }>, lines: readonly string[], at: number): void {
    const text = lines[at] ?? '';
    const current = this.asked.at(-1);
    switch (line.kind) {
      case 'question':
        if (isKeyWord(line.text) && this.asked.some(({ no }) => no === line.no) && line.no <= this.#last)
          this.#keyPart.addBetween([{ no: line.no, answer: line.text.trim() }], this.#section);
        else if (!this.#isNext(line, lines, at)) {
          this.#inner = line.no;
          this.#plain(text);
        } else if (this.#section.type === PROGRAMMING) this.#beginTask(line.no, line.text);
        else this.#open(line.no, line.text);
        return;
      case 'options':
        if (!current) return;
        if (this.#field === 'analysis' && current.options.length > 1) current.analysis.push(text);
        else {
          current.options.push(...line.options);
          this.#field = 'stem';
        }
        return;
      case 'answer':
        if (current) this.#answer(current, line.text);
        return;
      case 'analysis':
        this.#field = 'analysis';
        if (line.text !== '') current?.analysis.push(line.text);
        return;
      case 'tags':
      case 'difficulty':
        if (current) current[line.kind] = line.text;
        return;
      case 'section':
      case 'text':
        this.#plain(text);
        return;
      default:
        line satisfies never;
    }
  }

  #answer(current: Asked, text: string): void {
    this.#awaitsKey = text === '';
    if (bySections(text).length > 1) {
      this.#isKey = true;
      this.#line([text], 0);
      return;
    }
    const isChoice = current.options.length > 0 || current.section.type === TRUE_FALSE;
    const keys = keysInLine(isChoice ? raised(text) : text);
    if (keys.length > 1) this.#keyPart.addBetween(keys, this.#section);
    else if (isRowOfAll(text, current, this.asked))
      this.#keyPart.rows.push({ text, section: rowSection(text, this.#section, this.asked) });
    else current.answer ||= this.#words.plain(text);
  }

  /**
   * Takes the line after 答案： as the key of the question above, or recognises the start of the list of all keys. Returns
   * whether the line is used up.
   */
  #takesAwaited(text: string, kind: string): boolean {
    const current = this.asked.at(-1);
    if (keysInLine(text).length > 1) {
      this.#isKey = true;
      return false;
    }
    if (!current || kind === 'question' || kind === 'options' || text.trim().length > SHORT_KEY) return false;
    if (isRowOfAll(text, current, this.asked))
      this.#keyPart.rows.push({ text, section: rowSection(text, this.#section, this.asked) });
    else current.answer ||= this.#words.plain(text.trim());
    return true;
  }

  #isNextTask(no: number): boolean {
    const open = this.passages.at(-1);
    return no === this.#last + 1 && (open?.lines.some((line) => /样例|输出格式/.test(line)) ?? true);
  }

  #beginTask(no: number, text: string): void {
    this.#last = no;
    this.#isNew = false;
    this.#beginPassage('task', [`试题名称：${text}`]);
  }
}

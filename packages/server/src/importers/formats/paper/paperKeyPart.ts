import { answersIn, keysInLine } from './keyLists.ts';
import { isGroup, paperLine, type SectionLine, typeIn } from './paperLines.ts';
import { type ApartKey, type KeyRow, NO_SECTION, type Section } from './paperParts.ts';

const FREE_KEY = /(?:^|\s)[(（【[]?(\d{1,3})(?:[.．、:：)）\]】])\s*/g;

/** Whether a text is only keys, such as `CABDA` or `√×√`. */
const isKeyRow = (text: string): boolean => {
  const row = text.normalize('NFKC').replaceAll(/[\s,，、;；]/g, '');
  return row.length > 1 && answersIn(row, row.replaceAll(/正确|错误/g, '对').length) !== null;
};

/** Collects the keys at the end of a paper, with or without headings of their own. */
export class PaperKeyPart {
  readonly keys: ApartKey[] = [];
  readonly rows: KeyRow[] = [];
  /** The heading above the keys being read; null before the first one. */
  section: Section | null = null;
  /** A number that was alone on the previous line: this line is its key. */
  #keyNo: number | null = null;

  begin(line: SectionLine, section: Section): void {
    // A bare 判断题 below 阅读程序 heads parts of the program, not a new section.
    const isParts = line.isBare && isGroup(this.section?.type ?? null);
    if (!isParts) this.section = line.type === null && line.numeral === '' ? null : section;
    this.line(line.text, true);
  }

  /** Reads one line: keys by number, a row of keys, or an explanation of the last key. */
  line(given: string, isHeading = false): void {
    const text = given.trim();
    const line = paperLine(text);
    if (line.kind === 'analysis') {
      const last = this.keys.at(-1);
      if (last) last.analysis = [...(last.analysis ?? []), line.text].filter((one) => one !== '');
      return;
    }
    const [heading = '', kind = ''] = /^(.{0,12}题)(?:答案)?\s*[:：]\s*/.exec(text) ?? [];
    if (heading !== '' && !isHeading && typeIn(kind) !== null) this.section = { ...NO_SECTION, type: typeIn(kind) };
    const no = this.#keyNo;
    this.#keyNo = line.kind === 'question' && line.text === '' ? line.no : null;
    if (this.#keyNo !== null) return;
    if (no !== null && line.kind === 'answer') {
      this.#freeKeys(`${no}. ${line.text}`);
      this.keys.push(...keysInLine(`${no}. ${line.text}`).map((key) => ({ ...key, section: this.section })));
      return;
    }
    const said = (line.kind === 'answer' ? line.text : text).slice(line.kind === 'answer' ? 0 : heading.length);
    const keys = keysInLine(said);
    this.keys.push(...keys.map((key) => ({ ...key, section: this.section })));
    if (isHeading && keys.length === 0 && !isKeyRow(said)) return;
    if (keys.length === 0 && isKeyRow(said)) this.rows.push({ text: said, section: this.section });
    else if (keys.length < 2) {
      this.#freeKeys(said);
      const last = this.keys.at(-1);
      if (line.kind === 'text' && last?.analysis) last.analysis.push(text);
    }
  }

  /** Reads keys of gaps, which may be any text: `1. 3.14`, `1. a 2. b`. */
  #freeKeys(text: string): void {
    const marks = [...text.matchAll(FREE_KEY)];
    if (marks[0]?.index !== 0) return;
    this.keys.push(
      ...marks.flatMap((mark, at): ApartKey[] => {
        const answer = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
        return answer === '' ? [] : [{ no: Number(mark[1]), answer, section: this.section, isFree: true }];
      }),
    );
  }
}

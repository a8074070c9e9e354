import { FILL } from '@aosai/api/questions/kinds';
import { answersIn, isKeyWord, keysInLine, type ListedKey, raised } from './keyLists.ts';
import { sectionBetween, sectionWith } from './keySections.ts';
import { isGroup, paperLine, type SectionLine, typeIn } from './paperLines.ts';
import { type ApartKey, type Asked, type KeyRow, NO_SECTION, type Section } from './paperParts.ts';

const FREE_KEY = /(?:^|\s)[(（【[]?(\d{1,3})(?:[.．、:：)）\]】])\s*/g;

/** The kind of questions whose keys a line holds: `单选题：ABD`, `判断题答案：√×`. */
const KIND = /^(.{0,12}题|(?:单|多|选择|判断|填空)[选项择]{0,2})(?:的)?(?:参考)?(?:答案)?\s*[:：]\s*/;

/** A single key with text behind it on its line: `1. A 因为…`. */
const KEY_WITH_TEXT =
  /^\D{0,4}\d{1,3}[^\dA-J√×✓✗✔✘TF对错正]{0,12}(?:[A-J]{1,10}|正确|错误|[√×✓✗✔✘TF对错])\s{0,9}[)）】\]]?[\s,，;；。.、:：]{1,9}(?=\S)/;

const numbersOf = (keys: readonly ListedKey[]): number[] => keys.map(({ no }) => no);

/** Whether a text is only keys, such as `CABDA` or `√×√`. */
const isKeyRow = (text: string): boolean => {
  const row = text.normalize('NFKC').replaceAll(/[\s,，、;；]/g, '');
  return row.length > 1 && answersIn(row, row.replaceAll(/正确|错误/g, '对').length) !== null;
};

/** Whether a line gives the keys of one kind of questions by name. */
export function isKeyOfKind(given: string): boolean {
  const text = given.trim();
  const [heading = '', kind = ''] = KIND.exec(text) ?? [];
  const [said, type] = [text.slice(heading.length), typeIn(kind)];
  const isFree = type === FILL && said.search(FREE_KEY) === 0;
  return type !== null && (heading.includes('答案') || isFree || isKeyRow(said) || keysInLine(said).length > 1);
}

/** Collects the keys at the end of a paper, with or without headings of their own. */
export class PaperKeyPart {
  readonly keys: ApartKey[] = [];
  readonly rows: KeyRow[] = [];
  /** The heading above the keys being read; null before the first one. */
  section: Section | null = null;
  /** A number that was alone on the previous line: this line is its key. */
  #keyNo: number | null = null;
  readonly #asked: readonly Asked[];

  constructor(asked: readonly Asked[]) {
    this.#asked = asked;
  }

  /** @param line the line that holds the keys: what follows a single one explains it */
  #add(keys: readonly ListedKey[], section: Section | null, line = ''): void {
    const text = line.trim();
    const [key] = (keys.length === 1 ? KEY_WITH_TEXT.exec(text) : null) ?? [];
    const analysis = key === undefined ? {} : { analysis: [text.slice(key.length)] };
    this.keys.push(...keys.map((one) => ({ ...one, ...analysis, section })));
  }

  /** Stores keys found between questions of the current section. */
  addBetween(keys: readonly ListedKey[], current: Section): void {
    const paper = { asked: this.#asked, keys: this.keys };
    this.#add(keys, sectionBetween(numbersOf(keys), current, paper));
  }

  /**
   * Stores the keys of a table: in a section (`current`), or below the heading of keys (null). A table above the first
   * question of a section is about that section.
   */
  addTable(keys: readonly ListedKey[], current: Section | null): void {
    if (current === null) this.#add(keys, this.#sectionOf(keys));
    else if (current.type === null && current.numeral === '') this.#add(keys, null);
    else if (this.#asked.some(({ section }) => section === current)) this.addBetween(keys, current);
    else this.#add(keys, current);
  }

  /** The heading above the keys, or else the section whose questions have just their numbers. */
  #sectionOf(keys: readonly ListedKey[]): Section | null {
    const paper = { asked: this.#asked, keys: this.keys };
    return this.section ?? (keys.length > 1 ? sectionWith(numbersOf(keys), paper) : null);
  }

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
    const [beginning = '', kind = ''] = KIND.exec(text) ?? [];
    const heading = typeIn(kind) === null ? '' : beginning;
    if (heading !== '' && !isHeading) this.section = { ...NO_SECTION, type: typeIn(kind) };
    const no = this.#keyNo;
    this.#keyNo = line.kind === 'question' && line.text === '' ? line.no : /^\d{1,3}$/.test(text) ? Number(text) : null;
    if (this.#keyNo !== null) return;
    if (no !== null && isKeyWord(text)) {
      this.#add([{ no, answer: text }], this.section);
      return;
    }
    if (no !== null && line.kind === 'answer') {
      const numbered = `${no}. ${line.text}`;
      this.#freeKeys(numbered);
      this.#add(keysInLine(numbered), this.section, numbered);
      return;
    }
    const said = (line.kind === 'answer' ? line.text : text).slice(line.kind === 'answer' ? 0 : heading.length);
    const keys = keysInLine(raised(said));
    this.#add(keys, this.#sectionOf(keys), said);
    if (isHeading && keys.length === 0 && !isKeyRow(said)) {
      this.#freeKeys(said);
      return;
    }
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

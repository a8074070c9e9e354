import type { FileReader, ItemSource } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { letterOf, objectiveDraft } from '../objective.ts';
import { decodeText } from '../text/decodeText.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';

/** An ASCII sign before an ASCII word needs a blank after it, so that `s.size()` is not read as an option. */
const OPTION = /^[（(]?([A-Za-zＡ-Ｚａ-ｚ])(?:[．）、]\s*|[.)](?:\s+|(?=[^\u0020-\u007e])|$))/;
const ANSWER = /^ANSWER\s*[:：]/i;

const plainLetter = (letter: string): string => letter.normalize('NFKC').toUpperCase();

interface Block {
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string;
}

/** A question ends with its answer line, or where other text follows its options. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const bare = line.trimStart();
    const [option, answer] = [OPTION.exec(bare), ANSWER.exec(bare)];
    open ??= { stem: [], options: [], answer: '' };
    if (answer) {
      blocks.push({ ...open, answer: bare.slice(answer[0].length).trim() });
      open = null;
    } else if (option) {
      open.options.push({ letter: plainLetter(option[1] ?? ''), text: bare.slice(option[0].length) });
    } else if (open.options.length === 0) {
      open.stem.push(line);
    } else {
      blocks.push(open);
      open = { stem: [line], options: [], answer: '' };
    }
  }
  if (open) blocks.push(open);
  return blocks;
}

/**
 * Translates the letters of an answer to positions of options. Returns '' and adds a note when a letter names no option
 * or more than one.
 */
function placedLetters(answer: string, letters: readonly string[], report: ItemReport): string {
  const named = /^[A-Z](?:[\s,，、;；&和]*[A-Z])*$/.exec(plainLetter(answer).trim())
    ? plainLetter(answer).match(/[A-Z]/g)
    : null;
  if (letters.length === 0 || answer === '') return answer;
  const isOne = (letter: string): boolean => letters.filter((other) => other === letter).length === 1;
  if (!named || !named.every(isOne)) {
    report.note('answer-invalid', answer.slice(0, 40));
    return '';
  }
  return named.map((letter) => letterOf(letters.indexOf(letter))).join('');
}

export const aiken: FileReader = (bytes): ItemSource[] => {
  const text = (decodeText(bytes)?.text ?? '').replaceAll('\r\n', '\n');
  return blocksOf(text).map(({ stem, options, answer }, at) => ({
    key: String(at + 1),
    async read(report) {
      if (options.some(({ letter }, place) => letter !== letterOf(place))) report.note('option-gap');
      const letters = placedLetters(
        answer,
        options.map(({ letter }) => letter),
        report,
      );
      const texts = options.map((option) => escapeMarkdown(option.text.trim()));
      return Promise.resolve(
        objectiveDraft({ stem: escapeMarkdown(stem.join('\n').trim()), options: texts, letters }, report),
      );
    },
  }));
};

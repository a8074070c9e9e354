import type { FileReader, ItemSource } from '../format.ts';
import { letterOf, objectiveDraft } from '../objective.ts';
import { decodeText } from '../text/decodeText.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';

const OPTION = /^([A-Z])[.)]\s/;
const ANSWER = /^ANSWER\s*:/i;

interface Block {
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string;
}

/** Each question ends with its answer, or where after options another text begins. */
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
      open.options.push({ letter: option[1] ?? '', text: bare.slice(option[0].length) });
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

export const aiken: FileReader = (bytes): ItemSource[] => {
  const text = (decodeText(bytes)?.text ?? '').replaceAll('\r\n', '\n');
  return blocksOf(text).map(({ stem, options, answer }, at) => ({
    key: String(at + 1),
    async read(report) {
      if (options.some(({ letter }, place) => letter !== letterOf(place))) report.note('option-gap');
      const place = options.findIndex(({ letter }) => letter === answer.toUpperCase());
      const letters = place === -1 ? answer : letterOf(place);
      const texts = options.map((option) => escapeMarkdown(option.text.trim()));
      return Promise.resolve(
        objectiveDraft({ stem: escapeMarkdown(stem.join('\n').trim()), options: texts, letters }, report),
      );
    },
  }));
};

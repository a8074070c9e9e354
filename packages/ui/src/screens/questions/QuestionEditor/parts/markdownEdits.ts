/** A text with its selection. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** An edit of the toolbar: signs around the selection, or before each of its lines. */
export type MarkdownEdit =
  | { kind: 'around'; before: string; after: string; sample: string }
  | { kind: 'lines'; before: string; sample: string };

const around = ({ text, start, end }: Marked, before: string, after: string, sample: string): Marked => {
  const inner = text.slice(start, end) || sample;
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inner.length,
  };
};

const beforeLines = ({ text, start, end }: Marked, before: string, sample: string): Marked => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const inner = text.slice(from, end) || sample;
  const marked = inner
    .split('\n')
    .map((line) => before + line)
    .join('\n');
  return { text: text.slice(0, from) + marked + text.slice(end), start: from, end: from + marked.length };
};

/** Applies an edit; the inner text is selected afterwards, so that typing replaces a placeholder. */
export const edited = (marked: Marked, edit: MarkdownEdit): Marked =>
  edit.kind === 'around'
    ? around(marked, edit.before, edit.after, edit.sample)
    : beforeLines(marked, edit.before, edit.sample);

/** Replaces the selection; the caret is placed after the inserted text. */
export const inserted = ({ text, start, end }: Marked, words: string): Marked => ({
  text: text.slice(0, start) + words + text.slice(end),
  start: start + words.length,
  end: start + words.length,
});

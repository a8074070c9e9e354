/** The part of markdown-it's block state that the rules of lectures use. */
interface BlockState {
  src: string;
  line: number;
  /** Where each line begins. */
  bMarks: number[];
  push(type: string, tag: string, nesting: -1 | 0 | 1): { content: string; meta: unknown; block: boolean };
}

/** The part of markdown-it that the rules of lectures use. */
export interface MarkdownParser {
  block: {
    ruler: {
      before(
        other: string,
        name: string,
        rule: (state: BlockState, from: number, to: number, silent: boolean) => boolean,
        options: { alt: string[] },
      ): void;
    };
  };
  renderer: { rules: Record<string, unknown> };
  render(markdown: string): string;
  utils: { escapeHtml(text: string): string };
}

import type { QuestionSource } from '@aosai/api/domain/paperSource';

/** Without what only papers in files have: their own keys, and programs that prove the answer. */
type Written<Source> = Source extends unknown ? Omit<Source, 'key' | 'checks'> : never;

/** A choice or a judgement about the program of a group. */
export interface PartDraft {
  id: string;
  stem: string;
  options: { id: string; text: string }[];
  /** Id of the right option. */
  answer: string;
}

/** 程序阅读 and 程序完善: the stem holds the program, the parts ask about it. */
interface GroupDraft extends Pick<Written<QuestionSource>, 'stem' | 'analysis' | 'difficulty' | 'tags'> {
  type: '6' | '7';
  parts: PartDraft[];
}

/** A question as its author writes it, texts in Markdown: what `question/create` and `question/update` take. */
export type QuestionDraft = Written<QuestionSource> | GroupDraft;

type Narrowed<Draft, Type> = Draft extends { type: string }
  ? Type extends Draft['type']
    ? Omit<Draft, 'type'> & { type: Type }
    : never
  : never;

/** The draft of one type. */
export type DraftOf<Type extends QuestionDraft['type']> = Narrowed<QuestionDraft, Type>;

import type { GroupSource, PartSource, QuestionSource } from '@aosai/api/domain/questions/source';

/** Without what only papers in files have: their own keys, and programs that prove the answer. */
type Written<Source> = Source extends unknown ? Omit<Source, 'key' | 'checks'> : never;

/** A choice or a judgement about the program of a group. */
export type PartDraft = Written<PartSource>;

/** 程序阅读 and 程序完善: the stem holds the program, the parts ask about it. */
type GroupDraft = Omit<Written<GroupSource>, 'parts'> & { parts: PartDraft[] };

/** A question as its author writes it, texts in Markdown: what `question/create` and `question/update` take. */
export type QuestionDraft = Written<Exclude<QuestionSource, GroupSource>> | GroupDraft;

type Narrowed<Draft, Type> = Draft extends { type: string }
  ? Type extends Draft['type']
    ? Omit<Draft, 'type'> & { type: Type }
    : never
  : never;

/** The draft of one type. */
export type DraftOf<Type extends QuestionDraft['type']> = Narrowed<QuestionDraft, Type>;

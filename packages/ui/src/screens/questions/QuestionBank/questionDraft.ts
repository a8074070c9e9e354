import type { TypeWith } from '@aosai/api/questions/kinds';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';

/** A question as its author writes it, texts in Markdown: input of `question/create` and `question/update`. */
export type QuestionDraft = NonNullable<NonNullable<BankDetail['staff']>['source']>;

type Narrowed<Draft, Type> = Draft extends { type: string }
  ? Type extends Draft['type']
    ? Omit<Draft, 'type'> & { type: Type }
    : never
  : never;

/** The draft of one type. */
export type DraftOf<Type extends QuestionDraft['type']> = Narrowed<QuestionDraft, Type>;

/** A part of a group: a choice or a true/false question about its program. */
export type PartDraft = DraftOf<TypeWith<'parts'>>['parts'][number];

import type { BankDetail } from '@aosai/api/contract/types';
import type { TypeWith } from '@aosai/api/domain/questions/kinds';

/** A question as its author writes it, texts in Markdown: what `question/create` and `question/update` take. */
export type QuestionDraft = NonNullable<NonNullable<BankDetail['staff']>['source']>;

type Narrowed<Draft, Type> = Draft extends { type: string }
  ? Type extends Draft['type']
    ? Omit<Draft, 'type'> & { type: Type }
    : never
  : never;

/** The draft of one type. */
export type DraftOf<Type extends QuestionDraft['type']> = Narrowed<QuestionDraft, Type>;

/** A choice or a judgement about the program of a group. */
export type PartDraft = DraftOf<TypeWith<'parts'>>['parts'][number];

import { AnswerSheet, type SheetSection } from '../../patterns/AnswerSheet/AnswerSheet.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { list, optional, text } from '../readers.ts';

interface Values {
  sections: readonly SheetSection[];
  currentId: string | null;
}

const View = ({ values, send, set }: ViewProps<Values>) => (
  <AnswerSheet
    sections={values.sections}
    currentId={values.currentId}
    onGo={(questionId) => {
      if (send('ao-go', { questionId })) set('currentId', questionId);
    }}
  />
);

export const part = definePart<Values>({
  properties: { sections: list('name', 'note', 'cells'), currentId: optional(text) },
  View,
});

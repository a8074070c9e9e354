import { AnswerSheet, type SheetSection } from '../../screens/exams/AnswerSheet/AnswerSheet.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { list, optional, text } from '../readers.ts';

interface Values {
  sections: readonly SheetSection[];
  currentId: string | null;
}

const View = ({ values, send, set }: ViewProps<Values>) => (
  <Card>
    <AnswerSheet
      sections={values.sections}
      currentId={values.currentId}
      onGo={(questionId) => {
        if (send('ao-go', { questionId })) set('currentId', questionId);
      }}
    />
  </Card>
);

/** `ao-answer-sheet`: the answer sheet of a paper. */
export const part = definePart<Values>({
  properties: { sections: list('name', 'note', 'cells'), currentId: optional(text) },
  View,
});

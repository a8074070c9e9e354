import { useState } from 'react';
import { trimmedNotes } from '../../../../patterns/CodeText/trimmedNotes.ts';
import { TryAnswer, type TryAnswerProps } from './TryAnswer.tsx';
import { TryReview, type TryReviewProps } from './TryReview.tsx';

type MarkedTryProps = Omit<TryAnswerProps, 'notes' | 'onNotes'> & Omit<TryReviewProps, 'lineNotes'>;

/** One try with the teacher's review: notes on program lines, and a form below. */
export const MarkedTry = ({ tried, question, programs, ...marking }: MarkedTryProps) => {
  const [notes, setNotes] = useState(tried.review?.lineNotes ?? []);
  const mayMark = tried.version !== null;
  return (
    <>
      <TryAnswer
        tried={tried}
        question={question}
        programs={programs}
        notes={notes}
        onNotes={mayMark ? (next) => setNotes([...next]) : undefined}
      />
      {mayMark && <TryReview {...marking} tried={tried} lineNotes={trimmedNotes(notes)} />}
    </>
  );
};

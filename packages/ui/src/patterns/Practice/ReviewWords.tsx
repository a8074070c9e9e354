import { Alert } from '../../primitives/Alert/Alert.tsx';
import { NotedCode } from '../CodeText/NotedCode.tsx';
import type { PracticeTry } from '@aosai/api/practice/practiceViews.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

export interface ReviewWordsProps {
  review: NonNullable<PracticeTry['review']>;
  /** For a programming question: the submitted program, once loaded. */
  program?: SubmittedCode | undefined;
}

/** A teacher's review of an attempt, with notes under the program's lines. */
export const ReviewWords = ({ review, program }: ReviewWordsProps) => {
  const { reviewerName, percent, comment, lineNotes } = review;
  const code = program?.code ?? null;
  return (
    <>
      <Alert title={`${reviewerName}的评语${percent === null ? '' : `，给了 ${percent}%`}`}>
        {comment === '' ? (lineNotes.length > 0 ? '写在代码的行下面。' : '没有写评语。') : comment}
      </Alert>
      {lineNotes.length > 0 && program && code !== null && (
        <NotedCode code={code} language={program.language} notes={lineNotes} />
      )}
    </>
  );
};

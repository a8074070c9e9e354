import { formatPoints } from '@aosai/api/kit/points';
import { kindOf } from '@aosai/api/questions/kinds';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { lazy, Suspense, useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { SubmissionsOf } from '../../../patterns/QuestionBody/CodeReview.tsx';
import { answerText, givenText, partsText } from '@aosai/api/questions/answerText';
import { columnText } from '@aosai/api/kit/durations';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Verdict } from '../../../patterns/Verdict/Verdict.tsx';
import { HELD_WORDS, isMissed, questionKind, type Viewer } from './words.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

// A report opens without its questions; statements and programs are loaded with the first one unfolded.
const QuestionDetail = lazy(async () => ({ default: (await import('./QuestionDetail.tsx')).QuestionDetail }));

export interface QuestionRowProps {
  question: ReportQuestion;
  /** Title of the question in the list. */
  title: string;
  viewer: Viewer;
  /** The report contains right answers. */
  keys: boolean;
  open: boolean;
  submissions: SubmissionsOf;
  onToggle: () => void;
}

const casesText = (question: ReportQuestion): string | null => {
  const cases = question.submission?.cases ?? [];
  return cases.length > 0 ? `${cases.filter((one) => one.verdict === 'AC').length} / ${cases.length} 测试点` : null;
};

const rightText = (question: ReportQuestion): string => {
  if (kindOf(question.type).body === 'task') return question.analysisHtml === null ? '—' : '见题解';
  if (question.parts && question.acceptedTexts)
    return partsText(
      question.parts,
      question.acceptedTexts.map(([id]) => id),
    );
  if (question.acceptedTexts) return question.acceptedTexts.map((texts) => texts[0] ?? '—').join('；');
  return answerText(question.options, question.rightAnswer);
};

/** Right parts of a group: 对 4 / 6 小题. */
const partsRightText = ({ partScores }: ReportQuestion): string | null =>
  partScores ? `对 ${partScores.filter((score) => score > 0).length} / ${partScores.length} 小题` : null;

const Mine = ({ question }: { question: ReportQuestion }) => {
  const cases = casesText(question);
  const earnedParts = partsRightText(question);
  if (kindOf(question.type).body === 'task' && question.verdict)
    return (
      <span>
        <Verdict verdict={question.verdict} />
        {cases}
      </span>
    );
  return (
    <span data-correct={question.correct ?? undefined}>
      {question.correct === false && earnedParts ? (
        <b>{earnedParts}</b>
      ) : (
        question.correct !== null && (
          <Icon name={question.correct ? 'check' : 'cross'} size={16} label={question.correct ? '答对' : '答错'} />
        )
      )}
      {givenText(question, question.mine?.answer ?? null)}
    </span>
  );
};

const briefResult = (question: ReportQuestion, keys: boolean): (string | null | false)[] => {
  if (kindOf(question.type).body === 'task' && question.verdict)
    return [VERDICT.label(question.verdict), casesText(question)];
  // A group's answers and keys are too long for a line and shown in the details.
  const earnedParts = partsRightText(question);
  if (earnedParts) return [earnedParts];
  return [`答 ${givenText(question, question.mine?.answer ?? null)}`, keys && `正确答案 ${rightText(question)}`];
};

/** Whether a teacher commented or changed the points. */
const reviewWord = ({ review }: ReportQuestion): string | null => {
  if (!review) return null;
  return review.comment !== '' || review.lineNotes.length > 0 ? '有评语' : '老师给分';
};

/** Content of the columns that a phone has no room for. */
const briefText = (question: ReportQuestion, keys: boolean): string =>
  [...briefResult(question, keys), columnText(question.mine?.spentMs ?? 0)].filter(Boolean).join(' · ');

/** A question as a row of the table, with its details below when open. */
export const QuestionRow = ({ question, title, viewer, keys, open, submissions, onToggle }: QuestionRowProps) => {
  const detailId = useId();
  return (
    <>
      <tr>
        <td className="num">{question.no}</td>
        <td data-part="title">
          <button type="button" aria-expanded={open} aria-controls={open ? detailId : undefined} onClick={onToggle}>
            <Icon name="chevron-right" />
            <span>{title}</span>
            <small>{[questionKind(question), reviewWord(question)].filter(Boolean).join(' · ')}</small>
            <small data-part="brief">{briefText(question, keys)}</small>
            {question.isHeld === true && <small>{HELD_WORDS}</small>}
          </button>
        </td>
        <td data-part="wide">
          <Mine question={question} />
        </td>
        {keys && <td data-part="wide">{rightText(question)}</td>}
        <td className="num" data-part="wide">
          {question.mine ? columnText(question.mine.spentMs) : '—'}
        </td>
        <td className="num" data-missed={isMissed(question)}>
          <b>{question.score === null ? '—' : formatPoints(question.score)}</b> / {formatPoints(question.points)}
        </td>
      </tr>
      {open && (
        <tr data-part="detail" data-body={kindOf(question.type).body} id={detailId}>
          <td colSpan={6}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <QuestionDetail question={question} viewer={viewer} submissions={submissions} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
};

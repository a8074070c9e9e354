import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import type { PracticeProps } from '../../../patterns/Practice/practiceProps.ts';
import { PracticePage } from '../../../patterns/Practice/PracticePage.tsx';

export type {
  PracticeEvents,
  PracticeProps,
  PracticeReader,
  PracticeView,
  Refusal,
} from '../../../patterns/Practice/practiceProps.ts';

export interface PracticeQuestionProps extends PracticeProps {
  /** The unit the reader came from; null if the question was opened by itself. */
  unit: { id: string; title: string; courseId: string | null; gradeId: string | null } | null;
  onRetry: () => void;
}

function backTo(unit: PracticeQuestionProps['unit']) {
  if (unit === null) return { label: '练习', href: practiceLinks.home };
  const { id, title, courseId, gradeId } = unit;
  const from = { ...(courseId !== null && { courseId }), ...(gradeId !== null && { gradeId }) };
  return { label: title, href: courseLinks.chapter(id, from) };
}

/** One question on its own page: everybody can read it, signed-in students can practise it. */
export const PracticeQuestion = ({ unit, ...rest }: PracticeQuestionProps) => (
  <PracticePage {...rest} title="单题练习" back={backTo(unit)} sheet={null} />
);

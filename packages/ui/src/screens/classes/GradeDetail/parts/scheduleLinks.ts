import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import { links } from '../../../../patterns/links/links.ts';

/** Page of what a class's schedule names; null for what has none. Only students may open the room of a homework. */
export const hrefOf = ({ targetType, targetId }: GradeControl, isStaff: boolean): string | null => {
  switch (targetType) {
    case 'homework':
      return isStaff ? `${links.edms}/homework/${targetId}` : links.homeworkOf(targetId);
    case 'exam':
      return links.examDetail(targetId);
    case 'solution':
    case 'course':
    case 'chapter':
      return null;
    default:
      return targetType satisfies never;
  }
};

import type { MemberDetail, TeacherGroup } from '@aosai/api/contract/types';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { Slips } from '../../patterns/PasswordSlips/slips.ts';

/** In no group at all. */
export const UNGROUPED = 'none';

/** An empty value is no filter. */
export interface GroupFilter {
  keyword: string;
  /** Id of a group, or `none`. */
  group: string;
  /** Id of a teacher, for who sees more than one. */
  teacher: string;
}

export interface Known {
  /** Groups of the chosen teacher, or all that one may see. */
  groups: Loaded<TeacherGroup[]>;
  /** The open student in full. */
  detail: Loaded<MemberDetail>;
  /** Whose groups a manager may look at; null for a teacher, who has their own. */
  teachers: readonly { id: string; name: string }[] | null;
  /** The group and the teacher that the filters have chosen. */
  chosen: Pick<GroupFilter, 'group' | 'teacher'>;
  slips: Slips;
  /** Students may be added by their code. */
  mayAdd: boolean;
}

/** A group is one teacher's: a manager who has chosen none cannot put students of several into one. */
export const hasTeacher = ({ teachers, chosen }: Known): boolean => teachers === null || chosen.teacher !== '';

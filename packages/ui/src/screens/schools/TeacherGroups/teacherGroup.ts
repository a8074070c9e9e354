import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { Slips } from '../../accounts/PasswordSlips/slips.ts';
import type { TeacherGroup } from '@aosai/api/schools/teacherGroup.contract';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

/** Filter value for students without a group. */
export const UNGROUPED = 'none';

/** An empty value means no filter. */
export interface GroupFilter {
  keyword: string;
  /** Id of a group, or `none`. */
  group: string;
  /** Id of a teacher, for managers. */
  teacher: string;
}

export interface Known {
  /** Groups of the chosen teacher, or all that the reader may see. */
  groups: Loaded<TeacherGroup[]>;
  /** The open student in full. */
  detail: Loaded<MemberDetail>;
  /** Teachers a manager can choose from; null for a teacher, who sees only their own groups. */
  teachers: readonly { id: string; name: string }[] | null;
  /** The group and teacher chosen in the filters. */
  chosen: Pick<GroupFilter, 'group' | 'teacher'>;
  slips: Slips;
  /** Whether students may be added by their join code. */
  mayAdd: boolean;
}

/** Whether groups can be changed: a group belongs to one teacher, so a manager has to choose one first. */
export const hasTeacher = ({ teachers, chosen }: Known): boolean => teachers === null || chosen.teacher !== '';

import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { groupFields } from '@aosai/api/domain/memberForms';

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

export const NO_GROUP_FILTER: GroupFilter = { keyword: '', group: '', teacher: '' };

export type GroupForm = FormOf<typeof groupFields>;

import type { FormOf } from '@aosai/api/kit/fields';
import type { contactFields, newMemberFields, staffPlaceFields } from '@aosai/api/accounts/memberForms';
import type { ImportColumn } from '@aosai/api/schools/memberImport';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { Slips } from '../../accounts/PasswordSlips/slips.ts';
import type { FileDropProgress } from '../../../primitives/FileDrop/FileDrop.tsx';
import type {
  ImportReport,
  MemberImportDetail,
  MemberImportRow,
  OrganizationMember,
} from '@aosai/api/schools/organizationMember.contract';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

/** Member id where the school may see it; a person who does not belong to the school has only a link id. */
export const keyOf = ({ id, memberId }: Pick<OrganizationMember, 'id' | 'memberId'>): string => memberId ?? id;

export type MemberForm = FormOf<typeof newMemberFields>;

/** A correction of name and contact, with the member as it was when the form opened. */
export interface ContactForm {
  before: MemberDetail;
  form: FormOf<ReturnType<typeof contactFields>>;
}

/** Fields of a member that the school may change. */
export type PlaceForm = FormOf<typeof staffPlaceFields>;

/** Data of the page in addition to its rows. */
export interface Known {
  /** Name of the school. */
  school: string;
  classNames: readonly string[];
  /** Tags of the dictionary, to filter by. */
  tags: readonly { value: string; label: string }[];
  /** The open member in full; null while none is open, or if the open person does not belong to the school. */
  detail: Loaded<MemberDetail> | null;
  teachers: Loaded<{ id: string; name: string }[]>;
  slips: Slips;
  /** Retries what failed to load. */
  retry: () => void;
}

/** The school's statement about the consent of guardians of children in a sheet; null without one. */
interface ConsentForm {
  evidence: string;
}

/** What each title of a file is read as; null leaves the column out. */
export type ChosenColumns = Record<string, ImportColumn | null>;

export interface ImportOrder {
  skipFaulty: boolean;
  /** Whether students join the classes of the sheet's column 班级, which are created where they do not exist. */
  intoClasses: boolean;
  consent: ConsentForm | null;
}

/** An import in progress, from the choice of a file to the result. */
export interface MemberImport {
  fileName: string | null;
  /** The upload of the file. */
  progress?: FileDropProgress | undefined;
  /** How many rows have been checked, or how many new accounts have been prepared for writing. */
  made?: { done: number; total: number } | undefined;
  pending: 'check' | 'apply' | 'undo' | null;
  error: string | null;
  report: ImportReport | null;
  /** Imports of the last day, shown before a file is chosen. */
  recent?: readonly MemberImportRow[];
  /** What taking the import back did; null if it has not been. */
  undone?: MemberImportDetail['undone'];
}

export const NO_IMPORT: MemberImport = { fileName: null, pending: null, error: null, report: null };

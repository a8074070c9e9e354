import type { ImportReport, MemberDetail, OrganizationMember } from '@aosai/api/contract/types';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { contactFields, newMemberFields, staffPlaceFields } from '@aosai/api/domain/memberForms';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { Slips } from '../../patterns/PasswordSlips/slips.ts';
import type { FileDropProgress } from '../../primitives/FileDrop/FileDrop.tsx';

/** The member where there is one; anyone who does not belong has none that the school could see. */
export const keyOf = ({ id, memberId }: Pick<OrganizationMember, 'id' | 'memberId'>): string => memberId ?? id;

export type MemberForm = FormOf<typeof newMemberFields>;

/** A correction of name and contact, with the member as it was when the form opened. */
export interface ContactForm {
  before: MemberDetail;
  form: FormOf<ReturnType<typeof contactFields>>;
}

/** What a school may change of its member. */
export type PlaceForm = FormOf<typeof staffPlaceFields>;

/** What the page knows besides its rows. */
export interface Known {
  /** The school whose members these are. */
  school: string;
  classNames: readonly string[];
  /** Tags to look for: those of the dictionary. */
  tags: readonly { value: string; label: string }[];
  /** The open member in full; null while none is, or for one who does not belong. */
  detail: Loaded<MemberDetail> | null;
  teachers: Loaded<{ id: string; name: string }[]>;
  slips: Slips;
  /** Reads again what could not be read. */
  retry: () => void;
}

/** What the school states about the children in a sheet; null where it states nothing. */
interface ConsentForm {
  evidence: string;
}

export interface ImportOrder {
  skipFaulty: boolean;
  consent: ConsentForm | null;
}

/** An import on its way, from the choice of a file to the result. */
export interface MemberImport {
  fileName: string | null;
  /** The file is going up. */
  progress?: FileDropProgress | undefined;
  /** New accounts that are ready to be written, while they are imported. */
  made?: { done: number; total: number } | undefined;
  pending: 'check' | 'apply' | null;
  error: string | null;
  report: ImportReport | null;
}

export const NO_IMPORT: MemberImport = { fileName: null, pending: null, error: null, report: null };

import type { ImportReport, OrganizationMember } from '@aosai/api/contract/types';
import { ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/domain/statuses';
import type { FileDropProgress } from '../../primitives/FileDrop/FileDrop.tsx';

export const ROLE_OPTIONS = ORGANIZATION_ROLE.values.map((value) => ({ value, label: ORGANIZATION_ROLE.label(value) }));

/** An empty value is no filter. */
export interface MemberFilter {
  keyword: string;
  role: OrganizationRole | '';
  className: string;
  /** asked: invitations, answered or not. */
  status: 'active' | 'asked' | 'left' | '';
}

export const NO_MEMBER_FILTER: MemberFilter = { keyword: '', role: '', className: '', status: 'active' };

export const STATUS_VIEWS = [
  { id: 'active', label: '在校' },
  { id: 'asked', label: '邀请' },
  { id: 'left', label: '已离开' },
  { id: 'all', label: '全部' },
] as const;

export const statusOfView = (view: string): MemberFilter['status'] => {
  const found = STATUS_VIEWS.find(({ id }) => id === view)?.id;
  return found === undefined || found === 'all' ? '' : found;
};

/** The member where there is one; whoever does not belong has none that the school could see. */
export const keyOf = ({ id, memberId }: Pick<OrganizationMember, 'id' | 'memberId'>): string => memberId ?? id;

/** What `organizationMember/create` takes; empty for nothing. */
export interface MemberForm {
  name: string;
  /** A mobile number or an account. */
  account: string;
  no: string;
  className: string;
  role: OrganizationRole;
  birthYm: string;
}

/** What a school may change of its member. */
export interface PlaceForm {
  no: string;
  className: string;
  isManager: boolean;
}

/** An account that has just been made: its password is shown this once. */
export interface MadeMember {
  name: string;
  account: string;
  initialPassword: string;
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

import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { memberReads } from '@aosai/api/accounts/memberReads.contract';
import type { memberWrites } from '@aosai/api/accounts/memberWrites.contract';
import type { FormOf } from '@aosai/api/kit/fields';
import type { profileFields } from '@aosai/api/accounts/memberForms';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { Slips } from '../PasswordSlips/slips.ts';

type MemberCalls = ReturnType<typeof memberReads> & typeof memberWrites;

export type MemberRow = OutputOf<MemberCalls['queryList']>['content'][number];
export type MemberDetail = OutputOf<MemberCalls['queryById']>;
export type BatchReport = OutputOf<MemberCalls['batchCreate']>;
export type BatchRow = InputOf<MemberCalls['batchCreate']>['rows'][number];

export interface BatchForm {
  rows: BatchRow[];
  /** The school's statement for children under fourteen; empty without one. */
  consentStatement: string;
}

export interface RolesForm {
  type: MemberRow['type'];
  organizations: { orgId: string; roles: MemberDetail['organizations'][number]['roles'] }[];
}

/** A form about the open member, with the member as it was when the form opened. */
export interface OfDetail<Form> {
  before: MemberDetail;
  form: Form;
}
export type ProfileForm = FormOf<typeof profileFields>;

export interface Known {
  /** The open member. */
  detail: Loaded<MemberDetail>;
  slips: Slips;
  /** Organizations to filter by. */
  schools: readonly { id: string; name: string }[];
  /** Tags of the dictionary, to filter by. */
  tags: readonly { value: string; label: string }[];
  /** The current day in Beijing, `2026-11-21`. */
  today: string;
  /** Checks a batch without creating it; null if the check failed. */
  checkBatch: (form: BatchForm) => Promise<BatchReport | null>;
}

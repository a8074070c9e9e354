import type { SaveReply } from '@aosai/api/contract/types';

export interface Writer {
  memberId: string;
  ip: string;
}

/** What a save has stored; notices and results are read after its commit. */
export type Saved = Omit<SaveReply, 'notices' | 'results'> & { isExtended: boolean };

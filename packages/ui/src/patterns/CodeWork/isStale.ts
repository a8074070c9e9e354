import type { SubmissionView } from '@aosai/api/contract/types';
import { answerHash } from '@aosai/api/domain/hash';
import type { CodeAnswer } from '../SubmissionCodes/SubmissionCodes.tsx';

/** A result of another program than the one that stands in the editor now. */
export const isStale = ({ codeHash }: SubmissionView, current: CodeAnswer): boolean => codeHash !== answerHash(current);

import { answerHash } from '@aosai/api/questions/hash';
import type { CodeAnswer } from '../SubmissionCodes/SubmissionCodes.tsx';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** True when a result belongs to another program than the one in the editor. */
export const isStale = ({ codeHash }: SubmissionView, current: CodeAnswer): boolean => codeHash !== answerHash(current);

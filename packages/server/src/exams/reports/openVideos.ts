import { grantNamedFiles } from '../../platform/file/grantFile.ts';
import type { CallContext } from '../../kit/context.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

/** Grants the caller access to the solution videos that a report shows. */
export const openVideos = (
  context: CallContext,
  questions: readonly Pick<ReportQuestion, 'videoFile'>[],
): Promise<void> =>
  grantNamedFiles(
    context,
    questions.flatMap(({ videoFile }) => videoFile ?? []),
  );

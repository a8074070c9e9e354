import type { Client } from '@aosai/api/client/client';
import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { AdminFeedback } from '@aosai/ui/screens/platform/AdminFeedback';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { Versioned } from '../kit/office/newestVersion.ts';
import type { FeedbackStatus } from '@aosai/api/platform/feedbackRules';

const answer = (
  calls: Client,
  { id, version }: Versioned,
  { status, reply }: { status: FeedbackStatus; reply: string | null },
) => calls.feedback.updateStatus({ id, version, status, reply: reply ?? '' });

/** /bms/feedback: feedback from members, with replies. */
export const Component = officePage(AdminFeedback, 'feedback', {
  sort: 'createdAt,desc',
  useKnown({ openId }) {
    const { settings } = useAosai();
    const opened = useOfficeCall(openId === null ? null : ['feedback', openId], (calls) =>
      calls.feedback.queryById({ id: openId ?? '' }),
    );
    return {
      opened: loaded(opened),
      fileUrl: (name) => fileUrl(name, { base: API_PREFIX, appId: settings.appId }),
    };
  },
  read: (calls, { status, ...input }) =>
    calls.feedback.queryList({ ...input, ...(status && { statusList: [status] }) }),
  acts: { reply: answer, correct: answer },
});

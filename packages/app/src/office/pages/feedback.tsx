import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/domain/constants';
import { FEEDBACK_CATEGORY } from '@aosai/api/domain/feedbackRules';
import { FEEDBACK_STATUS } from '@aosai/api/domain/statuses';
import { AdminFeedback, type FeedbackFilter } from '@aosai/ui/screens/AdminFeedback';
import { useAosai } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<FeedbackFilter> = {
  id: 'feedback',
  filter: { status: '', category: '', keyword: '' },
  choices: { status: FEEDBACK_STATUS.values, category: FEEDBACK_CATEGORY.values },
  sort: 'createdAt,desc',
};
const QUIET = { quiet: true };

/** /bms/feedback: what members wrote, and the answers. */
export function Component() {
  useTitle('意见反馈');
  const { settings } = useAosai();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, { status, ...input }) =>
    calls.feedback.queryList({ ...input, ...(status && { statusList: [status] }) }, QUIET),
  );
  const { openId } = view;
  const opened = useOfficeCall(openId === null ? null : ['feedback', openId], (calls) =>
    calls.feedback.queryById({ id: openId ?? '' }, QUIET),
  );
  return (
    <AdminFeedback
      {...view}
      opened={loaded(opened)}
      fileUrl={(name) => fileUrl(name, { base: API_PREFIX, appId: settings.appId })}
      on={{
        ...on,
        reply: (row, { status, reply }) =>
          perform(
            () => client.feedback.updateStatus({ ...versionOf(row), status, reply }, QUIET),
            '已保存并通知提交人',
          ),
      }}
    />
  );
}

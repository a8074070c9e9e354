import { FEEDBACK_CATEGORY, replyFields, FEEDBACK_STATUS } from '@aosai/api/platform/feedbackRules';
import type { FormOf } from '@aosai/api/kit/fields';
import { feedbackColumns } from '@aosai/api/platform/feedbackColumns';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { RowAct, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { FeedbackItem } from '@aosai/api/platform/feedback.contract';
import { NOTHING } from '@aosai/api/kit/column';
import { styled } from 'styled-components';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { Pictures } from '../Pictures/Pictures.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { theme } from '../../../tokens/theme.ts';

interface Known {
  /** The open row in full; only here does it include the contact. */
  opened: Loaded<FeedbackItem>;
  /** Address of an uploaded file by its name. */
  fileUrl: (fileName: string) => string;
}

type Props = DetailProps<FeedbackItem, Known>;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;
const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The text of a feedback with its pictures. */
const Sent = ({ row, known }: Props) => (
  <Body>
    <Text>{row.content}</Text>
    <Pictures files={row.files} fileUrl={known.fileUrl} />
  </Body>
);

const contactText = ({ data, error }: Loaded<FeedbackItem>): string =>
  data ? (data.contact ?? '没有留') : (error ?? '正在读取…');

/** The sender's contact and the answer that was given. */
const Answer = ({ row, known }: Props) => (
  <RowFacts
    facts={[
      ['联系方式', contactText(known.opened)],
      ['回复', <Text key="reply">{row.reply ?? NOTHING}</Text>],
    ]}
  />
);

type ReplyForm = FormOf<ReturnType<typeof replyFields>>;

const answer = (label: string, when: (row: FeedbackItem) => boolean) =>
  ({
    at: 'row',
    label,
    done: '已保存并通知提交人',
    main: true,
    when,
    ask: ({ row, act, submit, close }: RowDialogProps<FeedbackItem, Known, ReplyForm>) => (
      <FieldsDialog
        of={replyFields(row.status)}
        row={{ reply: row.reply }}
        size="m"
        title={`处理 ${row.sender.name} 的反馈`}
        submitLabel="保存并通知"
        act={act}
        on={{ submit, close }}
      />
    ),
  }) satisfies RowAct<FeedbackItem, Known>;

/** Feedback that members sent to the platform, with its state. */
export const AdminFeedback = officeTable<FeedbackItem, Known>()({
  noun: '反馈',
  title: '意见反馈',
  lead: '处理结果会作为消息发给提交人；涉及孩子个人信息的，请在 15 个工作日内答复。',
  nameOf: ({ sender, category }) => `${sender.name}：${FEEDBACK_CATEGORY.label(category)}`,
  emptyHint: '学生、家长和老师在「个人中心 · 意见反馈」里提交。',
  show: drawn<FeedbackItem>(feedbackColumns),
  above: Sent,
  detail: Answer,
  filters: {
    status: views('处理状态', FEEDBACK_STATUS),
    category: pick('类别', FEEDBACK_CATEGORY),
    keyword: search('搜索说明和回复'),
  },
  acts: {
    reply: answer('处理', ({ status }) => status !== '3'),
    correct: answer('修改回复', ({ status }) => status === '3'),
  },
});

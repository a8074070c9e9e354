import { NOTHING } from '@aosai/api/kit/column';
import { styled } from 'styled-components';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { Pictures } from '../../Pictures/Pictures.tsx';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { FeedbackItem } from '@aosai/api/platform/feedback.contract';

export interface Known {
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
export const Sent = ({ row, known }: Props) => (
  <Body>
    <Text>{row.content}</Text>
    <Pictures files={row.files} fileUrl={known.fileUrl} />
  </Body>
);

const contactText = ({ data, error }: Loaded<FeedbackItem>): string =>
  data ? (data.contact ?? '没有留') : (error ?? '正在读取…');

/** The sender's contact and the answer that was given. */
export const Answer = ({ row, known }: Props) => (
  <RowFacts
    facts={[
      ['联系方式', contactText(known.opened)],
      ['回复', <Text key="reply">{row.reply ?? NOTHING}</Text>],
    ]}
  />
);

import { definePart, type ViewProps } from '../part.tsx';
import { optional, siteAddress, text } from '../readers.ts';
import { type Ticket, ticket, TicketFrame } from '../SiteFrame.tsx';

interface Values {
  ticket: Ticket;
  examId: string;
  /** Without one, the exam's page, from which a student enrols and enters. */
  paperId: string | null;
  site: string | null;
}

const View = ({ values: { ticket: given, examId, paperId, site }, send }: ViewProps<Values>) => {
  const page =
    paperId === null
      ? `/exam/detail?${new URLSearchParams({ id: examId }).toString()}`
      : `/exam/room?${new URLSearchParams({ examId, paperId }).toString()}`;
  return <TicketFrame title="考试" site={site} page={page} ticket={given} send={send} />;
};

/** `ao-exam-room`: a whole exam, for the person of a ticket. */
export const part = definePart<Values>({
  properties: { ticket, examId: text, paperId: optional(text), site: optional(siteAddress) },
  View,
});

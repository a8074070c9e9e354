import { definePart, type ViewProps } from '../part.tsx';
import { optional, siteAddress, text } from '../readers.ts';
import { type Ticket, ticket, TicketFrame } from '../SiteFrame.tsx';

interface Values {
  courseId: string;
  /** Without one, what a guest sees. */
  ticket: Ticket | null;
  site: string | null;
}

const View = ({ values: { courseId, ticket: given, site }, send }: ViewProps<Values>) => {
  const page = `/course/detail?${new URLSearchParams({ id: courseId }).toString()}`;
  return <TicketFrame title="课程" site={site} page={page} ticket={given} send={send} />;
};

/** `ao-course`: a course with its units, for a guest or the person of a ticket. */
export const part = definePart<Values>({
  properties: { courseId: text, ticket: optional(ticket), site: optional(siteAddress) },
  View,
});

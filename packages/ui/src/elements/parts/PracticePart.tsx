import { definePart, type ViewProps } from '../part.tsx';
import { oneOf, optional, siteAddress, text } from '../readers.ts';
import { type Ticket, ticket, TicketFrame } from '../SiteFrame.tsx';

interface Values {
  ticket: Ticket;
  mode: 'weak' | 'due' | 'random' | null;
  /** Such as `gesp-cpp-3`. */
  level: string | null;
  /** One question instead of a run of ten. */
  questionId: string | null;
  site: string | null;
}

const View = ({ values: { ticket: given, mode, level, questionId, site }, send }: ViewProps<Values>) => {
  const page =
    questionId === null
      ? `/play/run?${new URLSearchParams({ mode: mode ?? 'weak', ...(level !== null && { level }) }).toString()}`
      : `/question/detail?${new URLSearchParams({ id: questionId }).toString()}`;
  return <TicketFrame title="练习" site={site} page={page} ticket={given} send={send} />;
};

/** `ao-practice`: ten questions for the person of a ticket, or one. */
export const part = definePart<Values>({
  properties: {
    ticket,
    mode: optional(oneOf('weak', 'due', 'random')),
    level: optional(text),
    questionId: optional(text),
    site: optional(siteAddress),
  },
  View,
});

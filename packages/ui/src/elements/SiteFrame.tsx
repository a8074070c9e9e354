import { WEB_BASE } from '@aosai/api/kit/constants';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../tokens/theme.ts';
import type { PartActions } from './part.tsx';
import { object } from './readers.ts';

/** Signed by the school's server for one person, used once (docs/sso.md). */
export interface Ticket {
  subject: string;
  name: string;
  type: 'student' | 'parent' | 'teacher';
  birthYm?: string;
  nonce: string;
  issuedAt: number;
  signature: string;
}

/** Reads a ticket, or its JSON. */
export const ticket = object<Ticket>('subject', 'name', 'type', 'nonce', 'issuedAt', 'signature');

const Frame = styled.iframe`
  display: block;
  box-sizing: border-box;
  width: 100%;
  height: var(--ao-frame-height, 640px);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
`;

interface SiteFrameProps {
  title: string;
  /** The site; without one, that of this script. */
  site: string | null;
  /** Path below /web/embed/, with what follows `#`. */
  path: string;
}

const addressOf = ({ site, path }: Pick<SiteFrameProps, 'site' | 'path'>) =>
  new URL(`${WEB_BASE}embed/${path}`, site ?? import.meta.url);

/** A page of the site, because only that page has what it needs: an interpreter's sandbox, or a session. */
export const SiteFrame = ({ title, site, path }: SiteFrameProps) => (
  <Frame title={title} part="frame" src={addressOf({ site, path }).href} allow="fullscreen; clipboard-write" />
);

interface TicketFrameProps extends Pick<SiteFrameProps, 'title' | 'site'> {
  /** Page of the site, such as `/exam/room?examId=…`. */
  page: string;
  ticket: Ticket | null;
  send: PartActions['send'];
}

const NEWS = ['ao-start', 'ao-complete', 'ao-ticket'] as const;

/** Returns an event of the page in the frame; null for any other message. */
const newsOf = (data: unknown) => {
  if (typeof data !== 'object' || data === null || !('news' in data) || !('detail' in data)) return null;
  const { news, detail } = data;
  const name = NEWS.find((one) => one === news);
  return name && typeof detail === 'object' && detail !== null ? { name, detail } : null;
};

/**
 * A page of the site for the person of a ticket. Another ticket or page changes only what follows `#`, so that the page
 * in the frame goes on.
 */
export const TicketFrame = ({ title, site, page, ticket: given, send }: TicketFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const fields = new URLSearchParams({ page, ...(given && { assertion: JSON.stringify(given) }) });
  const path = `page#${fields.toString()}`;
  const { origin } = addressOf({ site, path });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const isOurs = event.source === place.current?.querySelector('iframe')?.contentWindow;
      const news = isOurs && event.origin === origin ? newsOf(event.data) : null;
      if (news) send(news.name, news.detail);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin, send]);
  return (
    <div ref={place}>
      <SiteFrame title={title} site={site} path={path} />
    </div>
  );
};

import { ApiError } from '@aosai/api/client/errors';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { TicketFrame } from '@aosai/ui/screens/shell/TicketFrame';
import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { readAssertion } from '../../accounts/signIn/readAssertion.ts';
import { type Aosai, AosaiContext, useAosai, useSession } from '../../kit/context.ts';
import { FrameContext, type FrameNews } from '../../kit/frame.ts';
import { notifyError } from '../../kit/notify.ts';
import { CurrentProvider } from '../CurrentProvider.tsx';
import { FrameRoutes } from './FrameRoutes.tsx';
import { openFrame } from './openFrame.ts';

/** To any site: only the app's sites may frame this page (frame-ancestors), and nothing in it is secret. */
const tellParent = (news: FrameNews, detail: object) => window.parent.postMessage({ from: 'aosai', news, detail }, '*');

const REFUSED = '请回到学校的页面重新进入';
const STAFF = '您的账号登录时要第二步验证，请在平台的网站登录。';

/** Pages of the frame; a session that has ended is shown above them, and told to the site around. */
function Inside({ hadTicket }: { hadTicket: boolean }) {
  const { asking } = useSession();
  useEffect(() => {
    if (asking) tellParent('ao-ticket', { reason: hadTicket ? 'expired' : 'missing' });
  }, [asking, hadTicket]);
  return (
    <TicketFrame state={{ kind: 'open', asks: asking ? (hadTicket ? 'again' : 'first') : null }}>
      <FrameRoutes />
    </TicketFrame>
  );
}

/** What the element put after `#`; the ticket as text, since each is used once. */
const readHash = () => {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('assertion');
  return { isBare: location.hash === '', ticket, ...readAssertion(location.hash) };
};

/** Removes what is after `#` before anything else can read it there. */
const clearHash = () => history.replaceState(history.state, '', location.pathname);

const firstState = ({ isBare, ticket }: ReturnType<typeof readHash>): 'entering' | 'open' | { reason: string } => {
  // The browser loaded the frame again by itself; only the element has the address.
  if (isBare) return { reason: REFUSED };
  return ticket === null ? 'open' : 'entering';
};

function Frame({ opening }: { opening: Promise<Aosai> }) {
  const aosai = use(opening);
  const [first] = useState(readHash);
  const [router] = useState(() => {
    const [path = '/', searchPath = ''] = first.page.split('?', 2);
    return memoryLocation({ path, searchPath });
  });
  const used = useRef({ ticket: '', page: first.page });
  const [state, setState] = useState(() => firstState(first));
  const [hadTicket, setHadTicket] = useState(false);

  function refuse(cause: unknown): void {
    // With the network back, the same ticket may still do.
    if (!(cause instanceof ApiError && cause.isTransient)) tellParent('ao-ticket', { reason: 'refused' });
    // A page that is open stays: its answers are not lost.
    if (state === 'open') {
      if (cause instanceof ApiError) notifyError(cause);
      return;
    }
    const isStaff = cause instanceof ApiError && cause.code === 'SECOND_FACTOR_REQUIRED';
    setState({ reason: isStaff ? STAFF : cause instanceof ApiError ? cause.message : REFUSED });
  }

  const signIn = useEffectEvent(({ ticket, assertion }: ReturnType<typeof readHash>) => {
    if (ticket === null || ticket === used.current.ticket) return;
    used.current.ticket = ticket;
    aosai.client.auth
      .ssoAuth(assertion, { quiet: true })
      .then(async (reply) => {
        await aosai.session.signedIn(reply.session);
        setHadTicket(true);
        setState('open');
      })
      .catch(refuse);
  });

  /** The element sets a new address after `#` when it gets another ticket or page. */
  const follow = useEffectEvent(() => {
    const given = readHash();
    if (given.isBare) return;
    clearHash();
    if (given.page !== used.current.page) {
      used.current.page = given.page;
      router.navigate(given.page, { replace: true });
    }
    signIn(given);
  });

  useEffect(() => {
    if (first.isBare) tellParent('ao-ticket', { reason: 'missing' });
    clearHash();
    signIn(first);
    const again = () => follow();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [first]);

  if (state === 'entering') return <TicketFrame state={{ kind: 'entering' }} />;
  if (state !== 'open') return <TicketFrame state={{ kind: 'refused', reason: state.reason }} />;
  return (
    <AosaiContext value={aosai}>
      <CurrentProvider>
        <FrameContext value={tellParent}>
          <Router hook={router.hook} searchHook={router.searchHook}>
            <Inside hadTicket={hadTicket} />
          </Router>
        </FrameContext>
      </CurrentProvider>
    </AosaiContext>
  );
}

/**
 * /embed/page#assertion=…&page=…: a page of the site in a frame on a school's site, for the person of a signed ticket
 * (docs/sso.md), or without one for a guest.
 */
export function Component() {
  const { settings } = useAosai();
  const [opening] = useState(() => openFrame(settings));
  return (
    <Suspense fallback={<PageLoading />}>
      <Frame opening={opening} />
    </Suspense>
  );
}

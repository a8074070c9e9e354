import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../tokens/theme.ts';
import { PageLoading } from '../PageLoading/PageLoading.tsx';

export interface TicketFrameProps {
  /**
   * `entering` while the ticket is checked, `refused` with the reason, `elsewhere` for a page that frames do not show,
   * `open` for all others.
   */
  state:
    | { kind: 'entering' }
    | { kind: 'refused'; reason: string }
    | { kind: 'elsewhere'; href: string }
    /** `asks`: nobody is signed in (`first`) or no longer (`again`), and the page needs it. */
    | { kind: 'open'; asks: 'first' | 'again' | null };
  /** The page. It stays in the frame while its person has to come again. */
  children?: ReactNode;
}

const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.toast};
  top: 0;
`;

const ASKS = {
  first: { title: '需要登录', text: '请先在学校的网站登录，再回到这里。' },
  again: { title: '登录已过期', text: '请在学校的网站重新打开这一页。没有保存的答案留在这里，回来以后会继续保存。' },
} as const;

/** A page of the platform in a frame on a school's site, opened with a ticket that the school signed. */
export const TicketFrame = ({ state, children }: TicketFrameProps) => {
  switch (state.kind) {
    case 'entering':
      return <PageLoading />;
    case 'refused':
      return (
        <PageMessage alert sign="误" title="没能登录" action={null}>
          <p>{state.reason}</p>
        </PageMessage>
      );
    case 'elsewhere':
      return (
        <PageMessage
          sign="外"
          title="这一页不在框里显示"
          action={
            <ButtonLink href={state.href} target="_blank" rel="noopener">
              在新的标签页打开
            </ButtonLink>
          }
        >
          <p>框里只有考试、练习和课程。其他内容在平台上看，那里要另外登录。</p>
        </PageMessage>
      );
    case 'open':
      return (
        <>
          {state.asks !== null && (
            <Bar>
              <Alert tone="warn" shape="bar" live="assertive" title={ASKS[state.asks].title}>
                {ASKS[state.asks].text}
              </Alert>
            </Bar>
          )}
          {children}
        </>
      );
    default:
      return state satisfies never;
  }
};

import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { InboxMessage } from '@aosai/api/platform/dev.contract';
import { dateText, secondText } from '@aosai/api/kit/beijing';

export interface DevInboxProps {
  /** Newest first; undefined while loading. */
  messages: readonly InboxMessage[] | undefined;
  /** Why the inbox is not available. */
  error: string | null;
  refreshing: boolean;
  on: { refresh: () => void };
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  article {
    display: grid;
    gap: ${theme.space[8]};
    min-width: 0;
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  header b {
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  footer > code {
    color: ${theme.color.ink};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.lead};
    letter-spacing: 0.1em;
  }
`;

const Body = ({ messages, error, refreshing, on }: DevInboxProps) => {
  if (error !== null) {
    return (
      <ErrorState title="没有本机收件箱" onRetry={on.refresh} retrying={refreshing}>
        {error}
      </ErrorState>
    );
  }
  if (messages === undefined) return <Skeleton lines={4} />;
  if (messages.length === 0) {
    return <Empty title="还没有短信和邮件">在登录或注册时获取验证码，内容就会出现在这里；服务器的日志里也有。</Empty>;
  }
  return (
    <List>
      {messages.map(({ id, channel, to, subject, text, code, at }) => (
        <li key={id}>
          <Card>
            <article>
              <header>
                <Tag>{channel === 'sms' ? '短信' : '邮件'}</Tag>
                <b>{to}</b>
                <time dateTime={at}>{`${dateText(at)} ${secondText(at)}`}</time>
              </header>
              {subject !== null && <b>{subject}</b>}
              <p>{text}</p>
              {code !== null && (
                <footer>
                  <code>{code}</code>
                  <CopyButton text={code} label={`复制验证码，发给 ${to}`}>
                    复制验证码
                  </CopyButton>
                </footer>
              )}
            </article>
          </Card>
        </li>
      ))}
    </List>
  );
};

/** Messages that the built-in senders would have sent; only on a developer's machine. */
export const DevInbox = (props: DevInboxProps) => (
  <PageBody>
    <PageHeader
      title="本机收件箱"
      lead="没有配置短信和邮件服务时，验证码不会真的发出，只出现在这里。"
      action={
        <Button icon="refresh" loading={props.refreshing} onClick={props.on.refresh}>
          刷新
        </Button>
      }
    />
    <section aria-labelledby="dev-messages">
      <VisuallyHidden as="h2" id="dev-messages">
        短信和邮件
      </VisuallyHidden>
      <Body {...props} />
    </section>
  </PageBody>
);

import { keyframes, styled } from 'styled-components';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Portal } from '../../../../primitives/Portal/Portal.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { noticeKinds } from './noticeKinds.ts';
import type { Notice } from '@aosai/api/exams/attempt.contract';

export interface FreshNoticeProps {
  notice: Notice | null;
  onDismiss: () => void;
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Root = styled.div`
  position: fixed;
  /* Under the bars, whose buttons stay in reach. */
  top: 116px;
  right: ${theme.space[20]};
  z-index: ${theme.layer.toast};
  width: 360px;
  max-width: calc(100vw - 32px);

  > div {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: 10px;
    padding: 12px 10px 12px 14px;
    border: 1px solid ${theme.color.line};
    border-left: 4px solid ${theme.color.primary};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
    animation: ${arrive} ${theme.motion.calm} ${theme.motion.ease};
  }
  > div > svg {
    margin-top: 3px;
    color: ${theme.color.primary};
  }
  > div[data-kind='extended'] {
    border-left-color: ${theme.color.ok};
  }
  > div[data-kind='extended'] > svg {
    color: ${theme.color.ok};
  }
  strong {
    font-weight: ${theme.weight.bold};
  }
  p {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    top: 108px;
    right: ${theme.space[16]};
    left: ${theme.space[16]};
    width: auto;
  }
`;

/** A notice that has just arrived (more time, or an announcement); shown until closed. */
export const FreshNotice = ({ notice, onDismiss }: FreshNoticeProps) => (
  <Portal>
    <Root role="status">
      {notice && (
        <div data-kind={notice.kind}>
          <Icon name={notice.kind === 'extended' ? 'clock' : 'info'} />
          <div>
            <strong>{noticeKinds[notice.kind].title}</strong>
            <p>{notice.text}</p>
          </div>
          <IconButton icon="close" label="关闭公告" size="s" onClick={onDismiss} />
        </div>
      )}
    </Root>
  </Portal>
);

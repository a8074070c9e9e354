import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { DesktopAsked } from '../signIn.ts';

export interface DesktopPaneProps {
  asked: DesktopAsked;
  error: string | null;
  loading: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  onAnswer: (agreed: boolean) => void;
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  padding-top: ${theme.space[8]};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  dt {
    color: ${theme.color.ink2};
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.medium};
  }
  > [data-part='acts'] {
    display: grid;
    gap: ${theme.space[8]};
  }
`;

/** On the phone that scanned the code: which browser it would sign in, with two answers. */
export const DesktopPane = ({ asked, error, loading, now, onAnswer, onClose }: DesktopPaneProps) => {
  if (asked.answer !== null) {
    return (
      <Root>
        {asked.answer === 'confirmed' ? (
          <Alert tone="ok" live="polite" title="已确认">
            电脑上马上会登录，这个页面可以关闭了。
          </Alert>
        ) : (
          <Alert tone="info" live="polite" title="没有登录">
            电脑上的登录已取消。如果二维码是别人发来的，请不要再扫。
          </Alert>
        )}
        <Button size="l" block onClick={onClose}>
          关闭
        </Button>
      </Root>
    );
  }
  return (
    <Root>
      <p>您扫的二维码来自下面这个浏览器。确认后，它会用您的账号登录。</p>
      <dl>
        <dt>浏览器</dt>
        <dd>{asked.browser}</dd>
        <dt>网络地址</dt>
        <dd>{asked.address}</dd>
        <dt>打开时间</dt>
        <dd>{momentText(asked.askedAt, now)}</dd>
      </dl>
      <Alert tone="warn">只有这台电脑就在您面前时才确认。别人发来的二维码不要确认。</Alert>
      {error !== null && !loading && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <div data-part="acts">
        <Button variant="primary" size="l" block loading={loading} onClick={() => onAnswer(true)}>
          确认登录
        </Button>
        <Button size="l" block disabled={loading} onClick={() => onAnswer(false)}>
          不是我，取消
        </Button>
      </div>
    </Root>
  );
};

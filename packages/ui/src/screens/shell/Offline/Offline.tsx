import { Button } from '../../../primitives/Button/Button.tsx';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';

export interface OfflineProps {
  retrying: boolean;
  on: { retry: () => void };
}

/** Shown if the site cannot reach its server. */
export const Offline = ({ retrying, on }: OfflineProps) => (
  <PageMessage
    alert
    sign="断"
    title="连不上服务器"
    action={
      <Button variant="primary" icon="refresh" loading={retrying} onClick={on.retry}>
        {retrying ? '正在连接' : '重新连接'}
      </Button>
    }
  >
    <p>请检查网络。如果其他网站能打开，可能是服务器正在维护，过几分钟再试。</p>
    <p>考试中写下的答案已存在这台设备上，恢复连接后会自动保存。请不要清除浏览器数据。</p>
  </PageMessage>
);

import { Alert } from '@aosai/ui/primitives/Alert';
import { AosaiRoot } from '@aosai/ui/primitives/AosaiRoot';
import { Button } from '@aosai/ui/primitives/Button';

/** A server component: the parts are imported as they are. */
export default function Page() {
  return (
    <AosaiRoot accent="#0f766e">
      <Alert title="社内选拔赛（一）">周六上午开始，难度接近 GESP 四级。</Alert>
      <Button variant="primary">报名</Button>
    </AosaiRoot>
  );
}

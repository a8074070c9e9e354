import { Alert } from '@aosai/ui/primitives/Alert';
import { AosaiRoot } from '@aosai/ui/primitives/AosaiRoot';
import { Button } from '@aosai/ui/primitives/Button';

/** A page of the Pages Router. */
export default function Old() {
  return (
    <AosaiRoot theme="dark">
      <Alert title="社内选拔赛（二）">周日上午开始。</Alert>
      <Button>报名</Button>
    </AosaiRoot>
  );
}

import { Button } from '@aosai/ui/primitives/Button';
import { Dialog } from '@aosai/ui/primitives/Dialog';
import type { SignOut } from './useSignOut.ts';

/** Signing out on a shared computer erases its drafts: said before it happens. */
export function SignOutDialog({ draftCount, confirm, cancel }: SignOut) {
  return (
    <Dialog
      open
      title="还有答案没有保存到服务器"
      onClose={cancel}
      description={`这台电脑上有 ${draftCount} 道题的答案还没有保存。退出登录会删除它们；先回到考试页面等「已保存」出现，再退出。`}
      footer={
        <>
          <Button onClick={cancel}>先不退出</Button>
          <Button variant="danger" onClick={confirm}>
            删除并退出
          </Button>
        </>
      }
    />
  );
}

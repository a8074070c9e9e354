import { Button } from '@aosai/ui/primitives/Button';
import { Dialog } from '@aosai/ui/primitives/Dialog';
import type { SignOut } from './useSignOut.ts';

/** Warns that signing out erases drafts not yet on the server. */
export function SignOutDialog({ draftCount, confirm, cancel }: SignOut) {
  return (
    <Dialog
      open
      title="还有内容没有保存到服务器"
      onClose={cancel}
      description={`这台电脑上有 ${draftCount} 道题的答案或修改还没有保存。退出登录会删除它们；请先回到考试或编辑页面，看到「已保存」再退出。`}
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

import { OwnPassword } from '@aosai/ui/screens/accounts/OwnPassword';
import { useAosai } from '../kit/context.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';

/** The dialog in which people change their password, with its call and toast. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { client } = useAosai();
  const { act, perform } = useOfficeAct();
  return (
    <OwnPassword
      act={act}
      on={{
        save: (passwords) =>
          void perform(() => client.user.updatePwd(passwords, { quiet: true }), '密码已修改').then((isDone) => {
            if (isDone) onClose();
          }),
        close: onClose,
      }}
    />
  );
}

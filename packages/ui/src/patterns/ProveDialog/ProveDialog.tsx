import { proveFields, recoveryFields, totpFields } from '@aosai/api/accounts/secondFactorForms';
import { type ReactNode, useState } from 'react';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog } from '../FieldsDialog/FieldsDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

/** The password and, where there is one, the second factor. */
export interface GivenProof {
  password: string;
  code?: string;
  recoveryCode?: string;
}

export interface ProveDialogProps {
  /** Why the proof is asked for now, in one or two sentences. */
  children: ReactNode;
  /** Whether the account has a second factor, which is then asked for too. */
  asksFactor: boolean;
  act: TableAct;
  on: { prove: (proof: GivenProof) => void; close: () => void };
}

/** Asks for the password and, where there is one, the second factor, before something that a stranger must not do. */
export const ProveDialog = ({ children, asksFactor, act, on }: ProveDialogProps) => {
  const [byRecovery, setByRecovery] = useState(false);
  const asked = { ...proveFields, ...(asksFactor && (byRecovery ? recoveryFields : totpFields)) };
  return (
    <FieldsDialog
      key={String(byRecovery)}
      of={asked}
      title="请确认是您本人"
      description={
        <>
          {children}
          {asksFactor && (
            <Button variant="ghost" size="s" onClick={() => setByRecovery(!byRecovery)}>
              {byRecovery ? '改用动态码' : '改用恢复码'}
            </Button>
          )}
        </>
      }
      submitLabel="确认"
      act={act}
      on={{ submit: on.prove, close: on.close }}
    />
  );
};

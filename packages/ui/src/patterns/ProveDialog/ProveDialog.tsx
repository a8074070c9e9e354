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
  /** The browser asks for the passkey. */
  byPasskey?: true;
}

/** The second factors that an account has; none where the password is enough. */
export interface OwnedFactors {
  totp: boolean;
  passkey: boolean;
}

export interface ProveDialogProps {
  /** Why the proof is asked for now, in one or two sentences. */
  children: ReactNode;
  /** One of them is asked for too. */
  factors: OwnedFactors;
  act: TableAct;
  on: { prove: (proof: GivenProof) => void; close: () => void };
}

const WAY_WORDS = { passkey: '改用通行密钥', totp: '改用动态码', recovery: '改用恢复码' } as const;

/** Asks for the password and, where there is one, the second factor, before something that a stranger must not do. */
export const ProveDialog = ({ children, factors, act, on }: ProveDialogProps) => {
  const ways = [
    ...(factors.passkey ? (['passkey'] as const) : []),
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkey || factors.totp ? (['recovery'] as const) : []),
  ];
  const [chosen, choose] = useState(ways[0]);
  const asked = {
    ...proveFields,
    ...(chosen === 'totp' && totpFields),
    ...(chosen === 'recovery' && recoveryFields),
  };
  return (
    <FieldsDialog
      key={chosen}
      of={asked}
      title="请确认是您本人"
      description={
        <>
          {children}
          {ways
            .filter((way) => way !== chosen)
            .map((way) => (
              <Button key={way} variant="ghost" size="s" onClick={() => choose(way)}>
                {WAY_WORDS[way]}
              </Button>
            ))}
        </>
      }
      submitLabel={chosen === 'passkey' ? '用通行密钥确认' : '确认'}
      act={act}
      on={{
        submit: ({ password, code, recoveryCode }) =>
          on.prove({
            password,
            ...(typeof code === 'string' && { code }),
            ...(typeof recoveryCode === 'string' && { recoveryCode }),
            ...(chosen === 'passkey' && { byPasskey: true }),
          }),
        close: on.close,
      }}
    />
  );
};

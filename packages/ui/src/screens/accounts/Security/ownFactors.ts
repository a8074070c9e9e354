import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { secondFactor } from '@aosai/api/accounts/secondFactor.contract';
import type { TypedFactor } from '../SecondStep/SecondStep.tsx';

type Calls = (typeof secondFactor)['calls'];

/** The second factors of the signed-in person. */
export type OwnFactors = OutputOf<Calls['queryMine']>;
/** A browser in which the person is signed in. */
export type Device = OutputOf<Calls['queryDevices']>['devices'][number];

/** The open dialog. */
export type SecurityDialog =
  /** Asks whether the owner is at the keyboard, before a change. */
  | { kind: 'prove' }
  | { kind: 'totp'; secret: string; address: string }
  /** New recovery codes, shown this once. */
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove' }
  | { kind: 'renew' };

export interface SecurityOn {
  beginTotp: () => void;
  confirmTotp: (code: string) => void;
  /** Opens a question. */
  ask: (kind: 'remove' | 'renew') => void;
  removeTotp: () => void;
  newRecoveryCodes: () => void;
  prove: (proof: { password: string } & Partial<TypedFactor>) => void;
  endDevice: (device: Device) => void;
  print: () => void;
  retry: () => void;
  close: () => void;
}

import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { secondFactor } from '@aosai/api/accounts/secondFactor.contract';
import type { GivenProof } from '../../../patterns/ProveDialog/ProveDialog.tsx';

type Calls = (typeof secondFactor)['calls'];

/** The second factors of the signed-in person. */
export type OwnFactors = OutputOf<Calls['queryMine']>;
export type OwnPasskey = OwnFactors['passkeys'][number];
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
  /** Asks for the name of a new passkey. */
  | { kind: 'addPasskey' }
  | { kind: 'renamePasskey' | 'removePasskey'; passkey: OwnPasskey }
  | { kind: 'renew' };

/** What the page asks before a change. */
export type SecurityQuestion = Extract<
  SecurityDialog,
  { kind: 'remove' | 'renew' | 'addPasskey' | 'renamePasskey' | 'removePasskey' }
>;

export interface SecurityOn {
  beginTotp: () => void;
  confirmTotp: (code: string) => void;
  /** Opens a question. */
  ask: (question: SecurityQuestion) => void;
  removeTotp: () => void;
  /** Makes a passkey with the browser and adds it. */
  addPasskey: (name: string) => void;
  renamePasskey: (passkey: OwnPasskey, name: string) => void;
  removePasskey: (passkey: OwnPasskey) => void;
  newRecoveryCodes: () => void;
  prove: (proof: GivenProof) => void;
  endDevice: (device: Device) => void;
  print: () => void;
  retry: () => void;
  close: () => void;
}

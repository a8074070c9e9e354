import type { ServerKey } from '@aosai/api/envelope/keys';

/** A key pair of the envelope: clients seal with it until `notAfter`; requests open for a day more. */
export interface LiveKey extends ServerKey {
  notAfter: Date;
  opensUntil: Date;
}

/** The pairs that requests are sealed for. */
export interface EnvelopeKeys {
  /** Keys that clients may seal with now, the preferred one first. */
  envelopeKeys(now: Date): LiveKey[];
  /** The pair of a kid while it still opens requests; keys of other processes are looked up. */
  envelopeKey(kid: string, now: Date): Promise<LiveKey | undefined>;
  /** Reads keys made by other processes, makes a new one when due, and deletes expired ones. */
  refresh(now: Date): Promise<void>;
}

/** The secrets of the server, for use by the rest of it. */
export interface Keys extends EnvelopeKeys {
  /** 32 bytes that sign the requests of a session; derived, never stored. */
  sessionKey(sessionId: string): Uint8Array;
  /** Derives tokens and draft keys of attempts. */
  attemptSecret: Uint8Array;
  /** Keyed hash, in hex, for finding a mobile number. */
  mobileHash(mobile: string): string;
  sealField(text: string): string;
  openField(sealed: string): string;
}

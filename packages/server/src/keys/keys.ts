import type { ServerKey } from '@aosai/api/envelope/keys';

/** A key pair of the envelope with its life: clients use it until `notAfter`, requests open for a day more. */
export interface LiveKey extends ServerKey {
  notAfter: Date;
  opensUntil: Date;
}

/** The pairs that requests are sealed for. */
export interface EnvelopeKeys {
  /** Keys that clients may seal with at this instant, the one to use first. */
  envelopeKeys(now: Date): LiveKey[];
  /** The pair behind a kid while it still opens requests; one that another process made is looked up. */
  envelopeKey(kid: string, now: Date): Promise<LiveKey | undefined>;
  /** Takes over keys made by another process, makes a new one when due, destroys what is past its day. */
  refresh(now: Date): Promise<void>;
}

/** Every secret of the server, as the rest of the server may use it. */
export interface Keys extends EnvelopeKeys {
  /** 32 bytes that prove a session: derived, never stored. */
  sessionKey(sessionId: string): Uint8Array;
  /** Root of the tokens and draft keys of attempts. */
  attemptSecret: Uint8Array;
  /** Keyed hash for look-ups by mobile number, in hex. */
  mobileHash(mobile: string): string;
  sealField(text: string): string;
  openField(sealed: string): string;
}

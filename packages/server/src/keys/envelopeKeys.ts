import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { newServerKey } from '@aosai/api/envelope/keys';
import type { EnvelopeKeys, LiveKey } from './keys.ts';
import type { SecretStore } from './secretStore.ts';

/** How long clients seal with a key. */
export const ROTATION_MS = 7 * DAY_MS;
/** How long before its use the next key is made, so that every server has read it by then. */
export const AHEAD_MS = HOUR_MS;
export const OPENS_AFTER_MS = DAY_MS;
/** Unknown keys cause at most one look-up in the store per this time. */
const LOOK_UP_EVERY_MS = MS_PER_SECOND;
const FILE = 'envelope.json';

const pairsShape = z.array(
  z.object({ kid: z.string(), secretKey: z.string(), publicKey: z.string(), madeAt: z.iso.datetime() }),
);
type StoredPair = z.output<typeof pairsShape>[number];

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytes = (value: string) => Buffer.from(value, 'base64url');

function newPair(now: Date, others: readonly StoredPair[]): StoredPair {
  for (;;) {
    const pair = newServerKey();
    if (others.some((other) => other.kid === pair.kid)) continue;
    return {
      kid: pair.kid,
      secretKey: text(pair.secretKey),
      publicKey: text(pair.publicKey),
      madeAt: now.toISOString(),
    };
  }
}

/** Newest first; expired pairs are deleted for good. */
function rotated(pairs: readonly StoredPair[], now: Date): StoredPair[] {
  const age = (pair: StoredPair) => now.getTime() - Date.parse(pair.madeAt);
  const live = pairs.filter((pair) => age(pair) < ROTATION_MS + OPENS_AFTER_MS);
  const newest = live[0];
  return newest && age(newest) < ROTATION_MS - AHEAD_MS ? live : [newPair(now, live), ...live];
}

function liveKey(pair: StoredPair): LiveKey {
  const madeMs = Date.parse(pair.madeAt);
  return {
    kid: pair.kid,
    secretKey: bytes(pair.secretKey),
    publicKey: bytes(pair.publicKey),
    notAfter: new Date(madeMs + ROTATION_MS),
    opensUntil: new Date(madeMs + ROTATION_MS + OPENS_AFTER_MS),
  };
}

/** Oldest first, so that the next key is used only once the current one has ended. */
const liveKeys = (kept: string | null): LiveKey[] =>
  kept === null ? [] : pairsShape.parse(JSON.parse(kept)).map(liveKey).toReversed();

/** Opens the envelope's key pairs, which all processes with the same store share. */
export async function openEnvelopeKeys(store: SecretStore, now: Date): Promise<EnvelopeKeys> {
  let live: LiveKey[] = [];
  let lookedUpMs = Number.NEGATIVE_INFINITY;
  let lookingUp: Promise<void> | undefined;

  const refresh = async (at: Date) => {
    const kept = await store.update(FILE, (current) =>
      JSON.stringify(rotated(current === null ? [] : pairsShape.parse(JSON.parse(current)), at)),
    );
    live = liveKeys(kept);
  };

  const lookUp = (at: Date): Promise<void> | undefined => {
    // `abs`, so that a clock that was set back does not block look-ups.
    if (lookingUp || Math.abs(at.getTime() - lookedUpMs) < LOOK_UP_EVERY_MS) return lookingUp;
    lookedUpMs = at.getTime();
    lookingUp = store
      .read(FILE)
      .then((kept) => {
        live = liveKeys(kept);
      })
      .finally(() => {
        lookingUp = undefined;
      });
    return lookingUp;
  };

  const find = (kid: string, at: Date) => live.find((key) => key.kid === kid && at < key.opensUntil);

  await refresh(now);
  return {
    refresh,
    envelopeKeys: (at) => live.filter((key) => at < key.notAfter),
    envelopeKey: async (kid, at) => {
      const known = find(kid, at);
      if (known) return known;
      await lookUp(at);
      return find(kid, at);
    },
  };
}

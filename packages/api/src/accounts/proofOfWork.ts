import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Proof of work: slows down programs without stopping people. For each of `WORK_PARTS` parts, the client searches a
 * counter whose hash begins with enough zero bits; many small parts take a steadier time than a large one. The first
 * field of the challenge, `bits`, means that 2^bits hashes are expected in total. docs/sign-in.md describes the format.
 */
export const WORK_PARTS = 8;
/** log2 of the number of parts: each part needs this many bits fewer. */
const PART_BITS = 3;
const MAX_COUNTER = 2 ** 32;
/** Seed, part and counter fit into one SHA-256 block. */
const SEED_BYTES = 32;
const TRY_BYTES = SEED_BYTES + 5;

/** Format of a challenge. */
export const WORK_CHALLENGE = /^(\d{1,2})\.(\d{13})\.([\w-]{22})\.([0-9a-f]{64})$/;
/** Format of a proof: `{challenge}~{counter}-{counter}-…`, counters in base 36. */
export const WORK_PROOF = /^[\w.-]{100,120}~[0-9a-z]{1,7}(-[0-9a-z]{1,7}){7}$/;

/** The expected number of hashes as a power of two; 0 for an invalid challenge. */
export const workBitsOf = (challenge: string): number => Number(WORK_CHALLENGE.exec(challenge)?.[1] ?? 0);

interface Tries {
  fits(part: number, counter: number): boolean;
}

function triesOf(challenge: string): Tries {
  const bytes = new Uint8Array(TRY_BYTES);
  bytes.set(sha256(utf8ToBytes(challenge)));
  const view = new DataView(bytes.buffer);
  const shift = 32 - Math.max(1, workBitsOf(challenge) - PART_BITS);
  return {
    fits(part, counter) {
      bytes[SEED_BYTES] = part;
      view.setUint32(SEED_BYTES + 1, counter);
      const [a = 0, b = 0, c = 0, d = 0] = sha256(bytes);
      return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >>> shift === 0;
    },
  };
}

/**
 * Solves a challenge in steps, so that a page stays responsive without a worker. Each `next()` tries some thousand
 * counters and yields the number of finished parts; the last one returns the proof.
 */
export function* solveWork(challenge: string, triesPerStep = 2_000): Generator<number, string> {
  const { fits } = triesOf(challenge);
  const counters: string[] = [];
  let tried = 0;
  for (let counter = 0; counters.length < WORK_PARTS && counter < MAX_COUNTER; counter += 1) {
    if (fits(counters.length, counter)) {
      counters.push(counter.toString(36));
      counter = -1;
    }
    tried += 1;
    if (tried % triesPerStep === 0) yield counters.length;
  }
  return `${challenge}~${counters.join('-')}`;
}

/** Whether the counters of a proof solve its challenge. Only the server can tell whether it issued the challenge. */
export function isWorkDone(proof: string): boolean {
  const [challenge = '', answer = ''] = proof.split('~');
  const counters = answer.split('-').map((text) => Number.parseInt(text, 36));
  const { fits } = triesOf(challenge);
  return (
    WORK_CHALLENGE.test(challenge) &&
    counters.length === WORK_PARTS &&
    counters.every((counter, part) => counter < MAX_COUNTER && fits(part, counter))
  );
}

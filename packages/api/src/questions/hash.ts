import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Answer, canonicalAnswer } from './answers.ts';

/** SHA-256 of the canonical answer in hex. The receipt shows its first 8 digits. */
export function answerHash(answer: Answer | null): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalAnswer(answer))));
}

/** Number of hex digits that the receipt shows. */
export const SHORT_HASH_LENGTH = 8;

import type { Client } from '@aosai/api/client/client';
import type { GivenProof } from '@aosai/ui/patterns/ProveDialog';
import { signWithPasskey } from './passkeys.ts';

/** A proof of the owner as the server takes it; the browser asks for the passkey. */
export async function proofGiven(client: Pick<Client, 'secondFactor'>, { byPasskey, ...proof }: GivenProof) {
  if (byPasskey === undefined) return proof;
  const { passkey } = await client.secondFactor.queryProofWays({});
  return { ...proof, passkey: await signWithPasskey(passkey) };
}

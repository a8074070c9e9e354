import { ApiError } from '@aosai/api/client/errors';

/** The difficulty may grow while the browser is working, so a second proof may be needed. */
const MOST_PROOFS = 2;

/**
 * Sends a call; if the server requires a proof of work, computes it and repeats the call with it. `onWork` receives the
 * progress from 0 to 1, and null at the end. The solver is loaded only when needed.
 *
 * @throws ApiError of the call, also WORK_REQUIRED after two proofs
 */
export async function withProofOfWork<I extends object, O>(
  send: (input: I & { proof?: string }) => Promise<O>,
  input: I,
  onWork: (done: number | null) => void,
): Promise<O> {
  let proven: I & { proof?: string } = input;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(proven);
    } catch (error) {
      const challenge = error instanceof ApiError && error.code === 'WORK_REQUIRED' && error.details['challenge'];
      if (typeof challenge !== 'string' || proofs === MOST_PROOFS) throw error;
      onWork(0);
      try {
        const { solveProofOfWork } = await import('./solveProofOfWork.ts');
        proven = { ...input, proof: await solveProofOfWork(challenge, onWork) };
      } finally {
        onWork(null);
      }
    }
  }
}

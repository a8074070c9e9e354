import type { Client } from '@aosai/api/client/client';
import { requestIds } from '../kit/requestIds.ts';

type Message = Omit<Parameters<Client['message']['send']>[0], 'requestId'>;

const requests = requestIds();

/**
 * Sends a message to students exactly once: a retry has the same request id.
 *
 * @throws ApiError RATE_LIMITED
 */
export async function sendMessage(calls: Client, message: Message): Promise<void> {
  await calls.message.send({ ...message, requestId: requests.idOf(message) });
  requests.done(message);
}

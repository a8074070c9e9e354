import type { Client } from '@aosai/api/client/client';
import { requestIds } from '../requestIds.ts';

type Message = Omit<Parameters<Client['message']['send']>[0], 'requestId'>;

const requests = requestIds();

/** A message to students, once: tried again after a failure it is still the same. Throws RATE_LIMITED. */
export async function sendMessage(calls: Client, message: Message): Promise<void> {
  await calls.message.send({ ...message, requestId: requests.idOf(message) }, { quiet: true });
  requests.done(message);
}

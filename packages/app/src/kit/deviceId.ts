import { RANDOM_ID_LENGTH } from '@aosai/api/kit/constants';

const NAME = 'aosai.device';
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const CHANNEL = 'aosai-device';
const ANSWER_WAIT_MS = 120;

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_ID_LENGTH));
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** One promise per storage; a second claim would get an answer from the first one's listener, as from another tab. */
const opened = new WeakMap<DeviceStorage, Promise<string>>();

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The id of this tab, kept over reloads. Duplicating a tab copies its session storage, so the id is claimed first; if
 * another tab answers, a new one is taken. The server must see two tabs as two writers.
 */
export function openDeviceId(storage: DeviceStorage = sessionStorage): Promise<string> {
  const known = opened.get(storage) ?? claimDeviceId(storage);
  opened.set(storage, known);
  return known;
}

async function claimDeviceId(storage: DeviceStorage): Promise<string> {
  const channel = new BroadcastChannel(CHANNEL);
  const kept = storage.getItem(NAME);
  const taken =
    kept !== null &&
    (await new Promise<boolean>((resolve) => {
      const listen = (event: MessageEvent<unknown>) => {
        if (event.data === `here ${kept}`) resolve(true);
      };
      channel.addEventListener('message', listen);
      channel.postMessage(`who ${kept}`);
      setTimeout(() => {
        channel.removeEventListener('message', listen);
        resolve(false);
      }, ANSWER_WAIT_MS);
    }));
  const id = kept !== null && !taken ? kept : randomId();
  storage.setItem(NAME, id);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === `who ${id}`) channel.postMessage(`here ${id}`);
  });
  return id;
}

const HEX = 16;

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(HEX)), (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/**
 * Ids for writes that must be done once: the same form, sent again because nobody knows whether it arrived, has the
 * same id. Another form has another; `done` forgets it, so that the same may be wanted a second time.
 */
export function requestIds() {
  const open = new Map<string, string>();
  return {
    idOf(form: object): string {
      const key = JSON.stringify(form);
      const id = open.get(key) ?? randomId();
      open.set(key, id);
      return id;
    },
    done(form: object): void {
      open.delete(JSON.stringify(form));
    },
  };
}

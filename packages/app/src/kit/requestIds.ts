const HEX = 16;

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(HEX)), (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/**
 * Idempotency keys for writes that must happen exactly once. The same form has the same id until `done`, so a retry
 * after an unknown outcome reuses it. After `done` the same form gets a new id.
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

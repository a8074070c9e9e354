/**
 * An answer that is not what the server sealed. Of its own class, so that a page that opens answers does not carry the
 * server's whole catalogue of errors; the client gives it its text.
 */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
  readonly code: 'ENV_SIGNATURE' | 'ENV_DECRYPT';

  constructor(code: BrokenSeal['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

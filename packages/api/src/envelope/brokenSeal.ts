/**
 * A response that does not match the server's seal. It is not an `AppError`, so that a page that opens responses does
 * not load the server's whole error catalogue; the client adds the text.
 */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
  readonly code: 'ENV_SIGNATURE' | 'ENV_DECRYPT';

  constructor(code: BrokenSeal['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
